import { chooseRoute, lastCategory } from '../../domain/flows/routing.ts';
import type { InstantStep } from '../step.ts';

/** Goes on at a later step by what was understood. */
export const route: InstantStep = {
  perform: async (_tx, { run: { steps, records } }) => {
    const { next, reason } = chooseRoute(steps, records.length, lastCategory(records));
    return { outcome: 'done', reason, next };
  },
};
