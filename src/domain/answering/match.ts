import { anyPhrase, findBeginnings } from '../../languages/all-phrases.ts';
import { byLanguage } from '../../languages/by-language.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Ask } from './asks.ts';
import { contentWords, isSameThing, overlap, weightOfName } from './content-words.ts';
import { asksForExcluded, onlyExcludes } from './exclusions.ts';
import { deniesFee } from './fees.ts';
import { isOfOtherModel, modelsAsked } from './model-names.ts';
import { offerIn } from './offer.ts';
import type { AnswerPassage } from './passages.ts';
import { isSameQuestion } from './same-question.ts';
import { sideMattersIn } from './side-matters.ts';
import { isAboutAskedThing } from './asked-thing.ts';
import type { Topic } from './topics.ts';

/** One thing to answer: a topic of an ask, or the ask itself if it names no topic. */
export interface Need {
  readonly ask: Ask;
  readonly topic: Topic | null;
}

/** The needs of several asks, in their order. A request to meet needs no source. */
export function needsOf(asks: readonly Ask[]): readonly Need[] {
  const asked = asks.filter((ask) => !ask.isMeeting);
  // If a message has a need and a question about it, the question is answered.
  const questions = asked.filter(
    ({ text, topics, isGeneral, isPart }) =>
      isPart === true || /\?/u.test(text) || topics.length > 0 || isGeneral,
  );
  return (questions.length > 0 ? questions : asked).flatMap((ask): Need[] =>
    ask.topics.length === 0 ? [{ ask, topic: null }] : ask.topics.map((topic) => ({ ask, topic })),
  );
}

/** The passages that answer a need, best first, without those that fit far worse than the best. */
export function rankPassages(
  need: Need,
  passages: readonly AnswerPassage[],
  language: WrittenLanguage,
): readonly AnswerPassage[] {
  const offer = offerIn(passages, language);
  const text = need.topic === null ? mainClause(need.ask.text, language) : need.ask.text;
  const asked = contentWords(text, language);
  const frequent = need.topic === null ? frequentIn(asked, passages, language) : new Set<string>();
  const models = modelsAsked(need);
  const ranked = passages
    .map((passage) => ({ passage, worth: worthOf({ ...need, asked, frequent }, passage, offer, language) }))
    .filter(({ passage, worth }) => worth > 0 && !isOfOtherModel(models, passage))
    .sort((left, right) => right.worth - left.worth);
  const [best] = ranked;
  if (
    best === undefined ||
    !answersAlone(
      need,
      ranked.map(({ passage }) => passage),
      language,
    )
  )
    return [];
  // The price of door 18 does not answer a question about door 17.
  const meant = namedIn(need, best.passage, language);
  return ranked
    .filter(({ passage, worth }) => {
      const { own, above } = wordsOfPassage(passage, language);
      return worth >= nearBest * best.worth && meant.every((stem) => own.has(stem) || above.has(stem));
    })
    .map(({ passage }) => passage);
}

/**
 * Whether passages that fit a need answer it. A fee that is not charged is no price, and what a warranty does not
 * cover is not how long it lasts. Such sentences may only stand beside an answer.
 */
export function answersAlone(
  need: Need,
  passages: readonly AnswerPassage[],
  language: WrittenLanguage,
): boolean {
  const { ask, topic } = need;
  if (passages.every((passage) => isOnlyLimit(need, passage, language))) return false;
  if (topic?.key !== 'price' || sideMattersIn(ask.text).length > 0) return passages.length > 0;
  return passages.some(({ span }) => !deniesFee(span.text) || sideMattersIn(span.text).length === 0);
}

/** Whether a passage only says what an asked thing excludes, and nobody asked for that. */
function isOnlyLimit({ ask, topic }: Need, { span }: AnswerPassage, language: WrittenLanguage): boolean {
  if (topic === null || !onlyExcludes(span.text)) return false;
  return !asksForExcluded(ask.text.replace(topic.words, ' '), span.text, language);
}

/** Names and numbers of an ask that a passage contains. */
function namedIn({ ask }: Need, passage: AnswerPassage, language: WrittenLanguage): readonly string[] {
  const { own } = wordsOfPassage(passage, language);
  const named = [...contentWords(ask.text, language)].filter(([, weight]) => weight >= weightOfName);
  return named.map(([stem]) => stem).filter((stem) => own.has(stem));
}

const nearBest = 0.5;

interface AskedNeed extends Need {
  readonly asked: ReadonlyMap<string, number>;
  readonly frequent: ReadonlySet<string>;
}

