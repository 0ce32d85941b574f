import type { AskWords, DraftPhrases, NewsOfThing } from '../../domain/language-pack/draft-phrases.ts';
import type { TriggerKind } from '../../domain/language-pack/reading-words.ts';
import { writtenDate } from '../notation/date.ts';
import { listed, sentenceCase } from '../notation/text.ts';
import { findThing } from '../notation/thing-phrase.ts';
import { words } from '../notation/words.ts';

export const draftPhrases: DraftPhrases = {
  greetings(tone) {
    // Behind "Guten Tag" a family name needs a title that nobody told.
    if (tone.firstName === undefined) {
      const isOneWord = tone.company !== undefined && !/[\s&]/u.test(tone.company);
      return [isOneWord ? `Guten Tag ${tone.company}-Team,` : 'Guten Tag,'];
    }
    const full = [tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ');
    return tone.formal ? [`Guten Tag ${full},`] : [`Hallo ${tone.firstName},`];
  },
  closings: (tone) =>
    tone.formal
      ? ['Mit freundlichen Grüßen', 'Freundliche Grüße', 'Viele Grüße', 'Beste Grüße']
      : ['Viele Grüße', 'Beste Grüße', 'Liebe Grüße'],
  told: formatNews,
  toldToYou: formatNewsToCompany,
  quoted(quote, { isOwnSite, company }, formal) {
    const your = formal ? 'Ihrer' : 'eurer';
    if (isOwnSite)
      return [`Auf ${your} Website habe ich gelesen: „${quote}“`, `Auf ${your} Website steht: „${quote}“`];
    return [
      company === null ? `Ich habe gelesen: „${quote}“` : `Ich habe über ${company} gelesen: „${quote}“`,
    ];
  },
  news(kind, place, formal) {
    const thing = news[kind];
    if (thing === null) return null;
    const your = thing.isFeminine ? (formal ? 'Ihre' : 'eure') : formal ? 'Ihr' : 'euer';
    return `${your} ${thing.name}${place === null ? '' : ` in ${place}`}`;
  },
  thing,
  at: (place) => ` in ${place}`,
  named: (thing) => [`Anlass meiner Nachricht ist ${thing}.`],
  offers: (offer) =>
    offer.shape === 'noun' ? [`Unser Angebot: ${offer.text}.`] : [`${sentenceCase(offer.text)}.`],
  customers: (names) => [`Zu unseren Kunden gehören ${listed(names, 'und')}.`],
  asks,
  invitations: ({ kind }, formal) => {
    const step = steps(formal)[kind];
    return [
      `${formal ? 'Wenn das für Sie interessant klingt' : 'Wenn das interessant klingt'}, genügt eine kurze Antwort, und ich ${step}.`,
      `Eine kurze Antwort genügt, und ich ${step}.`,
    ];
  },
  followUps: () => ['Ich komme kurz auf meine letzte Nachricht zurück.'],
  presentations: (names, formal) => [
    `Darf ich ${formal ? 'Ihnen' : 'dir'} ${listed(names, 'und')} kurz vorstellen?`,
  ],
  subjectsAbout(about, company) {
    if (!standsAlone(about)) return [];
    return [...(company === null ? [] : [`${sentenceCase(about)} für ${company}`]), sentenceCase(about)];
  },
  subjectOfNames: (sender, company) => `${sender} für ${company}`,
  date: (day) => writtenDate(day, 'de'),
  recalls: (offer) => [`${sentenceCase(offer.text)}.`],
  afterGreeting:
    /^(?:Am|Anlass|Auf|Als|Beim?|Darf|Dürfen|Eine?|Für|Hätten|Hättest|Ich|Im|In|Kurz|Mir|Mit|Mögen|Möchten|Möchtest|Passt|Seit|Unser[em]?|Vielen|Gerne|Wäre|Wenn|Wer|Wir|Wollen)(?!\p{L})/u,
};

function formatNews(clause: string): readonly string[] {
  // Behind "dass" the verb would have to stand at the end.
  return [`Ich habe gelesen: ${sentenceCase(clause)}.`];
}

function formatNewsToCompany(before: string, after: string, formal: boolean): readonly string[] {
  const yours = after.replaceAll(/(?<!\p{L})(?:ihr|sein|unser)(e[mnrs]?)?(?!\p{L})/gu, 'Ihr$1');
  if (!formal || /(?<!\p{L})(?:sie|es|er|wir|uns)(?!\p{L})/u.test(after)) return [];
  if (before === '') {
    const [, verb = '', rest = ''] = /^ (\p{Ll}+)(?!\p{L})(.*)$/u.exec(yours) ?? [];
    const many = plural(verb);
    return many === null ? [] : formatNews(`Sie ${many}${rest}`);
  }
  const [, time = '', verb = ''] =
    /^((?:Im|Am|Zum|In|Ende|Anfang) [\p{L}\d. ]{2,40} )(\p{Ll}+) $/u.exec(before) ?? [];
  const many = plural(verb);
  return many === null ? [] : formatNews(`${time}${many} Sie${yours}`);
}

/** A verb in the past, behind "er", as it is behind "Sie". */
function plural(verb: string): string | null {
  if (verb.endsWith('te')) return `${verb}n`;
  return plurals.get(verb) ?? (/(?:nahm|zog|hielt|gann|schloss|schrieb)$/u.test(verb) ? `${verb}en` : null);
}

const plurals: ReadonlyMap<string, string> = new Map([
  ['hat', 'haben'],
  ['haben', 'haben'],
  ['ist', 'sind'],
  ['sind', 'sind'],
  ['wurde', 'wurden'],
]);

function thing({ kind, text, isThing }: NewsOfThing, formal: boolean): string | null {
  if (kind === 'acquisition') return null;
  const found = findThing(text, { determiners, stops }, (word) => /^\p{Lu}/u.test(word) && isThing(word));
  if (found === null) return null;
  // The article of the accusative goes with another ending of the adjective than "Ihr".
  const isAccusative = found.determiner.endsWith('en');
  const adjectives = found.words
    .slice(0, -1)
    .map((word) => (isAccusative ? word.replace(/en$/u, 'er') : word));
  if (adjectives.some((word) => /^\p{Lu}/u.test(word))) return null;
  const isFeminine = found.determiner.endsWith('e');
  const your = isFeminine ? (formal ? 'Ihre' : 'eure') : formal ? 'Ihr' : 'euer';
  return [your, ...adjectives, found.words.at(-1)].join(' ');
}

const determiners = words('ein eine einen ihr ihre ihren sein seine seinen');
const stops = words('in im am an auf bei mit für von und oder nach aus zu zur zum');

interface Noun {
  readonly name: string;
  readonly isFeminine: boolean;
}

/** What news is called behind "Ihr". */
const news: Readonly<Record<TriggerKind, Noun | null>> = {
  opening: feminine('Eröffnung'),
  expansion: feminine('Erweiterung'),
  acquisition: feminine('Übernahme'),
  contract: other('neuer Auftrag'),
  hiring: feminine('Stellenanzeige'),
  new_leader: feminine('neue Leitung'),
  investment: feminine('Investition'),
  build: other('Bauvorhaben'),
  relocation: other('Umzug'),
  product: other('neues Produkt'),
  certification: feminine('Zertifizierung'),
  regulation: null,
  complaint: null,
};

function feminine(name: string): Noun {
  return { name, isFeminine: true };
}

function other(name: string): Noun {
  return { name, isFeminine: false };
}

/** Behind "über" and "für" only words without an ending for another case are right. */
function standsAlone(about: string): boolean {
  return /^(?:\p{Ll}+e )?\p{Lu}/u.test(about) && !/^(?:Ihre[mnrs]|Unsere[mnrs])\b/u.test(about);
}

function asks({ kind, about, minutes }: AskWords, formal: boolean): readonly string[] {
  const [you, to] = formal ? ['Sie', 'Ihnen'] : ['dich', 'dir'];
  const matter = about !== null && standsAlone(about) ? about : null;
  const on = matter === null ? '' : ` über ${matter}`;
  switch (kind) {
    case 'call':
      return minutes === null
        ? [
            `Passt ${to} nächste Woche ein kurzes Gespräch${on}?`,
            `${formal ? 'Hätten Sie' : 'Hättest du'} nächste Woche Zeit für ein kurzes Gespräch${on}?`,
          ]
        : [`${formal ? 'Hätten Sie' : 'Hättest du'} nächste Woche ${minutes} Minuten für ein Gespräch${on}?`];
    case 'visit':
      return [`Darf ich ${you} dazu kurz besuchen?`];
    case 'demo':
      return [
        `Darf ich ${to} ${matter ?? 'das'} in einer ${minutes === null ? 'kurzen' : `${minutes}-minütigen`} Vorführung zeigen?`,
      ];
    case 'trial':
      return [formal ? 'Möchten Sie es testen?' : 'Möchtest du es testen?'];
    case 'sample':
      return [`Darf ich ${to} ein Muster schicken?`];
    case 'material':
      return [`Darf ich ${to} mehr Informationen${on} schicken?`];
    case 'quote':
      return [`Darf ich ${to} ein Angebot${matter === null ? '' : ` für ${matter}`} schicken?`];
    case 'pilot':
      return ['Wollen wir über einen Pilotversuch sprechen?'];
    case 'event':
      return [`Darf ich ${to} eine Einladung schicken?`];
    case 'contact':
      return [`Wer ist bei ${formal ? 'Ihnen' : 'euch'} dafür die richtige Ansprechperson?`];
  }
}

/** What the sender will do next, behind "ich". */
function steps(formal: boolean): Readonly<Record<AskWords['kind'], string>> {
  const to = formal ? 'Ihnen' : 'dir';
  return {
    call: `schlage ${to} einen Termin für ein kurzes Gespräch vor`,
    visit: `schlage ${to} einen Termin für einen kurzen Besuch vor`,
    demo: `schlage ${to} einen Termin für eine kurze Vorführung vor`,
    trial: `richte ${to} einen Test ein`,
    sample: `schicke ${to} ein Muster`,
    material: `schicke ${to} mehr Informationen`,
    quote: `schicke ${to} ein Angebot`,
    pilot: `schlage ${to} einen Pilotversuch vor`,
    event: `schicke ${to} eine Einladung`,
    contact: `schlage ${to} einen Termin für ein kurzes Gespräch vor`,
  };
}
