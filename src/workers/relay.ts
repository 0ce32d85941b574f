/**
 * The relay passes enqueued jobs from the outbox to the queue. It postpones a due row by seconds while it forwards the
 * job, and by minutes once the queue has the job. Closing the job deletes the row. So a lost job, or one of a dead
 * process, is forwarded again. A job that is forwarded too early finds nothing to do.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isTransientFault } from '../store/database-faults.ts';
import { claimDueJobs, maxClaimedJobs, postponeForwardedJobs } from '../store/queries/outbox.ts';
import type { Store } from '../store/store.ts';

export interface DueJob {
  /** A UUID, the same for the same row and number of claims, so forwarding twice is harmless. */
  readonly queueId: string;
  readonly name: string;
  readonly orgId: string;
  /** The id of the job or event. */
  readonly subject: string;
}

interface ClaimedRows {
  readonly jobs: readonly DueJob[];
  readonly ids: readonly string[];
  readonly postponedTo: string | undefined;
}

const pollMs = 200;
const noRows: ClaimedRows = { jobs: [], ids: [], postponedTo: undefined };

/** Passes due jobs to the queue until it is stopped. `notify` triggers a pass immediately. */
export function startRelay(
  store: Store,
  forward: (jobs: readonly DueJob[]) => Promise<void>,
  onFault: (fault: unknown) => void,
): { notify(): void; stop(): Promise<void> } {
  const stopping = new AbortController();
  let endPause = (): void => undefined;
  // Rows that were postponed but not forwarded, because the database failed. The next pass forwards them.
  let unforwarded = noRows;
  const forwardDue = async (): Promise<number> => {
    if (!unforwarded.jobs.length) unforwarded = await claimDue(store);
    const claimed = unforwarded;
    if (!claimed.jobs.length) return 0;
    await forward(claimed.jobs);
    unforwarded = noRows;
    await postponeForwardedJobs(store, claimed.ids, claimed.postponedTo);
    return claimed.jobs.length;
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const forwarded = await forwardDue().catch((fault: unknown) => {
        onFault(fault);
        // A job that the queue rejects must not block the others.
        if (!isTransientFault(fault)) unforwarded = noRows;
        return 0;
      });
      if (forwarded === maxClaimedJobs) continue;
      await Promise.race([
        sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined),
        new Promise<void>((resolve) => (endPause = resolve)),
      ]);
    }
  })();
  return {
    notify: () => endPause(),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Claims one batch. Rows are postponed before they are forwarded, so a crash in between only delays them. */
async function claimDue(store: Store): Promise<ClaimedRows> {
  const rows = await claimDueJobs(store);
  const jobs = rows.map(({ id, orgId, name, subject, claimCount }) => ({
    queueId: toUuid(`${id} ${claimCount}`),
    name,
    orgId,
    subject,
  }));
  return { jobs, ids: rows.map(({ id }) => id), postponedTo: rows[0]?.postponedTo };
}

function toUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
