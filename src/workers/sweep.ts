import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/store.ts';

interface Chore {
  readonly everyMs: number;
  run(store: Store): Promise<void>;
}

const minuteMs = 60_000;
const chores: readonly Chore[] = [
  { everyMs: minuteMs, run: clearCountedMinutes },
  { everyMs: 60 * minuteMs, run: forgetIdempotencyKeys },
];

/** Clears away what has had its time. Several processes may do it at once. */
export function startSweep(store: Store, onFault: (fault: unknown) => void): { stop(): Promise<void> } {
  const ending = new AbortController();
  const running = chores.map(async ({ everyMs, run }) => {
    while (!ending.signal.aborted) {
      await run(store).catch(onFault);
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  });
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(running);
    },
  };
}

async function clearCountedMinutes(store: Store): Promise<void> {
  await store.directory({
    text: `delete from directory.rate_window where minute < now() - interval '5 minutes'`,
  });
}

/** Replies are kept for a day. Served by idempotency_age_index, one organisation after the other. */
export async function forgetIdempotencyKeys(store: Store): Promise<void> {
  const orgs = await store.directory<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.org',
  });
  for (const { orgId } of orgs) {
    await store.tx(orgId, (tx) =>
      tx.sql(
        `delete from idempotency where org_id = $1 and created_at < $2::timestamptz - interval '1 day'`,
        [orgId, tx.now],
      ),
    );
  }
}
