import type { AskWords, DraftPhrases, NewsOfThing } from '../../domain/language-pack/draft-phrases.ts';
import type { TriggerKind } from '../../domain/language-pack/reading-words.ts';
import { writtenDate } from '../notation/date.ts';
import { listed, lowerFirst, sentenceCase } from '../notation/text.ts';
import { findThing } from '../notation/thing-phrase.ts';
import { words } from '../notation/words.ts';

/** A company is spoken to with "ni", its people with "du". */
export const draftPhrases: DraftPhrases = {
  greetings(tone) {
    const name = tone.firstName;
    if (name === undefined) return [tone.company === undefined ? 'Hej,' : `Hej teamet på ${tone.company},`];
    return tone.formal
      ? [`Bästa ${[tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ')},`]
      : [`Hej ${name},`];
  },
  closings: (tone) =>
    tone.formal
      ? ['Med vänliga hälsningar', 'Vänliga hälsningar']
      : tone.warm
        ? ['Allt gott', 'Varma hälsningar', 'Bästa hälsningar']
        : ['Vänliga hälsningar', 'Med vänliga hälsningar', 'Bästa hälsningar'],
  told: formatNews,
  toldToYou: formatNewsToCompany,
  quoted(quote, { isOwnSite, company }) {
    if (isOwnSite) return [`På er webbplats läste jag: ”${quote}”`, `På er webbplats står det: ”${quote}”`];
    return [company === null ? `Jag läste: ”${quote}”` : `Jag läste om ${company}: ”${quote}”`];
  },
  news(kind, place) {
    const thing = news[kind];
    return thing === null ? null : `${thing}${place === null ? '' : ` i ${place}`}`;
  },
  thing,
  at: (place) => ` i ${place}`,
  named: (thing) => [`Jag skriver med anledning av ${thing}.`],
  offers: (offer) =>
    offer.shape === 'noun' ? [`Vi erbjuder ${lowerNoun(offer.text)}.`] : [`${sentenceCase(offer.text)}.`],
  customers: (names) => [`Bland våra kunder finns ${listed(names, 'och')}.`],
  asks,
  invitations: (ask) => {
    const [thing, step] = steps[ask.kind];
    return [
      `Om ${thing} passar räcker ett kort svar.`,
      `Om det låter intressant räcker ett kort svar, så ${step}.`,
    ];
  },
  followUps: () => ['Jag återkommer kort till mitt tidigare mejl.'],
  presentations: (names) => [
    `Får jag kort berätta om ${listed(names, 'och')}?`,
    `Får jag kort presentera ${listed(names, 'och')}?`,
  ],
  subjectsAbout: (about, company) => [
    ...(company === null ? [] : [`${sentenceCase(about)} för ${company}`]),
    sentenceCase(about),
  ],
  subjectOfNames: (sender, company) => `${sender} för ${company}`,
  date: (day) => writtenDate(day, 'sv'),
  recalls: (offer) => [`${sentenceCase(offer.text)}.`],
  afterGreeting: null,
};

/** What news is called to the reader. */
const news: Readonly<Record<TriggerKind, string | null>> = {
  opening: 'er öppning',
  expansion: 'er expansion',
  acquisition: 'ert förvärv',
  contract: 'ert nya uppdrag',
  hiring: 'er platsannons',
  new_leader: 'er nya ledning',
  investment: 'er investering',
  build: 'ert bygge',
  relocation: 'er flytt',
  product: 'er nya produkt',
  certification: 'er certifiering',
  regulation: null,
  complaint: null,
};

function formatNews(clause: string): readonly string[] {
  // Behind "att" such an adverb would have to stand before its verb.
  return / (?:inte|också|även|redan|nu|nyligen|precis|just) /u.test(clause)
    ? []
    : [`Jag läste att ${clause}.`, `Jag såg att ${clause}.`];
}

function formatNewsToCompany(before: string, after: string): readonly string[] {
  // An adjective behind these would have to take the plural.
  if (/(?<!\p{L})(?:blev|är|var|vi|oss|de|den själv)(?!\p{L})/u.test(`${before}${after}`)) return [];
  const yours = after
    .replaceAll(/(?<!\p{L})(?:sin|vår)(?!\p{L})/gu, 'er')
    .replaceAll(/(?<!\p{L})(?:sitt|vårt)(?!\p{L})/gu, 'ert')
    .replaceAll(/(?<!\p{L})(?:sina|våra)(?!\p{L})/gu, 'era');
  if (before === '') return formatNews(`ni${yours}`);
  if (!/^(?:I|Den|Under|På) [\p{L}\d ]{2,40} \p{Ll}+ $/u.test(before)) return [];
  return [`Jag läste: ${lowerFirst(before)}ni${yours}.`];
}

