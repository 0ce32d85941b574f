import { setTimeout as sleep } from 'node:timers/promises';
import { repairSiteKeys } from '../application/leads/repair-site-keys.ts';
import { rereadTriggers } from '../application/leads/reread-triggers.ts';
import type { ByteKey, ByteStore } from '../ports/bytes.ts';
import { lowestIdAt } from '../store/ids.ts';
import { deleteExpiredAudit } from '../store/queries/audit.ts';
import { deleteExpiredDeliveries } from '../store/queries/delivery-retention.ts';
import { deleteExpiredFlowRuns } from '../store/queries/flow-log.ts';
import { deleteExpiredIdempotency } from '../store/queries/idempotency.ts';
import { findKnownFiles } from '../store/queries/material.ts';
import { deleteExpiredNotices } from '../store/queries/notice-sending.ts';
import { deleteExpiredRateWindows } from '../store/queries/keys.ts';
import { deleteExpiredLinks } from '../store/queries/links.ts';
import { hasOrg, listOrgIds } from '../store/queries/orgs.ts';
import { deleteExpiredSessions } from '../store/queries/sessions.ts';
import { deleteExpiredSignInAttempts } from '../store/queries/sign-in-attempts.ts';
import { measureStoredBytes } from '../store/queries/storage-use.ts';
import type { Store } from '../store/store.ts';

interface SweepTask {
  readonly everyMs: number;
  run(store: Store, bytes: ByteStore): Promise<void>;
}

const minuteMs = 60_000;
const fileTasks: readonly SweepTask[] = [{ everyMs: 60 * minuteMs, run: removeOrphanedBytes }];
const sweepTasks: readonly SweepTask[] = [
  { everyMs: minuteMs, run: deleteExpiredRateWindows },
  { everyMs: minuteMs, run: deleteExpiredSignInAttempts },
  { everyMs: 60 * minuteMs, run: deleteExpiredSessions },
  { everyMs: 60 * minuteMs, run: deleteExpiredLinks },
  { everyMs: 24 * 60 * minuteMs, run: deleteExpiredAuditEntries },
  { everyMs: 60 * minuteMs, run: deleteExpiredIdempotencyKeys },
  { everyMs: 60 * minuteMs, run: deleteExpiredEvents },
  { everyMs: 60 * minuteMs, run: deleteExpiredTeamNotices },
  { everyMs: 60 * minuteMs, run: deleteExpiredFlowLog },
  { everyMs: 24 * 60 * minuteMs, run: (store) => repairSiteKeys(store) },
  { everyMs: 24 * 60 * minuteMs, run: (store) => rereadTriggers(store) },
  { everyMs: 24 * 60 * minuteMs, run: measureStorage },
  ...fileTasks,
];

type Sweep = (store: Store, bytes: ByteStore, onFault: (fault: unknown) => void) => { stop(): Promise<void> };

/** Deletes expired data and repairs stale search keys. Several processes may do it concurrently. */
export const startSweep: Sweep = (...parameters) => startTasks(sweepTasks, ...parameters);

/** As `startSweep`, for a process without workers: deletes files only, which may be on a machine without workers. */
export const startFileSweep: Sweep = (...parameters) => startTasks(fileTasks, ...parameters);

function startTasks(
  tasks: readonly SweepTask[],
  ...[store, bytes, onFault]: Parameters<Sweep>
): ReturnType<Sweep> {
  const stopping = new AbortController();
  const running = tasks.map(async ({ everyMs, run }) => {
    while (!stopping.signal.aborted) {
      await run(store, bytes).catch(onFault);
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Deletes idempotency keys and their replies after a day. */
export async function deleteExpiredIdempotencyKeys(store: Store): Promise<void> {
  for (const orgId of await listOrgIds(store)) {
    await store.transaction(orgId, deleteExpiredIdempotency);
  }
}

const retentionMs = 30 * 24 * 60 * minuteMs;

/** Deletes events and deliveries after 30 days. Until then people can inspect and resend them. */
export async function deleteExpiredEvents(store: Store): Promise<void> {
  for (const orgId of await listOrgIds(store)) {
    const before = new Date(store.now().getTime() - retentionMs);
    while (await store.transaction(orgId, (tx) => deleteExpiredDeliveries(tx, before)));
  }
}

/** Corrects what organisations are counted to store, for example after leads were deleted. */
export async function measureStorage(store: Store): Promise<void> {
  for (const orgId of await listOrgIds(store)) await store.transaction(orgId, measureStoredBytes);
}

/** Deletes notices to the team after 30 days. */
export async function deleteExpiredTeamNotices(store: Store): Promise<void> {
  for (const orgId of await listOrgIds(store)) {
    const before = new Date(store.now().getTime() - retentionMs);
    await store.transaction(orgId, (tx) => deleteExpiredNotices(tx, before));
  }
}

/** Deletes logs of flows after 30 days. */
export async function deleteExpiredFlowLog(store: Store): Promise<void> {
  for (const orgId of await listOrgIds(store)) {
    const before = new Date(store.now().getTime() - retentionMs);
    while (await store.transaction(orgId, (tx) => deleteExpiredFlowRuns(tx, before)));
  }
}

const auditRetentionMs = 400 * 24 * 60 * minuteMs;

/** Deletes records of changes after 400 days. */
export async function deleteExpiredAuditEntries(store: Store): Promise<void> {
  const lowestKeptId = lowestIdAt('audit', new Date(store.now().getTime() - auditRetentionMs));
  for (const orgId of await listOrgIds(store)) {
    await store.transaction(orgId, (tx) => deleteExpiredAudit(tx, lowestKeptId));
  }
}

const orphanAgeMs = 24 * 60 * minuteMs;
const batchSize = 500;

/**
 * Removes bytes without a row and half-written files of dead processes. Only touches files older than any running
 * upload. Keeps bytes of unknown organisations, because they may belong to another database.
 */
export async function removeOrphanedBytes(store: Store, bytes: ByteStore): Promise<void> {
  const before = new Date(Date.now() - orphanAgeMs);
  await bytes.removeUnfinished(before);
  let batch: ByteKey[] = [];
  for await (const name of bytes.listWrittenBefore(before)) {
    batch.push(name);
    if (batch.length < batchSize) continue;
    await removeUnknownBytes(store, bytes, batch);
    batch = [];
  }
  await removeUnknownBytes(store, bytes, batch);
}

async function removeUnknownBytes(store: Store, bytes: ByteStore, names: readonly ByteKey[]): Promise<void> {
  for (const [orgId, group] of Map.groupBy(names, (name) => name.orgId)) {
    if (!(await hasOrg(store, orgId))) continue;
    const ids = group.map(({ storageId }) => storageId);
    const known = await store.transaction(orgId, (tx) => findKnownFiles(tx, ids));
    for (const name of group) if (!known.has(name.storageId)) await bytes.remove(name);
  }
}
