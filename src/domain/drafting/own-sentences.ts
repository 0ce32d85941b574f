import { allWords } from '../../languages/all-words.ts';
import { itemAt } from '../item-at.ts';
import { pointsBack } from './clauses.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a text is one sentence of the seller, word for word, or two in a row, and means the same without its context.
 * Nothing in the source may withdraw it or attribute it to somebody else, and its first words may not refer back.
 * `isOneQuote` says that the quoted sentences are one passage of a source.
 */
export function repeatsOwn(
  text: string,
  isOneQuote: boolean,
  quoted: readonly EvidenceSentence[],
  language: WrittenLanguage,
): boolean {
  const passages = quoted.map((sentence) => [sentence]);
  if (isOneQuote && quoted.length === 2) passages.push([...quoted]);
  return passages.some((passage) => {
    const quote = passage.map((sentence) => plainText(sentence.text)).join('. ');
    return (
      quote === plainText(text) &&
      passage.every(isOfSeller) &&
      !refersBack(itemAt(passage, 0), lexiconOf(language))
    );
  });
}

function isOfSeller({ source, text, tokens, quotedFrom, quotedTo, ...sentence }: EvidenceSentence): boolean {
  const isOwn = source.about === 'sender' && ownKinds.has(source.kind) && source.speaker !== 'unknown';
  if (!isOwn || sentence.isTakenBack || sentence.isOfOther || text.endsWith('?')) return false;
  // The mark of a list item is not part of the sentence.
  const words = wordsOf(tokens);
  const [first, last] = [words[0], words.at(-1)];
  return first !== undefined && last !== undefined && quotedFrom <= first && quotedTo > last;
}

const ownKinds: ReadonlySet<string> = new Set(['brain', 'knowledge', 'context']);

function refersBack({ tokens }: EvidenceSentence, lexicon: Lexicon): boolean {
  return wordsOf(tokens)
    .slice(0, firstWords)
    .some((at) => isBackReference(tokens, at, lexicon));
}

const firstWords = 3;

function wordsOf(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap((token, at) => (token.kind === 'boundary' ? [] : [at]));
}

/** Whether a word refers back, such as "it", "this" or "the company", and is not the article of the next noun. */
function isBackReference(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
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

function plainText(text: string): string {
  return text
    .replace(/^(?:[-*•–>]|#{1,6}|\d{1,2}[.)])\s+/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/(?<![.!…])[.!…]+$/u, '')
    .trim()
    .toLowerCase();
}
