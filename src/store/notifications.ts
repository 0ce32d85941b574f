/**
 * Processes notify each other of new work, so that workers need not poll often. A notification is only a hint: polling
 * finds lost ones later. It is sent outside the transaction, because PostgreSQL serialises the commits of transactions
 * that notify.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionConfig } from './connection.ts';

const channel = 'outreach_nudge';
const minIntervalMs = 20;
const reconnectDelayMs = 1_000;

/** Returns a function that notifies other processes, at most every 20 ms. */
export function createNotifier(pool: { query(text: string): Promise<unknown> }): () => void {
  let isWaiting = false;
  let lastMs = Number.NEGATIVE_INFINITY;
  const send = (): void => {
    isWaiting = false;
    lastMs = performance.now();
    pool.query(`notify ${channel}`).catch(() => undefined);
  };
  return () => {
    if (isWaiting) return;
    const remainingMs = lastMs + minIntervalMs - performance.now();
    if (remainingMs <= 0) return send();
    isWaiting = true;
    setTimeout(send, remainingMs);
  };
}

/** Calls back on notifications of other processes until stopped. Uses one connection. */
export function listenForNotifications(url: string, onNotification: () => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce(url, onNotification, stopping.signal).catch(() => undefined);
      await sleep(reconnectDelayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await listening;
    },
  };
}

/** Resolves when the connection is lost or the signal aborts. */
async function listenOnce(url: string, onNotification: () => void, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    ...connectionConfig(url),
    application_name: 'outreach-notifications',
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()));
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  try {
    await client.connect();
    client.on('notification', onNotification);
    await client.query(`listen ${channel}`);
    // Notifications sent before listening are lost.
    onNotification();
    await Promise.race([lost, stopped]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
