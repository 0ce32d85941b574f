import { sentenceCase } from '../statement.ts';
import type { Phrases } from './shape.ts';

export const swedishPhrases: Phrases = {
  greetings(tone) {
    const name = tone.firstName ?? tone.lastName;
    if (name === undefined) return [tone.company === undefined ? 'Hej,' : `Hej teamet på ${tone.company},`];
    return tone.formal
      ? [`Bästa ${[tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ')},`]
      : [`Hej ${name},`];
  },
  openings(fact, _tone, onSite) {
    const shared = [
      fact.sub && `Jag såg att ${fact.sub}.`,
      fact.sub && `Jag läste att ${fact.sub}.`,
      fact.sub === null ? `${sentenceCase(fact.main)} – det fångade mitt intresse.` : null,
    ];
    if (!onSite) return shared;
    return [
      fact.sub && `Jag såg på er webbplats att ${fact.sub}.`,
      fact.sub && `På er webbplats läste jag att ${fact.sub}.`,
      fact.sub && `När jag tittade på er hemsida såg jag att ${fact.sub}.`,
      ...shared,
    ];
  },
  further: (fact) => [fact.sub && `Jag läste också att ${fact.sub}.`, `${sentenceCase(fact.main)}.`],
  offers(offer, tone, close) {
    if (offer.shape === 'noun') {
      const noun = lowerNoun(offer.text);
      return [
        tone.senderCompany === undefined ? null : `På ${tone.senderCompany} erbjuder vi ${noun}.`,
        `Vi erbjuder ${noun}.`,
      ];
    }
    if (offer.shape === 'named') return [`Kort om oss: ${offer.text}.`, `${offer.text}.`];
    const we = lowerWe(offer.text);
    const inverted = /^vi (\p{L}+) (.+)$/u.exec(we);
    return [
      tone.senderCompany !== undefined && inverted !== null
        ? `På ${tone.senderCompany} ${inverted[1]} vi ${inverted[2]}.`
        : null,
      close && inverted !== null ? `Därför hör jag av mig: ${we}.` : null,
      `Kort om oss: ${we}.`,
      `${sentenceCase(we)}.`,
    ];
  },
  moreOffers: (offer) => [
    /^Vi \p{L}+ (?!också)/u.test(offer.text)
      ? `${offer.text.replace(/^Vi (\p{L}+) /u, 'Vi $1 också ')}.`
      : null,
    `${sentenceCase(offer.text)}.`,
  ],
  proofs: (offer) => [`Ett exempel: ${lowerWe(offer.text)}.`, `Som exempel: ${lowerWe(offer.text)}.`],
  customers: (names) => [`${listed(names)} arbetar redan med oss.`, `Vi arbetar redan med ${listed(names)}.`],
  questions: () => [
    'Skulle ett kort samtal nästa vecka passa?',
    'Vore det värt ett kort samtal för att se om det passar er?',
    'Får jag skicka en kort sammanfattning?',
    'Är det här något ni vill titta på?',
    'Har du tid för ett kort samtal nästa vecka?',
  ],
  calls: () => [
    'Om det låter intressant räcker ett kort svar, så skickar jag en sammanfattning.',
    'Hör gärna av dig om det låter intressant, så berättar jag mer.',
    'Om någon annan är rätt person får du gärna säga till.',
  ],
  followUps: () => [
    'Har du hunnit titta på mitt tidigare mejl?',
    'Får jag kort komma tillbaka till mitt tidigare mejl?',
  ],
  recalls: (offer) => [`Kort om oss: ${lowerWe(offer.text)}.`, `${sentenceCase(offer.text)}.`],
  nameQuestions: (name) => [
    `Skulle ${name} vara intressant för er?`,
    `Får jag skicka en kort sammanfattning om ${name}?`,
  ],
  closings: (tone) =>
    tone.formal
      ? ['Med vänliga hälsningar']
      : tone.warm
        ? ['Allt gott', 'Varma hälsningar']
        : ['Vänliga hälsningar', 'Med vänliga hälsningar', 'Bästa hälsningar'],
  factSubjects: (counted) => [`Era ${counted}`, `En fråga om era ${counted}`],
  subjects: (tone) => [
    tone.company === undefined ? 'En kort fråga' : `En fråga till ${tone.company}`,
    ...(tone.company !== undefined && tone.senderCompany !== undefined
      ? [`${tone.senderCompany} för ${tone.company}`]
      : []),
    ...(tone.firstName === undefined ? [] : [`En kort fråga, ${tone.firstName}`]),
  ],
  counted(main) {
    const match = new RegExp(
      [
        String.raw`(?<![\p{L}\d])(\d[\d ,.]* \p{Ll}{4,}(?:r|n|s)?(?<!procent|kronor|gånger|`,
        String.raw`åren))( i \p{Lu}\p{Ll}+)?(?=$|[ ,])`,
      ].join(''),
      'u',
    ).exec(main);
    if (match === null || /^(?:19|20)\d\d /u.test(match[0])) return null;
    const before = main.slice(0, match.index).trim().split(' ').at(-1)!.toLowerCase();
    return /^(över|cirka|ca|nästan|upp|till|än|minst|drygt|sedan|med|under)$/u.test(before) ? null : match[0];
  },
};

function lowerWe(text: string): string {
  return text.replace(/^(Vi|Vår|Vårt|Våra)(?!\p{L})/u, (word) => word.toLowerCase());
}

function lowerNoun(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} och ${names.at(-1)!}`;
}
