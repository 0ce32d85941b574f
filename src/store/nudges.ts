/**
 * Processes tell each other that there is something to do, so that a worker need not find out by looking. It is a hint
 * and nothing else: what is not heard is found a little later. It is sent beside the transactions that it tells of and
 * not in them, for PostgreSQL lets those that notify commit only one after another.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionConfig } from './connection.ts';

const channel = 'outreach_nudge';
const atMostEveryMs = 20;
const againMs = 1_000;

/** Answers what tells the others. Called often, it tells them every 20 ms. */
export function createNudge(pool: Pick<pg.Pool, 'query'>): () => void {
  let isWaiting = false;
  let lastMs = Number.NEGATIVE_INFINITY;
  const send = (): void => {
    isWaiting = false;
    lastMs = performance.now();
    pool.query(`notify ${channel}`).catch(() => undefined);
  };
  return () => {
    if (isWaiting) return;
    const leftMs = lastMs + atMostEveryMs - performance.now();
    if (leftMs <= 0) return send();
    isWaiting = true;
    setTimeout(send, leftMs);
  };
}

/** Calls back when another process says that there is something to do, until it is stopped; holds a connection. */
export function hearNudges(url: string, onNudge: () => void): { stop(): Promise<void> } {
  const ending = new AbortController();
  const hearing = (async () => {
    while (!ending.signal.aborted) {
      await hearOnce(url, onNudge, ending.signal).catch(() => undefined);
      await sleep(againMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await hearing;
    },
  };
}

/** Until the connection is lost, or is not wanted any more. */
async function hearOnce(url: string, onNudge: () => void, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    ...connectionConfig(url),
    application_name: 'outreach-nudges',
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()));
  const unwanted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  try {
    await client.connect();
    client.on('notification', onNudge);
    await client.query(`listen ${channel}`);
    // What was told before is not heard.
    onNudge();
    await Promise.race([lost, unwanted]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
