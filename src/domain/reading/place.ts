import type { Clause, Sentence } from './clause.ts';
import { itemsOf } from './clause.ts';

/** The first place that a clause names, as it stands there. */
export function findPlace(sentence: Sentence, clause: Clause): string | null {
  const { vocabulary, text } = sentence;
  const items = itemsOf(sentence, clause);
  for (const [at, { kind, lower, isCapitalised, start, end }] of items.entries()) {
    if (kind !== 'word' || !isCapitalised || at === 0) continue;
    if (vocabulary.hasPlaceEndings && vocabulary.is.placeEndings(lower)) return text.slice(start, end);
    if (!vocabulary.is.placePrepositions(items[at - 1]?.lower ?? '')) continue;
    const next = items[at + 1];
    const isLonger = next?.kind === 'word' && next.isCapitalised && text.slice(end, next.start) === ' ';
    return text.slice(start, isLonger ? next.end : end);
  }
  return null;
}