function thing({ kind, text, isThing }: NewsOfThing): string | null {
  if (kind === 'acquisition') {
    const [, name] = acquired.exec(text) ?? [];
    return name === undefined ? null : `ert förvärv av ${name}`;
  }
  const found = findThing(text, { determiners, stops }, isThing);
  if (found === null) return null;
  const described = found.words
    .slice(0, -1)
    .map((word) => definite.get(word) ?? (/(?:de|te|a)$/u.test(word) ? word : null));
  if (described.includes(null)) return null;
  const your = found.determiner === 'en' || found.determiner === 'sin' ? 'er' : 'ert';
  return [your, ...described, found.words.at(-1)].join(' ');
}

const determiners = words('en ett sin sitt');
const stops = words('i på vid och eller med för till från av som där nära utanför');
/** Adjectives in the form behind "er". */
const definite: ReadonlyMap<string, string> = new Map([
  ['ny', 'nya'],
  ['nytt', 'nya'],
  ['stor', 'stora'],
  ['stort', 'stora'],
  ['större', 'större'],
]);
const acquired =
  /(?<!\p{L})(?:förvärvade|förvärvat|köpte|köpt) (?:(?:kedjan|bolaget|företaget|firman) )?(\p{Lu}[\p{L}\d&-]*(?: (?:&|\p{Lu}[\p{L}\d&-]*))*)/u;

function asks({ kind, about, minutes }: AskWords, formal: boolean): readonly string[] {
  const matter = about === null ? '' : ` om ${about}`;
  const you = formal ? 'ni' : 'du';
  switch (kind) {
    case 'call':
      return minutes === null
        ? [
            `Skulle ett kort samtal${matter} passa nästa vecka?`,
            `Har ${you} tid för ett kort samtal${matter} nästa vecka?`,
          ]
        : [`Har ${you} ${minutes} minuter nästa vecka för ett samtal${matter}?`];
    case 'visit':
      return [`Får jag komma på ett kort besök${about === null ? '' : ` och prata om ${about}`}?`];
    case 'demo':
      return [
        `Får jag visa ${about ?? 'hur det fungerar'} i en ${minutes === null ? 'kort visning' : `visning på ${minutes} minuter`}?`,
      ];
    case 'trial':
      return [`Vill ${you} prova${about === null ? '' : ` ${about}`}?`];
    case 'sample':
      return [`Får jag skicka ett prov${about === null ? '' : ` på ${about}`}?`];
    case 'material':
      return [`Får jag skicka mer information${matter}?`];
    case 'quote':
      return [`Får jag skicka en offert${about === null ? '' : ` på ${about}`}?`];
    case 'pilot':
      return [`Ska vi prata om en pilot${about === null ? '' : ` för ${about}`}?`];
    case 'event':
      return [`Får jag skicka en inbjudan${about === null ? '' : ` till ${about}`}?`];
    case 'contact':
      return [`Vem är rätt person att prata med om ${about ?? 'det här'}?`];
  }
}

/** What is offered as the next step, and what the sender will do for it. */
const steps: Readonly<Record<AskWords['kind'], readonly [thing: string, step: string]>> = {
  call: ['ett kort samtal', 'föreslår jag en tid för ett samtal'],
  visit: ['ett kort besök', 'föreslår jag en tid för ett besök'],
  demo: ['en kort visning', 'föreslår jag en tid för en visning'],
  trial: ['ett test', 'ordnar jag ett test'],
  sample: ['ett prov', 'skickar jag ett prov'],
  material: ['mer information', 'skickar jag mer information'],
  quote: ['en offert', 'skickar jag en offert'],
  pilot: ['en pilot', 'föreslår jag en pilot'],
  event: ['en inbjudan', 'skickar jag en inbjudan'],
  contact: ['ett kort samtal', 'föreslår jag en tid för ett samtal'],
};

function lowerNoun(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? lowerFirst(text) : text;
}
