import { itemAt } from '../item-at.ts';
import type { FlowStep, StepRecord } from './flow.ts';
import { anyCategory, stopTarget } from './flow-validation.ts';

/** The decision of a `route` step. `next` is the position of the next step, or the number of steps to end the flow. */
export interface RouteDecision {
  readonly next: number;
  readonly reason: string;
}

/** Chooses the next step after the `route` step at the position, by the last decided category, if any. */
export function chooseRoute(
  steps: readonly FlowStep[],
  position: number,
  category: string | null,
): RouteDecision {
  const { routes = [] } = itemAt(steps, position);
  const named = routes.find(({ when }) => when === category);
  const route = named ?? routes.find(({ when }) => when === anyCategory);
  const finding = category === null ? 'No category was decided' : `The category is ${category}`;
  if (!route)
    return { next: position + 1, reason: `${finding}, which has no route: continues with the next step.` };
  const source = named ? '' : ', by the route for all others';
  if (route.goTo === stopTarget)
    return { next: steps.length, reason: `${finding}${source}: the flow ends here.` };
  const target = steps.findIndex(({ id }) => id === route.goTo);
  return {
    next: Math.max(target, position + 1),
    reason: `${finding}${source}: continues with ${route.goTo}.`,
  };
}

/** The records of the steps that a route skips. */
export function skippedRecords(
  steps: readonly FlowStep[],
  from: number,
  to: number,
  by: FlowStep,
): readonly StepRecord[] {
  const reason = to >= steps.length ? `${by.id} ended the flow before it.` : `${by.id} skipped it.`;
  return steps.slice(from, to).map(() => ({ outcome: 'skipped', reason }));
}

/** The last category decided by earlier steps; null without one. */
export function lastCategory(records: readonly StepRecord[]): string | null {
  return records.findLast(({ category }) => category)?.category ?? null;
}
