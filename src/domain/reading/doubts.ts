import type { Clause, Sentence } from './clause.ts';
import type { Cue } from './cues.ts';
import type { Item } from './items.ts';
import type { Match } from './word-index.ts';

/** The words of a sentence that make news doubtful; null if they make all of it doubtful. */
export function doubtsOf({ items, vocabulary }: Sentence): readonly Match[] | null {
  const { modality } = vocabulary.lexicon;
  const isCondition = ({ kind, lower }: Item) => kind === 'word' && modality.get(lower) === 'condition';
  if (vocabulary.is.conditionOpeners(items[0]?.lower ?? '') || items.some(isCondition)) return null;
  const found = vocabulary.doubts.find(items);
  return found.has('hearsay') ? null : (found.get('doubt') ?? []);
}

/** Whether news is denied, doubted, planned, asked about, or history. */
export function isDoubted(
  { items, vocabulary }: Sentence,
  doubts: readonly Match[],
  { clause, reach, cue }: { readonly clause: Clause; readonly reach: Match; readonly cue: Cue },
): boolean {
  const isNear = (at: number) =>
    (at >= clause.start &&
      at < clause.end &&
      !(clause.gap && at >= clause.gap.start && at < clause.gap.end)) ||
    (at >= reach.start && at < reach.end);
  if (vocabulary.is.conditionOpeners(items[clause.start]?.lower ?? '')) return true;
  if (isDuty(cue)) return false;
  const { negation } = vocabulary.lexicon;
  const isDenied = items.some(
    ({ kind, lower }, at) =>
      kind === 'word' && negation.has(lower) && isNear(at) && !vocabulary.is.lesserNegations(lower),
  );
  return isDenied || (!cue.isCurrent && doubts.some(({ start }) => isNear(start)));
}

/** Orders and bans say what a company must or may not do. */
function isDuty({ kind }: Cue): boolean {
  return kind === 'regulation';
}
