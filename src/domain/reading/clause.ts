import { itemAt } from '../item-at.ts';
import type { Item } from './items.ts';
import type { Reference } from './reference.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A sentence as the rules see it. */
export interface Sentence extends Reference {
  readonly text: string;
  readonly items: readonly Item[];
  readonly vocabulary: Vocabulary;
  /** The end of the quotation at the beginning of the sentence; 0 if it begins with none. */
  readonly quoteEnd: number;
  /** Whether the text is the company's own, so that "we" is the company. */
  readonly isOwn: boolean;
}

/** The items from `start` to `end` (exclusive). */
export interface Clause {
  readonly start: number;
  readonly end: number;
  /** A description of the company within the clause. It does not count as a part of the clause. */
  readonly gap?: { readonly start: number; readonly end: number };
}

const maxAppositionLength = 16;
const maxOpeningLength = 10;

/** The clause of a verb. A date or a denial belongs to the verb only if it stands in this clause. */
export function clauseAround(sentence: Sentence, verb: number): Clause {
  return { ...clauseStart(sentence, verb), end: clauseEnd(sentence, verb) };
}

/** The words of a clause. */
export function itemsOf({ items }: Sentence, { start, end, gap }: Clause): readonly Item[] {
  return items
    .slice(start, end)
    .filter((_, offset) => !gap || start + offset < gap.start || start + offset >= gap.end);
}

function clauseStart(sentence: Sentence, verb: number): Pick<Clause, 'start' | 'gap'> {
  const { items, vocabulary } = sentence;
  let gap: Clause['gap'];
  const startingAt = (start: number) => ({ start, ...(gap && { gap }) });
  for (let at = verb - 1; at >= 0; at -= 1) {
    const { lower, kind } = itemAt(items, at);
    if (kind === 'word' && vocabulary.is.clauseOpeners(lower)) return startingAt(at);
    if (kind !== 'sign') continue;
    if (lower === ',') {
      const before = beforeApposition(sentence, at);
      if (before === null) return startingAt(opensWithTime(sentence, at) ?? at + 1);
      gap = { start: before, end: at + 1 };
      at = before;
    } else if (endsClause(lower)) return startingAt(at + 1);
  }
  return startingAt(0);
}

function clauseEnd({ items, vocabulary }: Sentence, verb: number): number {
  for (let at = verb + 1; at < items.length; at += 1) {
    const { lower, kind } = itemAt(items, at);
    if (kind === 'word' && vocabulary.is.clauseOpeners(lower)) return at;
    if (kind === 'word' && vocabulary.is.joiners(lower) && hasVerbBehind({ items, vocabulary }, at))
      return at;
    if (kind === 'sign' && (endsClause(lower) || (lower === ',' && !isTimeAt({ items, vocabulary }, at + 1))))
      return at;
  }
  return items.length;
}

function endsClause(sign: string): boolean {
  return ';:–—-()[]"“”„«»|•'.includes(sign);
}

/** The first comma around a description of the company: "Koivu, a bakery in Oulu, opened". */
function beforeApposition({ items }: Sentence, comma: number): number | null {
  for (let at = comma - 1; at > 0 && at > comma - maxAppositionLength; at -= 1) {
    const { kind, lower } = itemAt(items, at);
    if (kind === 'company') return null;
    if (lower === ',') return itemAt(items, at - 1).kind === 'company' ? at : null;
  }
  return null;
}

/** The beginning of an opening phrase such as "On 8 September, ", which belongs to the clause after it. */
function opensWithTime({ items, vocabulary }: Sentence, comma: number): number | null {
  let start = comma;
  while (start > 0 && comma - start < maxOpeningLength && itemAt(items, start - 1).kind !== 'sign')
    start -= 1;
  const isWhole = start === 0 || itemAt(items, start - 1).kind === 'sign';
  if (!isWhole || start === comma || !isTimeAt({ items, vocabulary }, start)) return null;
  const words = items.slice(start, comma);
  return words.some(({ lower }) => vocabulary.events.has(lower) || vocabulary.is.clauseOpeners(lower))
    ? null
    : start;
}

/** Whether a date begins here, with the words before it: "on 8 September", "in early 2026". */
function isTimeAt({ items, vocabulary }: Pick<Sentence, 'items' | 'vocabulary'>, from: number): boolean {
  for (let at = from; at < from + 4; at += 1) {
    const item = items[at];
    if (item?.kind === 'date') return true;
    if (item?.kind !== 'word') return false;
    if (!vocabulary.is.dateOpeners(item.lower) && !vocabulary.is.adverbs(item.lower)) return false;
  }
  return false;
}

function hasVerbBehind(
  { items, vocabulary }: Pick<Sentence, 'items' | 'vocabulary'>,
  joiner: number,
): boolean {
  const { auxiliary, finiteVerb } = vocabulary.lexicon;
  return items
    .slice(joiner + 1, joiner + 4)
    .some(
      ({ kind, lower }) =>
        kind === 'word' && (auxiliary.has(lower) || finiteVerb.test(lower) || vocabulary.events.has(lower)),
    );
}
