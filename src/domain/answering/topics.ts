import { anyPhrase, findAnywhere } from '../../languages/all-phrases.ts';
import { byLanguage } from '../../languages/by-language.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { topicKeys, type TopicKey } from '../language-pack/topic-words.ts';
import { asksHowSoon } from './fees.ts';

/** A topic that people often ask a seller about. */
export interface Topic {
  readonly key: TopicKey;
  /** Matches the words with which a text in any language mentions it. */
  readonly words: RegExp;
  /** Matches what an answer usually contains too, for example a number. */
  readonly answerPattern?: RegExp;
  /** Its name in a reply: "You asked about …". */
  readonly names: Readonly<Record<WrittenLanguage, string>>;
}

/** The topics of a text, in the order of the list. */
export function topicsIn(text: string): readonly Topic[] {
  const rest = text.replace(inThePrice, ' ');
  const found = topics.filter(({ words }) => words.test(rest));
  return isPriceOfStart(rest) ? found.filter(({ key }) => key !== 'onboarding') : found;
}

/** A question about the cost of the setup asks for a price alone. */
function isPriceOfStart(text: string): boolean {
  const [cost, start] = [wordsOf('price'), wordsOf('onboarding')];
  const clauses = text.split(clauseEnds).filter((clause) => start.test(clause));
  return clauses.length > 0 && clauses.every((clause) => cost.test(clause) && !asksHowSoon(clause));
}

function wordsOf(key: TopicKey): RegExp {
  const topic = topics.find((each) => each.key === key);
  if (!topic) throw new Error(`There is no topic ${key}.`);
  return topic.words;
}

/** Where a question continues with another request. */
export const clauseEnds = new RegExp(
  String.raw`[,;:]|(?<!\p{L})${anyPhrase(({ enquiries }) => enquiries.joints.betweenClauses)}(?!\p{L})`,
  'iu',
);

/** "Is it in the price?" does not ask for the price. */
const inThePrice = new RegExp(
  String.raw`(?<!\p{L})${anyPhrase(({ topics: words }) => words.inThePrice)}(?!\p{L})`,
  'giu',
);

const currency = String.raw`€|\b${anyPhrase(({ topics: words }) => words.currencies)}\b`;
const figure = /\d/u;

/** What sentences about a topic usually contain besides its words. */
const answers: Readonly<Partial<Record<TopicKey, RegExp>>> = {
  price: new RegExp(String.raw`${currency}|\d`, 'iu'),
  delivery_time: figure,
  minimum_order: figure,
  opening_hours: figure,
  contract: findAnywhere(({ topics: words }) => words.contractTerms),
};

export const topics: readonly Topic[] = topicKeys.map((key) => {
  const words = [anyPhrase((pack) => pack.topics.topics[key].words), ...(key === 'price' ? [currency] : [])];
  return {
    key,
    words: new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})`, 'iu'),
    names: byLanguage((pack) => pack.topics.topics[key].name),
    ...(answers[key] === undefined ? {} : { answerPattern: answers[key] }),
  };
});

/** Asks for a time to talk or to see something; it is answered with a question, not from a source. */
export const meetingWords = findAnywhere(({ enquiries }) => enquiries.requests.forMeeting);

/** Asks for more about the seller and its offer without naming a topic. */
export const generalWords = findAnywhere(({ enquiries }) => enquiries.requests.forMore);
