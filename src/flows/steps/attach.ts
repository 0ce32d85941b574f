import { attachLeadToRun, notAttachableReason } from '../../application/runs/attach-lead.ts';
import { findRunForUpdate } from '../../store/queries/runs.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { InstantStep } from '../step.ts';

/** Adds the lead to a run's review list. Drafts nothing. */
export const attach: InstantStep = {
  perform: async (tx, { flowRun: { lead }, step }) => {
    const suppressed = await findLeadSuppression(tx, lead.id);
    if (suppressed)
      return { outcome: 'skipped', reason: `This person is suppressed (${suppressed.reason}).` };
    const { runId } = step;
    const run = runId === undefined ? null : await findRunForUpdate(tx, runId);
    if (!run) return { outcome: 'failed', reason: `There is no run ${runId}.` };
    const reason = notAttachableReason(run);
    if (reason !== null) return { outcome: 'failed', reason };
    return (await attachLeadToRun(tx, run, lead)) === 'attached'
      ? { outcome: 'done', reason: `The lead is on the review list of ${run.id}.` }
      : { outcome: 'skipped', reason: `The lead was already in ${run.id}.` };
  },
};
