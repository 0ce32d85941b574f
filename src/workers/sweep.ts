import { setTimeout as sleep } from 'node:timers/promises';
import type { BytesName, ByteStore } from '../ports/bytes.ts';
import { forgetDeliveries } from '../store/queries/delivery-retention.ts';
import { forgetFlowRuns } from '../store/queries/flow-log.ts';
import { knownFiles } from '../store/queries/material.ts';
import { forgetNotices } from '../store/queries/notice-sending.ts';
import type { Store } from '../store/store.ts';

interface Chore {
  readonly everyMs: number;
  run(store: Store, bytes: ByteStore): Promise<void>;
}

const minuteMs = 60_000;
const fileChores: readonly Chore[] = [{ everyMs: 60 * minuteMs, run: removeOrphanedBytes }];
const chores: readonly Chore[] = [
  { everyMs: minuteMs, run: clearCountedMinutes },
  { everyMs: 60 * minuteMs, run: forgetIdempotencyKeys },
  { everyMs: 60 * minuteMs, run: forgetSentEvents },
  { everyMs: 60 * minuteMs, run: forgetToldNotices },
  { everyMs: 60 * minuteMs, run: forgetFlowLog },
  ...fileChores,
];

type Sweep = (store: Store, bytes: ByteStore, onFault: (fault: unknown) => void) => { stop(): Promise<void> };

/** Clears away what has had its time. Several processes may do it at once. */
export const startSweep: Sweep = (...given) => start(chores, ...given);

/** The part of it that a process without workers does too: the files may lie on a machine where no worker runs. */
export const startFileSweep: Sweep = (...given) => start(fileChores, ...given);

function start(due: readonly Chore[], ...[store, bytes, onFault]: Parameters<Sweep>): ReturnType<Sweep> {
  const ending = new AbortController();
  const running = due.map(async ({ everyMs, run }) => {
    while (!ending.signal.aborted) {
      await run(store, bytes).catch(onFault);
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
  for (const orgId of await allOrgs(store)) {
    await store.tx(orgId, (tx) =>
      tx.sql(
        `delete from idempotency where org_id = $1 and created_at < $2::timestamptz - interval '1 day'`,
        [orgId, tx.now],
      ),
    );
  }
}

const keptMs = 30 * 24 * 60 * minuteMs;

/** Events and what was sent of them are kept for 30 days, in which they can be looked at and sent again. */
export async function forgetSentEvents(store: Store): Promise<void> {
  for (const orgId of await allOrgs(store)) {
    const before = new Date(store.now().getTime() - keptMs);
    while (await store.tx(orgId, (tx) => forgetDeliveries(tx, before)));
  }
}

/** What the team was told is kept as long. */
export async function forgetToldNotices(store: Store): Promise<void> {
  for (const orgId of await allOrgs(store)) {
    const before = new Date(store.now().getTime() - keptMs);
    await store.tx(orgId, (tx) => forgetNotices(tx, before));
  }
}

/** And what flows did. */
export async function forgetFlowLog(store: Store): Promise<void> {
  for (const orgId of await allOrgs(store)) {
    const before = new Date(store.now().getTime() - keptMs);
    while (await store.tx(orgId, (tx) => forgetFlowRuns(tx, before)));
  }
}

async function allOrgs(store: Store): Promise<string[]> {
  const orgs = await store.directory<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.org',
  });
  return orgs.map(({ orgId }) => orgId);
}

const orphanAgeMs = 24 * 60 * minuteMs;
const batchSize = 500;

/**
 * Bytes whose row was never written because the process died in between, and what a dead writer left half-written. Both
 * are only touched when they are older than any upload that is still under way. Bytes of an organisation that this
 * database does not know may belong to another database and stay.
 */
export async function removeOrphanedBytes(store: Store, bytes: ByteStore): Promise<void> {
  const before = new Date(Date.now() - orphanAgeMs);
  await bytes.forgetUnfinished(before);
  let batch: BytesName[] = [];
  for await (const name of bytes.writtenBefore(before)) {
    batch.push(name);
    if (batch.length < batchSize) continue;
    await removeUnknown(store, bytes, batch);
    batch = [];
  }
  await removeUnknown(store, bytes, batch);
}

async function removeUnknown(store: Store, bytes: ByteStore, names: readonly BytesName[]): Promise<void> {
  for (const [orgId, group] of Map.groupBy(names, (name) => name.orgId)) {
    const [org] = await store.directory({
      text: 'select 1 from directory.org where org_id = $1',
      values: [orgId],
    });
    if (!org) continue;
    const ids = group.map(({ storageId }) => storageId);
    const known = await store.tx(orgId, (tx) => knownFiles(tx, ids));
    for (const name of group) if (!known.has(name.storageId)) await bytes.remove(name);
  }
}
