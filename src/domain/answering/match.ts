import { lexiconOf } from '../drafting/lexicon/lexicon.ts';
import type { WrittenLanguage } from '../drafting/material.ts';
import { stemOf } from '../drafting/tokens.ts';
import type { Ask } from './asks.ts';
import type { AnswerPassage } from './passages.ts';
import type { Topic } from './topics.ts';

/** One thing that is to be answered: a topic of an ask, or the ask itself where it names none. */
export interface Need {
  readonly ask: Ask;
  readonly topic: Topic | null;
}

/** What a set of asks needs, in their order; a meeting is agreed on and needs no source. */
export function needsOf(asks: readonly Ask[]): readonly Need[] {
  const asked = asks.filter((ask) => !ask.isMeeting);
  // Who says what they need and asks something about it is answered what they ask.
  const questions = asked.filter(
    ({ text, topics, isGeneral }) => /\?/u.test(text) || topics.length > 0 || isGeneral,
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
  const ranked = passages
    .map((passage) => ({ passage, worth: worthOf(need, passage, language) }))
    .filter(({ worth }) => worth > 0)
    .sort((left, right) => right.worth - left.worth);
  const [best] = ranked;
  if (best === undefined) return [];
  // Who asks for door 17 is not told what door 18 costs.
  const meant = namedIn(need, best.passage, language);
  return ranked
    .filter(({ passage, worth }) => {
      const { own, above } = wordsOfPassage(passage, language);
      return worth >= nearBest * best.worth && meant.every((stem) => own.has(stem) || above.has(stem));
    })
    .map(({ passage }) => passage);
}

/** Names and numbers of an ask that a passage holds. */
function namedIn({ ask }: Need, passage: AnswerPassage, language: WrittenLanguage): readonly string[] {
  const { own } = wordsOfPassage(passage, language);
  const named = [...wordsOf(ask.text, language)].filter(([, weight]) => weight >= weightOfName);
  return named.map(([stem]) => stem).filter((stem) => own.has(stem));
}

const weightOfName = 1.5;

const nearBest = 0.5;

/** How well a passage answers a need; 0 where it does not. */
function worthOf({ ask, topic }: Need, passage: AnswerPassage, language: WrittenLanguage): number {
  if (ask.isGeneral) return generalWorth(passage);
  const { own, above } = wordsOfPassage(passage, language);
  const asked = wordsOf(ask.text, language);
  const inSentence = overlap(asked, own);
  const shared = inSentence + 0.5 * overlap(asked, above);
  const says = topic?.words.test(passage.span.text) ?? false;
  if (topic !== null && (says || topic.words.test(passage.context))) {
    const tells = topic.tells?.test(passage.span.text) === true ? 2 : 0;
    return (says ? 3 : 2) + tells + Math.min(3, shared);
  }
  const all = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  if (inSentence < leastInSentence) return 0;
  if (shared < leastShared && (all === 0 || shared / all < leastShare)) return 0;
  return asksForFigure.test(ask.text) && /\d/u.test(passage.span.text) ? shared + 1 : shared;
}

/** Questions that a number answers best. */
const asksForFigure = new RegExp(
  [
    String.raw`(?<!\p{L})(?:how (?:many|much|long|old|often|big|large)|when|since|kuinka (?:mon|paljon|kauan`,
    String.raw`|usein|suur)`,
    String.raw`|montako|milloin|mistä lähtien|hur (?:många|mycket|länge|ofta|stor)|när|sedan när|wie (?:viele?`,
    String.raw`|lange|oft)`,
    String.raw`|wann|seit)`,
  ].join(''),
  'iu',
);

const leastInSentence = 1;
const leastShared = 2;
const leastShare = 0.5;

/** What the seller does for others, where somebody only wants to hear more. */
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

// A passage is held against every need, and stands in one language.
const known = new WeakMap<AnswerPassage, PassageWords>();

function wordsOfPassage(passage: AnswerPassage, language: WrittenLanguage): PassageWords {
  const words = known.get(passage) ?? {
    own: wordsOf(passage.span.text, language),
    above: wordsOf(passage.context, language),
  };
  known.set(passage, words);
  return words;
}

/** Stems of the words that carry meaning, each with its weight: a name or a number says more than a word. */
function wordsOf(text: string, language: WrittenLanguage): ReadonlyMap<string, number> {
  const lexicon = lexiconOf(language);
  const stems = new Map<string, number>();
  const isName = (word: string, at: number) => language !== 'de' && at > 0 && /^\p{Lu}/u.test(word);
  for (const match of text.matchAll(/\p{L}[\p{L}-]{2,}|\d+(?:[.,]\d+)*/gu)) {
    const lower = match[0].toLowerCase();
    if (lexicon.connecting.has(lower) || lexicon.inviting.has(lower) || lexicon.offering.has(lower)) continue;
    if (lexicon.second.has(lower) || lexicon.negation.has(lower) || idle.has(lower)) continue;
    const weight = isName(match[0], match.index) || /^\d/u.test(lower) ? weightOfName : 1;
    stems.set(/^\d/u.test(lower) ? lower : stemOf(lower, language), weight);
  }
  return stems;
}

function overlap(asked: ReadonlyMap<string, number>, told: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [stem, weight] of asked) {
    if (told.has(stem)) shared += weight;
    else if ([...told.keys()].some((other) => isForm(stem, other))) shared += 0.8 * weight;
  }
  return shared;
}

/** Whether two stems are forms or compounds of one word. */
function isForm(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length < 5) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return same >= Math.max(5, 0.75 * short.length);
}

/** Words with which people ask, whatever they ask for. */
const idle: ReadonlySet<string> = new Set(
  `need needs take takes long fast looking interested possible please would like want wondering currently also
  hello regards thanks thank tarvitsemme tarvitsen haluaisimme haluaisin haluamme kiinnostaa kiinnostaisi
  kiinnostuneita mahdollista mahdollisesti hei kiitos terveisin kuinka paljon miten mikä mitä millainen onko
  voitteko voiko saisimmeko teillä teiltä meillä meille behöver vill skulle vilja intresserad intresserade
  möjligt hej tack undrar finns också hälsningar brauchen benötigen suchen möchten möchte interessiert
  interesse möglich hallo danke grüße gern gerne bitte haben`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
