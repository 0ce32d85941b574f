/**
 * The relay carries woken jobs from the outbox to the queue. A row is due, is put off for some seconds while it is
 * handed to the queue under an id of its own, and once the queue has it for some minutes; when the job is closed its
 * row is deleted. So a job that the queue lost, or whose process died, comes back by itself, soon where the queue never
 * had it, and one that comes back too early finds nothing to do.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { classifyDatabaseError } from '../store/database-faults.ts';
import type { Store } from '../store/store.ts';

export interface DueJob {
  /** A UUID: the same for the same row and round, so that relaying one twice is harmless. */
  readonly queueId: string;
  readonly name: string;
  readonly orgId: string;
  readonly subject: string;
}

interface Row {
  readonly id: string;
  readonly orgId: string;
  readonly name: string;
  readonly subject: string;
  readonly relays: number;
  /** Written as PostgreSQL writes it, so that it loses nothing on its way. */
  readonly putOffTo: string;
}

interface ClaimedRows {
  readonly jobs: readonly DueJob[];
  readonly ids: readonly string[];
  readonly putOffTo: string | undefined;
}

const batchSize = 500;
const pollMs = 200;
/** How long handing on may take before somebody else does it. */
const forwardTimeoutSeconds = 20;
const retryAfterSeconds = 300;
const noRows: ClaimedRows = { jobs: [], ids: [], putOffTo: undefined };

/** Moves what is due until the signal; `nudge` of the returned relay makes it look at once. */
export function startRelay(
  store: Store,
  forward: (jobs: readonly DueJob[]) => Promise<void>,
  onFault: (fault: unknown) => void,
): { notify(): void; stop(): Promise<void> } {
  const stopping = new AbortController();
  let endPause = (): void => undefined;
  // What was put off and could not be handed on because the database went away: it need not wait for its next round.
  let unforwarded = noRows;
  const forwardDue = async (): Promise<number> => {
    if (!unforwarded.jobs.length) unforwarded = await claimDue(store);
    const claimed = unforwarded;
    if (!claimed.jobs.length) return 0;
    await forward(claimed.jobs);
    unforwarded = noRows;
    await postpone(store, claimed);
    return claimed.jobs.length;
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const forwarded = await forwardDue().catch((fault: unknown) => {
        onFault(fault);
        // What the queue itself does not take must not stand in the way of all else.
        if (!['unavailable', 'retry'].includes(classifyDatabaseError(fault).kind)) unforwarded = noRows;
        return 0;
      });
      if (forwarded === batchSize) continue;
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

/** Takes one batch. Rows are put off before they are handed on: a crash between the two only delays them. */
async function claimDue(store: Store): Promise<ClaimedRows> {
  // Served by outbox_due_index.
  const rows = await store.queryDirectory<Row>({
    name: 'relay-due',
    // Joined, what is due would be compared with every row, where PostgreSQL last saw the table empty.
    text: `with due as materialized (
             select id from directory.outbox where kind = 'job' and due_at <= now()
              order by due_at, id limit ${batchSize}
             for update skip locked)
           update directory.outbox o set relays = o.relays + 1,
              due_at = now() + interval '${forwardTimeoutSeconds} seconds'
           where o.id = any(array(select id from due))
           returning o.id, o.org_id as "orgId", o.name, o.subject, o.relays, o.due_at::text as "putOffTo"`,
  });
  const jobs = rows.map(({ id, orgId, name, subject, relays }) => ({
    queueId: toUuid(`${id} ${relays}`),
    name,
    orgId,
    subject,
  }));
  return { jobs, ids: rows.map(({ id }) => id), putOffTo: rows[0]?.putOffTo };
}

/** The queue has them now. Whoever has meanwhile said when a row is due is not overruled. */
async function postpone(store: Store, { ids, putOffTo }: ClaimedRows): Promise<void> {
  await store.queryDirectory({
    name: 'relay-handed',
    text: `update directory.outbox set due_at = now() + interval '${retryAfterSeconds} seconds'
           where id = any($1::text[]) and due_at = $2::timestamptz`,
    values: [ids, putOffTo],
  });
}

function toUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
