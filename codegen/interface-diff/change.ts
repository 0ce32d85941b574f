/**
 * What a change does to those who call already: `breaking` takes something away from them, `additive` leaves all that
 * was, and a `note` is only worth knowing.
 */
export type Level = 'breaking' | 'additive' | 'note';

/** What became of the subject. Comparing the other way round turns each into its opposite. */
export type ChangeKind = 'added' | 'removed' | 'narrowed' | 'widened' | 'changed';

/** Whether callers send what a schema describes or receive it; a narrower schema hurts one and a wider the other. */
export type Direction = 'sent' | 'received';

/** One difference between two revisions of the interface. */
export interface Change {
  readonly level: Level;
  /** What kind of thing it befell: `operation`, `argument`, `field`, `word`, `limit`, `event`, `tool` … */
  readonly subject: string;
  readonly move: ChangeKind;
  /** Where it stands: `leads.add arguments.city`, `Lead.score`, `GET /healthz 200`, `suppressed`. */
  readonly place: string;
  /** What happened there, for people; it begins in lower case because the place stands before it. */
  readonly sentence: string;
}

/** The level of a schema that now admits fewer or more values than before. */
export function levelOf(direction: Direction, move: 'narrowed' | 'widened'): Level {
  return (direction === 'sent') === (move === 'narrowed') ? 'breaking' : 'additive';
}

/** The same changes with each told once, what breaks first, then in the order of their places. */
export function sortedChanges(changes: readonly Change[]): Change[] {
  const rank: Readonly<Record<Level, number>> = { breaking: 0, additive: 1, note: 2 };
  const keyOf = ({ level, place, subject, move, sentence }: Change) =>
    [rank[level], place, subject, move, sentence].join('\u0000');
  const unique = new Map(changes.map((change) => [keyOf(change), change]));
  return [...unique].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, change]) => change);
}
