import type { DraftPhrases, OfferSentence } from '../../domain/language-pack/draft-phrases.ts';
import { lastWord, listed, lowerFirst, sentenceCase } from '../notation/text.ts';

/** A company is spoken to with "ni", its people with "du". */
export const draftPhrases: DraftPhrases = {
  greetings(tone) {
    const name = tone.firstName ?? tone.lastName;
    if (name === undefined) return [tone.company === undefined ? 'Hej,' : `Hej teamet på ${tone.company},`];
    return tone.formal
      ? [`Bästa ${[tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ')},`]
      : [`Hej ${name},`];
  },
  openings(fact, _tone, onSite) {
    const { sub } = fact;
    if (sub === null) return [`${sentenceCase(fact.main)} – det fångade mitt intresse.`];
    const shared = [`Jag såg att ${sub}.`, `Jag läste att ${sub}.`, `Jag noterade att ${sub}.`];
    if (!onSite) return shared;
    return [
      `Jag såg på er webbplats att ${sub}.`,
      `På er webbplats läste jag att ${sub}.`,
      `När jag tittade på er hemsida såg jag att ${sub}.`,
      ...shared,
    ];
  },
  descriptions: (noun, tone) => [
    tone.company === undefined ? null : `Som ${noun} fångade ${tone.company} mitt intresse.`,
    tone.company === undefined ? null : `${tone.company} fångade mitt intresse som ${noun}.`,
  ],
  fields: (field, tone) => [
    tone.company === undefined
      ? null
      : `Jag hittade ${tone.company} när jag läste om branschen ${lowerFirst(field)}.`,
  ],
  further: (fact) => [
    fact.also === null ? fact.sub && `Jag läste också att ${fact.sub}.` : `${sentenceCase(fact.also)}.`,
  ],
  bridges: (topic, tone) => [
    tone.company === undefined
      ? `Är ${topic} en fråga för er just nu?`
      : `Är ${topic} en fråga hos ${tone.company} just nu?`,
    `Är ${topic} något ni tittar på i år?`,
    `Får jag fråga om ${topic} är ett ämne hos er just nu?`,
    `Står ${topic} på er lista i år?`,
  ],
  shortBridges: (tone) => [
    tone.company === undefined
      ? 'Är det här en fråga för er just nu?'
      : `Är det här en fråga hos ${tone.company} just nu?`,
    'Är det här något ni tittar på i år?',
    'Kan det här vara intressant för er?',
  ],
  transitions: (topic) => [`Jag hör av mig om ${topic}.`, `Jag har en kort fråga om ${topic}.`],
  offers(offer, tone) {
    if (offer.shape === 'noun') {
      const noun = lowerNoun(offer.text);
      const at = tone.senderCompany;
      return [at === undefined ? null : `På ${at} erbjuder vi ${noun}.`, `Vi erbjuder ${noun}.`];
    }
    const ours = ofOurCompany(offer, tone.senderCompany);
    return [
      ours !== null && tone.senderCompany !== undefined
        ? `På ${tone.senderCompany} ${ours.verb} vi ${ours.rest}.`
        : null,
      `${sentenceCase(offer.text)}.`,
      ours !== null && tone.senderCompany !== undefined
        ? `Jag skriver från ${tone.senderCompany}, där vi ${ours.verb} ${ours.rest}.`
        : null,
    ];
  },
  moreOffers: (offer) => [
    /^Vi \p{L}+ (?!också)/u.test(offer.text)
      ? `${offer.text.replace(/^Vi (\p{L}+) /u, 'Vi $1 också ')}.`
      : null,
    offer.shape === 'noun' ? null : `${sentenceCase(offer.text)}.`,
  ],
  proofs: (offer) => [`${sentenceCase(offer.text)}.`, `Ett exempel: ${lowerWe(offer.text)}.`],
  customers: (names) => [
    `${listed(names, 'och')} arbetar redan med oss.`,
    `Vi arbetar redan med ${listed(names, 'och')}.`,
  ],
  asks: (aim, topic, tone) =>
    ({
      call: [
        'Skulle ett kort samtal nästa vecka passa?',
        topic === null ? 'Kan vi prata kort nästa vecka?' : `Kan vi prata kort om ${topic} nästa vecka?`,
        tone.formal
          ? 'Har ni tid för ett kort samtal nästa vecka?'
          : 'Har du tid för ett kort samtal nästa vecka?',
        'Vore det värt ett kort samtal för att se om det passar er?',
      ],
      demo: [
        tone.formal ? 'Vill ni se det i en kort visning?' : 'Vill du se det i en kort visning?',
        'Skulle en kort visning nästa vecka passa?',
      ],
      summary: [
        'Får jag skicka en kort sammanfattning?',
        topic === null
          ? 'Ska jag skicka en kort sammanfattning?'
          : `Får jag skicka en kort sammanfattning om ${topic}?`,
      ],
      trial: ['Skulle ni vilja prova?', 'Ska vi ordna en provperiod för er?'],
    })[aim],
  answers: (aim) =>
    ({
      call: [
        'I så fall berättar jag gärna mer i ett kort samtal.',
        'I så fall räcker ett kort svar, så föreslår jag en tid för ett samtal.',
        'Hör i så fall gärna av dig, så hittar vi en tid för ett kort samtal.',
      ],
      demo: [
        'I så fall visar jag gärna mer i en kort visning.',
        'I så fall räcker ett kort svar, så föreslår jag en tid för en visning.',
      ],
      summary: [
        'I så fall skickar jag gärna en kort sammanfattning.',
        'I så fall räcker ett kort svar, så skickar jag en sammanfattning.',
      ],
      trial: [
        'I så fall ordnar jag gärna en provperiod.',
        'I så fall räcker ett kort svar, så ordnar jag en provperiod.',
      ],
    })[aim],
  calls: (aim) =>
    ({
      call: [
        'Om det låter intressant räcker ett kort svar, så föreslår jag en tid för ett samtal.',
        'Jag berättar gärna mer i ett kort samtal.',
      ],
      demo: [
        'Jag visar gärna mer i en kort visning.',
        'Om det låter intressant räcker ett kort svar, så föreslår jag en tid för en visning.',
      ],
      summary: [
        'Om det låter intressant räcker ett kort svar, så skickar jag en sammanfattning.',
        'Jag skickar gärna en kort sammanfattning.',
      ],
      trial: [
        'Om ni vill prova räcker ett kort svar, så ordnar jag en provperiod.',
        'Jag ordnar gärna en provperiod för er.',
      ],
    })[aim],
  referrals: (topic, tone) => [
    tone.company === undefined || topic === null
      ? null
      : `Vem på ${tone.company} är rätt person att prata med om ${topic}?`,
    'Vem är rätt person att prata med om det här?',
  ],
  followUps: () => [
    'Har du hunnit titta på mitt tidigare mejl?',
    'Får jag kort komma tillbaka till mitt tidigare mejl?',
  ],
  recalls: (offer) => [`${sentenceCase(offer.text)}.`],
  presentations: (names) => [
    `Får jag kort berätta om ${listed(names, 'och')}?`,
    `Får jag kort presentera ${listed(names, 'och')}?`,
  ],
  closings: (tone) =>
    tone.formal
      ? ['Med vänliga hälsningar', 'Vänliga hälsningar']
      : tone.warm
        ? ['Allt gott', 'Varma hälsningar', 'Bästa hälsningar']
        : ['Vänliga hälsningar', 'Med vänliga hälsningar', 'Bästa hälsningar'],
  factSubjects(main) {
    const thing = newThing.exec(main)?.[1];
    const counted = countedIn(main);
    return [thing === undefined ? null : sentenceCase(thing), counted === null ? null : `Era ${counted}`];
  },
  topicSubjects: (topic, tone) => [
    tone.company === undefined ? null : `${sentenceCase(topic)} hos ${tone.company}`,
    tone.company === undefined ? null : `${sentenceCase(topic)} för ${tone.company}`,
    `En fråga om ${topic}`,
    tone.senderCompany === undefined ? null : `${sentenceCase(topic)} med ${tone.senderCompany}`,
  ],
  subjects: (tone) => [
    tone.company !== undefined && tone.senderCompany !== undefined
      ? `${tone.senderCompany} och ${tone.company}`
      : null,
    tone.company === undefined ? 'En kort fråga' : `En fråga till ${tone.company}`,
  ],
};

