import type { Source, WrittenLanguage } from './material.ts';
import { languageOfSmallWords } from './message-language.ts';

/** Where a language begins that stands to the next of them, or to the end of the text. */
interface LanguageStart {
  readonly at: number;
  readonly language: WrittenLanguage;
}

/**
 * Where a text of the seller's own changes its language, for one text may say the same in several of them. Empty where
 * all of it is in one. Lines that do not tell, such as headings, go with those before them.
 */
export function languageStarts({ kind, about, text }: Source): readonly LanguageStart[] {
  if (kind === 'thread' || about !== 'sender') return [];
  const known = found.get(text);
  if (known !== undefined) return known;
  const starts: LanguageStart[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const language = languageOfSmallWords(line);
    if (language !== null && language !== starts.at(-1)?.language) starts.push({ at, language });
    at += line.length + 1;
  }
  const several = new Set(starts.map(({ language }) => language)).size > 1 ? starts : [];
  if (found.size >= mostKept) found.clear();
  found.set(text, several);
  return several;
}

/** The language that stands at a place of a text of several; null where none was told before it. */
export function languageAt(starts: readonly LanguageStart[], place: number): WrittenLanguage | null {
  return starts.findLast(({ at }) => at <= place)?.language ?? null;
}

const mostKept = 200;
// A workspace's text is asked for every enquiry.
const found = new Map<string, readonly LanguageStart[]>();
