import type { RunError, RunStatus as RunStatusView } from '../../../generated/contract/types.ts';
import type { RunStatus } from '../../domain/run.ts';
import type { Handler } from '../../operation.ts';
import { readSpendable } from '../../store/queries/credits.ts';
import {
  countRuns,
  findRun,
  listRunErrors,
  measureWork,
  noCounts,
  sumCredits,
} from '../../store/queries/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Reading } from '../../store/store.ts';
import { nameOf } from './_view.ts';

export const handle: Handler<'runs.status'> = async ({ args, tx, fail }) => {
  const { runId } = args;
  const [found, work, credits, counts, failures] = await Promise.all([
    findRun(tx, runId),
    measureWork(tx, runId),
    sumCredits(tx, runId),
    countRuns(tx, [runId]),
    listRunErrors(tx, runId),
  ]);
  const run = found ?? fail('run_not_found', null, { param: 'runId' });
  const { done, total, researching } = work;
  const shortage =
    run.status === 'parked_credits' ? await nameShortage(tx, run, total - done - credits.reserved) : [];
  return {
    runId: run.id,
    name: nameOf(run),
    status: run.status,
    phase: run.archivedAt ? 'done' : phaseOf(run.status, researching),
    counts: counts.get(run.id) ?? noCounts,
    progress: { done, total },
    awaitingHuman: whoMustAct(run, tx),
    credits,
    errors: [...shortage, ...failures],
    archivedAt: run.archivedAt?.getTime() ?? null,
    createdAt: run.createdAt.getTime(),
    updatedAt: run.updatedAt.getTime(),
  };
};

function phaseOf(status: RunStatus, researching: boolean): string {
  if (status === 'drafting') return researching ? 'research' : 'drafting';
  if (status === 'parked_credits') return 'parked';
  return status.startsWith('awaiting_') ? 'review' : 'done';
}

/** What a parked run waits for. Every unit that is left costs one credit. */
async function nameShortage(tx: Reading, run: Rows['Run'], unpaid: number): Promise<RunError[]> {
  const missing = unpaid - (await readSpendable(tx));
  const reason =
    missing > 0
      ? `${missing} more credits are needed to finish this run. It goes on by itself once they are there.`
      : 'There are credits for the rest of this run again; it goes on by itself in a moment.';
  return [{ code: 'credits_exhausted', reason, at: (run.gateSince ?? run.updatedAt).getTime() }];
}

/** Only a person leaves a gate or adds credits; the address says where. */
function whoMustAct(run: Rows['Run'], tx: Reading): RunStatusView['awaitingHuman'] {
  const isParked = run.status === 'parked_credits';
  if (run.archivedAt) return null;
  if (!isParked && !run.status.startsWith('awaiting_')) return null;
  const url = isParked ? tx.appAddress('credits') : tx.appAddress('runs', run.id);
  return { gate: run.status, url, since: (run.gateSince ?? run.updatedAt).getTime() };
}
