import { allWords } from '../../languages/all-words.ts';
import { itemAt } from '../item-at.ts';
import { pointsBack } from './clauses.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a text is a sentence of the seller's own, whole and word for word, or two that follow each other there, and
 * means by itself what it means in its place: nothing there takes it back or gives it to somebody else, and no word at
 * its beginning points to what stood before. `isOneQuote` says that the quoted sentences are one stretch of a source.
 */
export function repeatsOwn(
  text: string,
  isOneQuote: boolean,
  quoted: readonly EvidenceSentence[],
  language: WrittenLanguage,
): boolean {
  const stretches = quoted.map((sentence) => [sentence]);
  if (isOneQuote && quoted.length === 2) stretches.push([...quoted]);
  return stretches.some((stretch) => {
    const told = stretch.map((sentence) => bare(sentence.text)).join('. ');
    return (
      told === bare(text) && stretch.every(isSellers) && !leansBack(itemAt(stretch, 0), lexiconOf(language))
    );
  });
}

function isSellers({ source, text, tokens, quotedFrom, quotedTo, ...told }: EvidenceSentence): boolean {
  const isOwn = source.about === 'sender' && ownKinds.has(source.kind) && source.speaker !== 'unknown';
  if (!isOwn || told.isTakenBack || told.isOfOther || text.endsWith('?')) return false;
  // The mark of a list is no word of the sentence.
  const words = wordsOf(tokens);
  const [first, last] = [words[0], words.at(-1)];
  return first !== undefined && last !== undefined && quotedFrom <= first && quotedTo > last;
}

const ownKinds: ReadonlySet<string> = new Set(['brain', 'knowledge', 'context']);

function leansBack({ tokens }: EvidenceSentence, lexicon: Lexicon): boolean {
  return wordsOf(tokens)
    .slice(0, wordsThatLean)
    .some((at) => leans(tokens, at, lexicon));
}

const wordsThatLean = 3;

function wordsOf(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap((token, at) => (token.kind === 'boundary' ? [] : [at]));
}

/** "It", "this", "they" and "the company" at the beginning of a sentence; not the article of a noun behind it. */
function leans(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const { lower } = itemAt(tokens, at);
  if (lexicon.pronouns.has(lower) || pointing.has(lower)) return !isArticle(tokens, at, lexicon);
  return pointsBack(tokens, at, lexicon) && !isArticle(tokens, at, lexicon);
}

/** Some articles look like pronouns: "Det exakta priset" in Swedish. */
function isArticle(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const next = tokens[at + 1];
  const { pronounArticles } = lexicon.grammar;
  if (pronounArticles?.words.has(itemAt(tokens, at).lower) !== true || next?.kind !== 'word') return false;
  return (
    ![lexicon.auxiliary, lexicon.connecting].some((set) => set.has(next.lower)) &&
    !pronounArticles.verb.test(next.lower)
  );
}

const pointing = allWords(({ lexicon }) => lexicon.pointing);

function bare(text: string): string {
  return text
    .replace(/^(?:[-*•–>]|#{1,6}|\d{1,2}[.)])\s+/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/(?<![.!…])[.!…]+$/u, '')
    .trim()
    .toLowerCase();
}
