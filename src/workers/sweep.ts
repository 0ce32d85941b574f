import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/store.ts';

const everyMs = 60_000;

/** Clears away what has had its time: counted minutes that are over. */
export function startSweep(store: Store, onFault: (fault: unknown) => void): { stop(): Promise<void> } {
  const ending = new AbortController();
  const running = (async () => {
    while (!ending.signal.aborted) {
      await store
        .directory({ text: `delete from directory.rate_window where minute < now() - interval '5 minutes'` })
        .catch(onFault);
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}
