import type { RunError, RunStatus as RunStatusView } from '../../../generated/contract/types.ts';
import { nothingFoundReason } from '../../domain/discovery.ts';
import { findRepeatedOpening } from '../../domain/repeated-opening.ts';
import { needsPerson, nextActionHint } from '../../domain/run-status.ts';
import type { JobKind } from '../../domain/run.ts';
import type { Handler } from '../../operation.ts';
import { countSpendableCredits } from '../../application/credits/count-spendable.ts';
import { estimateRun } from '../../application/runs/estimate.ts';
import {
  countRunContents,
  findRun,
  listRunErrors,
  measureRunWork,
  emptyRunCounts,
  sumRunCredits,
  findRemainingCap,
} from '../../store/queries/runs.ts';
import { countOpenings } from '../../store/queries/run-drafts.ts';
import type { Rows } from '../../store/rows.ts';
import type { ReadContext } from '../../store/store.ts';
import { runName } from './_view.ts';

export const handle: Handler<'runs.status'> = async ({ args, tx, fail }) => {
  const { runId } = args;
  const run = (await findRun(tx, runId)) ?? fail('run_not_found', null, { param: 'runId' });
  // Read after the run itself, so that these details are never older than the status.
  const [work, credits, counts, failures, remaining, openings] = await Promise.all([
    measureRunWork(tx, runId),
    sumRunCredits(tx, runId),
    countRunContents(tx, [runId]),
    listRunErrors(tx, runId),
    estimateRun(tx, run),
    countOpenings(tx, runId),
  ]);
  const { done, total, open } = work;
  const counted = counts.get(run.id) ?? emptyRunCounts;
  return {
    runId: run.id,
    name: runName(run),
    status: run.status,
    phase: run.archivedAt ? 'done' : runPhase(run, new Set(open)),
    counts: counted,
    progress: { done, total },
    awaitingHuman: requiredAction(run, tx, counted),
    credits,
    estimate: remaining,
    lookedIn: run.lookedIn,
    waves: run.waves,
    errors: [
      ...(await creditErrors(tx, run, remaining.credits)),
      ...emptySearchErrors(run, counted.companies, failures),
      ...failures,
    ],
    warnings: [findRepeatedOpening(openings)].filter((warning) => warning !== null),
    archivedAt: run.archivedAt?.getTime() ?? null,
    createdAt: run.createdAt.getTime(),
    updatedAt: run.updatedAt.getTime(),
  };
};

function runPhase({ status }: Rows['Run'], open: ReadonlySet<JobKind>): string {
  if (status === 'discovering') return 'discovery';
  if (status === 'parked_credits') return 'parked';
  if (status !== 'drafting' && status !== 'resolving_contacts')
    return status.startsWith('awaiting_') ? 'review' : 'done';
  if (open.has('read') || open.has('research')) return 'research';
  return status === 'drafting' ? 'drafting' : 'contacts';
}

/** Why a parked run waits: its cap or missing credits. */
async function creditErrors(tx: ReadContext, run: Rows['Run'], unpaid: number): Promise<RunError[]> {
  if (run.status !== 'parked_credits') return [];
  const at = (run.gateSince ?? run.updatedAt).getTime();
  const overCap = unpaid - (await findRemainingCap(tx, run));
  if (overCap > 0) {
    const reason =
      `This run needs ${overCap} more credits than its cap of ${run.creditCap}. A person can raise ` +
      'the cap with `npx outreach run cap`; the run then continues.';
    return [{ code: 'spend_cap_reached', reason, at }];
  }
  const missingCredits = unpaid - (await countSpendableCredits(tx));
  const reason =
    missingCredits > 0
      ? `${missingCredits} more credits are needed to finish this run. It continues by itself once you add them.`
      : 'There are credits for the rest of this run again; it continues by itself in a moment.';
  return [{ code: 'credits_exhausted', reason, at }];
}

/** Why a brief found no companies, unless the search itself failed. */
function emptySearchErrors(run: Rows['Run'], companies: number, failures: readonly RunError[]): RunError[] {
  const isSearched = run.origin === 'brief' && run.status !== 'discovering';
  const found = run.lookedIn.some((place) => place.found > 0);
  if (!isSearched || companies > 0 || found || failures.length > 0) return [];
  const at = (run.gateSince ?? run.updatedAt).getTime();
  return [{ code: 'no_company_found', reason: nothingFoundReason(run.lookedIn), at }];
}

/** Only a person can pass a gate or add credits; the address says where. */
function requiredAction(
  run: Rows['Run'],
  tx: ReadContext,
  counts: { readonly companies: number; readonly drafts: number },
): RunStatusView['awaitingHuman'] {
  if (run.archivedAt || !needsPerson(run.status)) return null;
  const isParked = run.status === 'parked_credits';
  const url = isParked ? tx.appUrlFor('credits') : tx.appUrlFor('runs', run.id);
  const todo = nextActionHint(run, counts);
  return { gate: run.status, todo, url, since: (run.gateSince ?? run.updatedAt).getTime() };
}
