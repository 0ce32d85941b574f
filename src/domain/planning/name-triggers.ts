import { createHash } from 'node:crypto';
import type { Trigger } from '../reading/trigger.ts';
import type { NamedTrigger } from './plan.ts';

/** The same ids as in SQL: `triggerIdSql` in `lead-views.ts`. */
export function triggerIdOf({ sourceId, quote }: Pick<Trigger, 'sourceId' | 'quote'>): string {
  const digest = createHash('sha256').update(`${sourceId}\n${quote}`).digest('hex');
  return `trg_${digest.slice(0, idLength)}`;
}

const idLength = 16;

/** Triggers with their ids, newest first, each once, in an order that does not depend on the given one. */
export function nameTriggers(triggers: readonly Trigger[]): readonly NamedTrigger[] {
  const named = triggers.map((trigger) => ({ ...trigger, id: triggerIdOf(trigger) }));
  named.sort((left, right) => compareTexts(right.date, left.date) || compareTexts(keyOf(left), keyOf(right)));
  return named.filter(({ id }, at) => named.findIndex((other) => other.id === id) === at);
}

function keyOf({ id, kind, headline }: NamedTrigger): string {
  return `${id} ${kind} ${headline}`;
}

/** By code units, so that the order is the same on every machine. */
export function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
