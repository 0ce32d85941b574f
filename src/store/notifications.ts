/**
 * Processes tell each other that there is something to do, so that a worker need not find out by looking. It is a hint
 * and nothing else: what is not heard is found a little later. It is sent beside the transactions that it tells of and
 * not in them, for PostgreSQL lets those that notify commit only one after another.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionConfig } from './connection.ts';

const channel = 'outreach_nudge';
const minIntervalMs = 20;
const reconnectDelayMs = 1_000;

/** Answers what tells the others. Called often, it tells them every 20 ms. */
export function createNotifier(pool: Pick<pg.Pool, 'query'>): () => void {
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

/** Calls back when another process says that there is something to do, until it is stopped; holds a connection. */
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

/** Until the connection is lost, or is not wanted any more. */
async function listenOnce(url: string, onNotification: () => void, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    ...connectionConfig(url),
    application_name: 'outreach-nudges',
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()));
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  try {
    await client.connect();
    client.on('notification', onNotification);
    await client.query(`listen ${channel}`);
    // What was told before is not heard.
    onNotification();
    await Promise.race([lost, stopped]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