/** "öppnade en ny produktionslokal i Lund" holds the "ny produktionslokal i Lund". */
const newThing = /(?<!\p{L})(?:en|ett) (nytt? \p{Ll}+ (?:i|på) \p{Lu}\p{Ll}+)(?=$|[ ,])/u;

const counting = new RegExp(
  [
    String.raw`(?<![\p{L}\d])`,
    String.raw`(\d[\d ,.]{0,20} \p{Ll}{4,}(?:r|n|s)?(?<!procent|kronor|gånger|anställda|medarbetare|år|personer|kunder|patienter|länder|åren))`,
    String.raw`( i \p{Lu}\p{Ll}+)?(?=$|[ ,])`,
  ].join(''),
  'u',
);

function countedIn(main: string): string | null {
  const match = counting.exec(main);
  if (match === null || /^(?:19|20)\d\d /u.test(match[0])) return null;
  const before = lastWord(main.slice(0, match.index).trim()).toLowerCase();
  return /^(över|cirka|ca|nästan|upp|till|än|minst|drygt|sedan|med|under)$/u.test(before) ? null : match[0];
}

/** The verb and the rest of a sentence whose subject is the sender, by "vi" or by name. */
function ofOurCompany(
  offer: OfferSentence,
  company: string | undefined,
): { verb: string; rest: string } | null {
  const subject = offer.shape === 'we' ? 'Vi' : company;
  if (subject === undefined || !offer.text.startsWith(`${subject} `)) return null;
  const [verb = '', ...rest] = offer.text.slice(subject.length + 1).split(' ');
  const isOwn = rest.some((word) => /^(?:sin|sitt|sina|sig)$/u.test(word));
  return /^\p{Ll}+r$/u.test(verb) && rest.length > 0 && !isOwn ? { verb, rest: rest.join(' ') } : null;
}

function lowerWe(text: string): string {
  return text.replace(/^(Vi|Vår|Vårt|Våra)(?!\p{L})/u, (word) => word.toLowerCase());
}

function lowerNoun(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? lowerFirst(text) : text;
}
