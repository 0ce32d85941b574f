import { chooseRoute, lastCategory } from '../../domain/flows/routing.ts';
import type { InstantStep } from '../step.ts';

/** Jumps to a later step, depending on the category. */
export const route: InstantStep = {
  perform: async (_tx, { flowRun: { steps, records } }) => {
    const { next, reason } = chooseRoute(steps, records.length, lastCategory(records));
    return { outcome: 'done', reason, next };
  },
};
