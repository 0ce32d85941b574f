/**
 * The effect on existing callers: `breaking` removes something that they use, `additive` keeps all of it, and a `note`
 * is only information.
 */
export type Level = 'breaking' | 'additive' | 'note';

/** How the subject changed. Comparing the revisions in reverse gives the opposite kind. */
export type ChangeKind = 'added' | 'removed' | 'narrowed' | 'widened' | 'changed';

/** Whether callers send or receive the values of a schema. A narrower schema breaks senders, a wider one receivers. */
export type Direction = 'sent' | 'received';

/** One difference between two revisions of the interface. */
export interface Change {
  readonly level: Level;
  /** The kind of thing that changed: `operation`, `argument`, `field`, `enum value`, `limit`, `event`, `tool` … */
  readonly subject: string;
  readonly kind: ChangeKind;
  /** Where it changed: `leads.add arguments.city`, `Lead.score`, `GET /healthz 200`, `suppressed`. */
  readonly location: string;
  /** The change in words. It begins in lower case, because reports put the location before it. */
  readonly sentence: string;
}

/** The level of a change after which a schema allows fewer or more values. */
export function levelOf(direction: Direction, kind: 'narrowed' | 'widened'): Level {
  return (direction === 'sent') === (kind === 'narrowed') ? 'breaking' : 'additive';
}

/** The changes without duplicates: breaking ones first, then by location. */
export function sortedChanges(changes: readonly Change[]): Change[] {
  const rank: Readonly<Record<Level, number>> = { breaking: 0, additive: 1, note: 2 };
  const keyOf = ({ level, location, subject, kind, sentence }: Change) =>
    [rank[level], location, subject, kind, sentence].join('\u0000');
  const unique = new Map(changes.map((change) => [keyOf(change), change]));
  return [...unique].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, change]) => change);
}
