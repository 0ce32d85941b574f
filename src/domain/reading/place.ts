import { isLegalForm } from '../company-name.ts';
import { itemAt } from '../item-at.ts';
import type { Clause, Sentence } from './clause.ts';
import type { Match } from './word-index.ts';

/** The first place of a clause, in the words of the text. */
export function findPlace(sentence: Sentence, clause: Clause): string | null {
  const { items, text } = sentence;
  const [place] = placesIn(sentence).filter(({ start }) => start > clause.start && start < clause.end);
  return place === undefined
    ? null
    : text.slice(itemAt(items, place.start).start, itemAt(items, place.end - 1).end);
}

/** The places that a sentence names, by the prepositions before them or by their endings. */
export function placesIn({ items, vocabulary, text }: Sentence): readonly Match[] {
  return items.flatMap(({ kind, lower, isCapitalised, end }, at) => {
    if (kind !== 'word' || !isCapitalised || at === 0) return [];
    if (isLabel(items, at, text)) return [];
    if (vocabulary.hasPlaceEndings && vocabulary.is.placeEndings(lower)) return [{ start: at, end: at + 1 }];
    if (!vocabulary.is.placePrepositions(items[at - 1]?.lower ?? '')) return [];
    if (vocabulary.hasCapitalNouns && vocabulary.events.has(lower)) return [];
    const next = items[at + 1];
    const isLonger = next?.kind === 'word' && next.isCapitalised && text.slice(end, next.start) === ' ';
    return [{ start: at, end: isLonger ? at + 2 : at + 1 }];
  });
}

/** Whether a word begins the name of a standard or law, such as "ISO 9001" or "DIN EN 1090". */
function isLabel(items: Sentence['items'], at: number, text: string): boolean {
  const [word, next] = [items[at], items[at + 1]];
  if (word === undefined || next === undefined || !/^\p{Lu}{2,}$/u.test(text.slice(word.start, word.end)))
    return false;
  return next.kind === 'number' || /^\p{Lu}{2,}$/u.test(text.slice(next.start, next.end));
}

/** Names of other companies: with a legal form or, if nouns are small, any that is no place. */
export function namesIn({ items, vocabulary }: Sentence): readonly Match[] {
  return items.flatMap(({ kind, lower, isCapitalised }, at) => {
    if (kind !== 'word' || at === 0 || !isCapitalised) return [];
    if (isLegalForm(lower)) return [{ start: at, end: at + 1 }];
    const before = items[at - 1]?.lower ?? '';
    const isPlace = vocabulary.is.placePrepositions(before) || vocabulary.is.placeEndings(lower);
    const isName = !vocabulary.hasCapitalNouns && !isPlace && !vocabulary.lexicon.prepositions.has(before);
    return isName ? [{ start: at, end: at + 1 }] : [];
  });
}
