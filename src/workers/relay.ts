/**
 * The relay carries woken jobs from the outbox to the queue. A row is due, is put off for some seconds while it is
 * handed to the queue under an id of its own, and once the queue has it for some minutes; when the job is closed its
 * row is deleted. So a job that the queue lost, or whose process died, comes back by itself, soon where the queue never
 * had it, and one that comes back too early finds nothing to do.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDatabaseFault } from '../store/constraints.ts';
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

interface Taken {
  readonly jobs: readonly DueJob[];
  readonly ids: readonly string[];
  readonly putOffTo: string | undefined;
}

const batch = 500;
const pollMs = 200;
/** How long handing on may take before somebody else does it. */
const handingSeconds = 20;
const againAfterSeconds = 300;
const nothing: Taken = { jobs: [], ids: [], putOffTo: undefined };

/** Moves what is due until the signal; `nudge` of the returned relay makes it look at once. */
export function startRelay(
  store: Store,
  hand: (jobs: readonly DueJob[]) => Promise<void>,
  onFault: (fault: unknown) => void,
): { nudge(): void; stop(): Promise<void> } {
  const ending = new AbortController();
  let wake = (): void => undefined;
  // What was put off and could not be handed on because the database went away: it need not wait for its next round.
  let unhanded = nothing;
  const move = async (): Promise<number> => {
    if (!unhanded.jobs.length) unhanded = await takeDue(store);
    const taken = unhanded;
    if (!taken.jobs.length) return 0;
    await hand(taken.jobs);
    unhanded = nothing;
    await putOff(store, taken);
    return taken.jobs.length;
  };
  const running = (async () => {
    while (!ending.signal.aborted) {
      const moved = await move().catch((fault: unknown) => {
        onFault(fault);
        // What the queue itself does not take must not stand in the way of all else.
        if (!['unavailable', 'retry'].includes(readDatabaseFault(fault).kind)) unhanded = nothing;
        return 0;
      });
      if (moved === batch) continue;
      await Promise.race([
        sleep(pollMs, undefined, { signal: ending.signal }).catch(() => undefined),
        new Promise<void>((resolve) => (wake = resolve)),
      ]);
    }
  })();
  return {
    nudge: () => wake(),
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

/** Takes one batch. Rows are put off before they are handed on: a crash between the two only delays them. */
async function takeDue(store: Store): Promise<Taken> {
  // Served by outbox_due_index.
  const rows = await store.directory<Row>({
    name: 'relay-due',
    // Joined, what is due would be compared with every row, where PostgreSQL last saw the table empty.
    text: `with due as materialized (
             select id from directory.outbox where kind = 'job' and due_at <= now() order by due_at, id limit ${batch}
             for update skip locked)
           update directory.outbox o set relays = o.relays + 1, due_at = now() + interval '${handingSeconds} seconds'
           where o.id = any(array(select id from due))
           returning o.id, o.org_id as "orgId", o.name, o.subject, o.relays, o.due_at::text as "putOffTo"`,
  });
  const jobs = rows.map(({ id, orgId, name, subject, relays }) => ({
    queueId: uuidOf(`${id} ${relays}`),
    name,
    orgId,
    subject,
  }));
  return { jobs, ids: rows.map(({ id }) => id), putOffTo: rows[0]?.putOffTo };
}

/** The queue has them now. Whoever has meanwhile said when a row is due is not overruled. */
async function putOff(store: Store, { ids, putOffTo }: Taken): Promise<void> {
  await store.directory({
    name: 'relay-handed',
    text: `update directory.outbox set due_at = now() + interval '${againAfterSeconds} seconds'
           where id = any($1::text[]) and due_at = $2::timestamptz`,
    values: [ids, putOffTo],
  });
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
