import type {
  AskWords,
  DraftPhrases,
  NewsOfThing,
  OfferSentence,
} from '../../domain/language-pack/draft-phrases.ts';
import type { TriggerKind } from '../../domain/language-pack/reading-words.ts';
import { writtenDate } from '../notation/date.ts';
import { listed, lowerFirst, sentenceCase } from '../notation/text.ts';
import { findThing } from '../notation/thing-phrase.ts';
import { words } from '../notation/words.ts';

export const draftPhrases: DraftPhrases = {
  greetings(tone) {
    const name = tone.firstName;
    if (name === undefined) {
      return tone.company === undefined
        ? ['Hello,']
        : [`Hello ${tone.company} team,`, `Hi ${tone.company} team,`];
    }
    if (tone.formal)
      return [`Dear ${[tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ')},`];
    return tone.warm ? [`Hi ${name},`] : [`Hi ${name},`, `Hello ${name},`];
  },
  closings: (tone) =>
    tone.formal
      ? ['Kind regards,', 'Best regards,']
      : tone.warm
        ? ['All the best,', 'Best wishes,', 'Warm regards,']
        : ['Best regards,', 'Best,', 'Kind regards,', 'Best wishes,'],
  told: formatNews,
  toldToYou: formatNewsToCompany,
  quoted(quote, { isOwnSite, company }) {
    if (isOwnSite) return [`I read on your website: “${quote}”`, `Your website says: “${quote}”`];
    return [company === null ? `I read: “${quote}”` : `I read about ${company}: “${quote}”`];
  },
  news(kind, place) {
    const thing = news[kind];
    return thing === null ? null : `your ${thing}${place === null ? '' : ` in ${place}`}`;
  },
  thing,
  at: (place) => ` in ${place}`,
  named: (thing) => [`I am writing because of ${thing}.`],
  offers: (offer, senderCompany) =>
    offer.shape === 'verb' && senderCompany !== undefined
      ? [`${senderCompany} ${lowerFirst(offer.text)}.`]
      : inAnswer(offer),
  customers: (names) => [`Our customers include ${listed(names, 'and')}.`],
  asks,
  invitations: (ask) => {
    const [thing, step] = steps[ask.kind];
    return [
      `If ${sized(thing, ask)} would be useful, a one-line reply is enough.`,
      `If this is of interest, just reply and I will ${step}.`,
    ];
  },
  followUps: () => ['A short follow-up to my earlier message.'],
  presentations: (names) => [
    `May I briefly introduce ${listed(names, 'and')}?`,
    `May I tell you briefly about ${listed(names, 'and')}?`,
  ],
  subjectsAbout: (about, company) => [
    ...(company === null ? [] : [`${sentenceCase(about)} for ${company}`]),
    sentenceCase(about),
  ],
  subjectOfNames: (sender, company) => `${sender} for ${company}`,
  date: (day) => writtenDate(day, 'en-GB'),
  recalls: inAnswer,
  afterGreeting: null,
};

/** What news is called behind "your". */
const news: Readonly<Record<TriggerKind, string | null>> = {
  opening: 'opening',
  expansion: 'expansion',
  acquisition: 'acquisition',
  contract: 'new contract',
  hiring: 'job advertisement',
  new_leader: 'new appointment',
  investment: 'investment',
  build: 'building project',
  relocation: 'move',
  product: 'new product',
  certification: 'certification',
  regulation: null,
  complaint: null,
};

function formatNews(clause: string): readonly string[] {
  return [`I read that ${clause}.`, `I saw that ${clause}.`];
}

function formatNewsToCompany(before: string, after: string): readonly string[] {
  const [, has = '', adverb = '', verb = '', rest = ''] =
    /^ ((?:has|have) )?((?:recently|just|also) )?(\p{Ll}+)(?!\p{L})(.*)$/u.exec(after) ?? [];
  const isPast =
    has !== '' || /(?:ed|^(?:bought|built|won|took|sold|began|got|set|put|became|launched))$/u.test(verb);
  if (!isPast || /(?<!\p{L})(?:it|itself|they|them|we|us|he|she)(?!\p{L})/iu.test(rest)) return [];
  if (before !== '' && !/^(?:In|On|Last|This|Earlier) [\p{L}\d ]{2,30},? $/u.test(before)) return [];
  const yours = rest.replaceAll(/(?<!\p{L})(?:its|our)(?!\p{L})/gu, 'your');
  return formatNews(`${lowerFirst(before)}you ${has === '' ? '' : 'have '}${adverb}${verb}${yours}`);
}

