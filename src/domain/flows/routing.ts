import { itemAt } from '../item-at.ts';
import type { FlowStep, StepRecord } from './flow.ts';
import { anyCategory, stopTarget } from './flow-validation.ts';

/** Where a `route` step leads: the position of the step that is next, which is that of none at the end. */
export interface RouteDecision {
  readonly next: number;
  readonly reason: string;
}

/** Where to go on from the `route` step at the position, by the category that was decided on last, if any was. */
export function chooseRoute(
  steps: readonly FlowStep[],
  position: number,
  category: string | null,
): RouteDecision {
  const { routes = [] } = itemAt(steps, position);
  const named = routes.find(({ when }) => when === category);
  const route = named ?? routes.find(({ when }) => when === anyCategory);
  const what = category === null ? 'Nothing was understood before' : `What arrived is ${category}`;
  if (!route) return { next: position + 1, reason: `${what}, which no route names: on with the next step.` };
  const by = named ? '' : ', which no other route names';
  if (route.goTo === stopTarget) return { next: steps.length, reason: `${what}${by}: the flow stops here.` };
  const target = steps.findIndex(({ id }) => id === route.goTo);
  return { next: Math.max(target, position + 1), reason: `${what}${by}: on with ${route.goTo}.` };
}

/** The records of the steps between one that led elsewhere and the next, none of which does anything. */
export function skippedRecords(
  steps: readonly FlowStep[],
  from: number,
  to: number,
  by: FlowStep,
): readonly StepRecord[] {
  const reason = to >= steps.length ? `${by.id} stopped the flow before it.` : `${by.id} led past it.`;
  return steps.slice(from, to).map(() => ({ outcome: 'skipped', reason }));
}

/** The category that the last of the steps behind decided on; null where none did. */
export function lastCategory(records: readonly StepRecord[]): string | null {
  return records.findLast(({ category }) => category)?.category ?? null;
}
