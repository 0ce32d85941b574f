import { hash as digest } from 'node:crypto';
import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { Source } from '../../../domain/drafting/material.ts';
import { writtenLanguages, type WrittenLanguage } from '../../../languages/packs.ts';
import { detectLanguage } from '../../site/language.ts';

/**
 * Whether a source can be quoted in a message of a language. A source without a known language is judged by its
 * function words. If they do not show the language, the source is used, and the verifier decides.
 */
export function isInLanguage(source: Source, language: WrittenLanguage): boolean {
  if (source.language !== undefined) return source.language.slice(0, 2).toLowerCase() === language;
  const key = digest('sha256', source.text, 'base64');
  const known = verdicts.get(key);
  if (known !== undefined) return known === null || known === language;
  if (verdicts.size >= verdictLimit) verdicts.clear();
  const guess = likeliestLanguage(source.text);
  verdicts.set(key, guess);
  return guess === null || guess === language;
}

const verdictLimit = 1_000;
/** Keyed by the hash of the text, because a thousand long texts would take much memory. */
const verdicts = new Map<string, WrittenLanguage | null>();

function likeliestLanguage(text: string): WrittenLanguage | null {
  const words =
    text
      .slice(0, 2_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const [best, next] = writtenLanguages
    .map((language) => ({
      language,
      count: words.filter((word) => lexiconOf(language).connecting.has(word)).length,
    }))
    .sort((left, right) => right.count - left.count);
  if (best && next && best.count > next.count) return best.language;
  const detected = detectLanguage(text, null);
  return writtenLanguages.find((language) => language === detected) ?? null;
}
