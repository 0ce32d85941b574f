import { byLanguage } from '../../languages/by-language.ts';
import { alternatives } from '../../languages/notation/alternatives.ts';
import { contentWords } from '../answering/content-words.ts';
import { PhraseBook, wordsOf } from '../brief/words.ts';
import type { Evidence } from '../drafting/evidence.ts';
import { usableSentences } from '../drafting/evidence-sentences.ts';
import type { KnownNames } from '../drafting/known-names.ts';
import type { DraftRequest, Source } from '../drafting/material.ts';
import { languageAt } from '../drafting/section-languages.ts';
import { isInternal, isUnfit, tellsOfFailure } from '../drafting/unfit.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';

/** Stems of words with their weights. */
export type Stems = ReadonlyMap<string, number>;

/** A sentence of the seller's own texts that a mail may quote. */
export interface SellerSentence {
  readonly evidence: Evidence;
  readonly source: Source;
  readonly stems: Stems;
  /** Its place among the sentences of its source. */
  readonly index: number;
  readonly words: number;
  readonly isSlogan: boolean;
  /** Whether it offers a step that costs nothing, such as a trial. */
  readonly isFree: boolean;
}

/**
 * The sentences of a source in the mail's language that mean something alone. None is about the recipient: nobody is
 * told what they are, and a reference is no proof to itself.
 */
export function sellerSentences(
  source: Source,
  { language }: Pick<DraftRequest, 'language'>,
  names: KnownNames,
): readonly SellerSentence[] {
  return usableSentences(source.text)
    .slice(0, maxSentences)
    .flatMap((span, index): SellerSentence[] => {
      if (!isInLanguage(source, span.start, language) || !canStandAlone(span.text, language)) return [];
      if (names.split(span.text).some(({ role }) => role === 'recipient')) return [];
      const { kind, id, url } = source;
      const place = { start: span.start, end: span.end, quote: span.text };
      return [
        {
          evidence: { sourceKind: kind, sourceId: id, ...(url === undefined ? {} : { url }), ...place },
          source,
          stems: contentWords(span.text, language),
          index,
          words: countWords(span.text),
          isSlogan: slogans[language].find(wordsOf(span.text)).length > 0,
          isFree: free[language].find(wordsOf(span.text)).length > 0,
        },
      ];
    });
}

const maxSentences = 120;
const minWords = 3;
const maxWords = 34;

function canStandAlone(text: string, language: WrittenLanguage): boolean {
  const words = countWords(text);
  if (words < minWords || words > maxWords || /https?:|www\.|@/u.test(text)) return false;
  return !leaning[language].test(text) && !isInternal(text) && !isUnfit(text) && !tellsOfFailure(text);
}

function countWords(text: string): number {
  return text.split(/\s+/u).length;
}

/** A text of which nothing tells the language is taken; the verifier reads it again. */
function isInLanguage({ language, languageStarts }: Source, at: number, wanted: WrittenLanguage): boolean {
  const known = languageStarts === undefined ? language : languageAt(languageStarts, at);
  return known === undefined || known === null || known.slice(0, 2).toLowerCase() === wanted;
}

const leaning = byLanguage(({ composing }) => composing.leansOnOthers);

const slogans = byLanguage(({ planning }) => bookOf(planning.slogans));
const free = byLanguage(({ planning }) => bookOf(planning.costsNothing));

function bookOf(phrases: string): PhraseBook<boolean> {
  return new PhraseBook(alternatives(phrases).map((phrase) => [phrase, true] as const));
}