function thing({ kind, text, isThing }: NewsOfThing): string | null {
  if (kind === 'acquisition') {
    const [, name] = acquired.exec(text) ?? [];
    return name === undefined ? null : `your acquisition of ${name}`;
  }
  const found = findThing(text, { determiners, stops }, isThing);
  return found === null ? null : `your ${found.words.join(' ')}`;
}

const determiners = words('a an its the our');
const stops = words('in at on of for and or with near to from by that which where as this last');
const acquired =
  /(?<!\p{L})(?:acquired|bought|taken over|took over|purchased) (?:(?:the|its|a) (?:\p{Ll}+ ){1,3})?(\p{Lu}[\p{L}\d&'’-]*(?: (?:&|\p{Lu}[\p{L}\d&'’-]*))*)/u;

function asks(ask: AskWords): readonly string[] {
  const { kind, about } = ask;
  const matter = about === null ? '' : ` about ${about}`;
  const size = sized('a short', ask);
  switch (kind) {
    case 'call':
      return [
        `Would ${size} call${matter} suit you next week?`,
        `Are you open to ${size} call${matter} next week?`,
      ];
    case 'visit':
      return [`May I pay you ${size} visit${about === null ? '' : ` to talk about ${about}`}?`];
    case 'demo':
      return [`May I show you ${about ?? 'how it works'} in ${size} demo?`];
    case 'trial':
      return [`Would you like to try ${about ?? 'it'}?`];
    case 'sample':
      return [`May I send you a sample${about === null ? '' : ` of ${about}`}?`];
    case 'material':
      return [`May I send you more information${matter}?`, `Shall I send you more information${matter}?`];
    case 'quote':
      return [`May I send you a quote${about === null ? '' : ` for ${about}`}?`];
    case 'pilot':
      return [`Shall we talk about a pilot${about === null ? '' : ` for ${about}`}?`];
    case 'event':
      return [`May I send you an invitation${about === null ? '' : ` to ${about}`}?`];
    case 'contact':
      return [`Who is the right person to talk to about ${about ?? 'this'}?`];
  }
}

/** What is offered as the next step, and what the sender will do for it. */
const steps: Readonly<Record<AskWords['kind'], readonly [thing: string, step: string]>> = {
  call: ['a short call', 'suggest a time for a call'],
  visit: ['a short visit', 'suggest a time for a visit'],
  demo: ['a short demo', 'suggest a time for a demo'],
  trial: ['a trial', 'set up a trial for you'],
  sample: ['a sample', 'send you one'],
  material: ['more information', 'send you more information'],
  quote: ['a quote', 'send you a quote'],
  pilot: ['a pilot', 'suggest a plan for a pilot'],
  event: ['an invitation', 'send you an invitation'],
  contact: ['a short call', 'suggest a time for a call'],
};

/** "a short call", or "a 20-minute call" if the brief says how long it is. */
function sized(thing: string, { minutes }: AskWords): string {
  if (minutes === null) return thing;
  return thing.replace(
    /^a short\b/u,
    `${/^(?:8|1[18]$|8\d$)/u.test(String(minutes)) ? 'an' : 'a'} ${minutes}-minute`,
  );
}

function inAnswer(offer: OfferSentence): readonly string[] {
  const we = inFirstPerson(offer);
  return [we === null ? `${sentenceCase(offer.text)}.` : `${sentenceCase(we)}.`];
}

function inFirstPerson(offer: OfferSentence): string | null {
  switch (offer.shape) {
    case 'we':
      return offer.text.replace(/^(We|Our)\b/u, (word) => word.toLowerCase());
    case 'verb':
      return `we ${offer.text.replace(/^\p{L}+/u, (verb) => baseForm(verb.toLowerCase()))}`;
    case 'noun':
      return `we offer ${lowerNoun(offer.text)}`;
    case 'named':
    case 'plain':
      return null;
  }
}

function baseForm(verb: string): string {
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(sh|ch|ss)es$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

function lowerNoun(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? lowerFirst(text) : text;
}