/** "Are you insured, if something breaks?" asks for the insurance. */
function mainClause(text: string, language: WrittenLanguage): string {
  const main = text.replace(condition, '');
  return contentWords(main, language).size > 0 ? main : text;
}

const condition = new RegExp(
  String.raw`,\s*${anyPhrase(({ enquiries }) => enquiries.questions.conditions)}(?!\p{L}).*$`,
  'isu',
);

/** Asked stems that are in too many of the seller's sentences to distinguish them, such as the product itself. */
function frequentIn(
  asked: ReadonlyMap<string, number>,
  passages: readonly AnswerPassage[],
  language: WrittenLanguage,
): ReadonlySet<string> {
  const least = Math.max(leastFrequent, passages.length * leastFrequentShare);
  const holds = (passage: AnswerPassage, stem: string): boolean => {
    const { own } = wordsOfPassage(passage, language);
    return own.has(stem) || [...own.keys()].some((other) => other.endsWith(stem));
  };
  const isFrequent = (stem: string): boolean =>
    passages.filter((passage) => holds(passage, stem)).length >= least;
  return new Set([...asked.keys()].filter(isFrequent));
}

const leastFrequent = 3;
const leastFrequentShare = 0.15;

/** How well a passage answers a need; 0 if it does not. */
function worthOf(
  { ask, topic, asked, frequent }: AskedNeed,
  passage: AnswerPassage,
  offer: ReadonlySet<string>,
  language: WrittenLanguage,
): number {
  if (ask.isGeneral) return generalWorth(passage);
  const { own, above } = wordsOfPassage(passage, language);
  const inSentence = overlap(asked, own);
  const shared = inSentence + 0.5 * overlap(asked, above);
  const says = topic?.words.test(passage.span.text) ?? false;
  if (topic !== null) {
    if (!says && !topic.words.test(passage.context)) return 0;
    if (!isAboutAskedThing({ ask, topic }, passage, offer, language)) return 0;
    const detail = topic.answerPattern?.test(passage.span.text) === true ? 2 : 0;
    const isLimit = isOnlyLimit({ ask, topic }, passage, language) ? limit : 0;
    return (says ? 3 : 2) + detail + Math.min(3, shared) - isLimit;
  }
  const all = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  const question = passage.context.slice(passage.context.lastIndexOf('\n') + 1);
  if (question.endsWith('?') && isSameQuestion(ask.text, question, language)) return all + shared;
  if (inSentence < leastInSentence) return 0;
  // Rooms in Leeds do not answer a question about rooms in Manchester, nor a room a question about its doors.
  const isUnknownName = ([stem, weight]: [string, number]): boolean =>
    weight >= weightOfName &&
    !/^\d/u.test(stem) &&
    overlap(new Map([[stem, 1]]), own) === 0 &&
    !above.has(stem);
  if ([...asked].some(isUnknownName)) return 0;
  const telling = withoutStems(asked, frequent);
  if (telling.size > 0 && overlap(telling, own) < leastInSentence) return 0;
  if (shared < leastShared && (all === 0 || shared / all < leastShare)) return 0;
  return asksForFigure.test(ask.text) && /\d/u.test(passage.span.text) ? shared + 1 : shared;
}

function withoutStems(
  words: ReadonlyMap<string, number>,
  left: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  return new Map([...words].filter(([stem]) => ![...left].some((other) => isSameThing(stem, other))));
}

/** Questions that a number answers best. */
const asksForFigure = findBeginnings(({ enquiries }) => enquiries.questions.howMany);

/** A sentence that answers comes before one that limits it. */
const limit = 0.5;

const leastInSentence = 0.8;
const leastShared = 2;
const leastShare = 0.5;

/** References, if somebody only wants to hear more. */
function generalWorth({ source, span }: AnswerPassage): number {
  const isFirst = source.text.trimStart().startsWith(span.text) ? 1 : 0;
  if (source.id.endsWith('valueProposition')) return 3 + isFirst;
  if (source.id.endsWith('whatTheyDo') || source.type === 'product') return 2.5 + isFirst;
  return source.type === 'company' ? 1.5 + isFirst : 0;
}

interface PassageWords {
  readonly own: ReadonlyMap<string, number>;
  readonly above: ReadonlyMap<string, number>;
}

// Cached, because every passage is compared with every need.
const known = byLanguage(() => new WeakMap<AnswerPassage['span'], PassageWords>());

function wordsOfPassage({ span, context }: AnswerPassage, language: WrittenLanguage): PassageWords {
  const words = known[language].get(span) ?? {
    own: contentWords(span.text, language),
    above: contentWords(context, language),
  };
  known[language].set(span, words);
  return words;
}
