import { createHash } from 'node:crypto';
import { ApiError } from '../domain/errors.ts';
import type { Tx } from '../store/store.ts';
import type { Reply } from './context.ts';

/** The key of a call that must have one effect, however often it is sent. */
export interface IdempotencyKey {
  readonly operation: string;
  readonly key: string;
  readonly argumentsHash: string;
}

const keyPattern = /^[\x21-\x7e]{1,255}$/;
const retentionMs = 24 * 60 * 60 * 1000;

export function readIdempotencyKey(
  operation: string,
  header: string | undefined,
  args: unknown,
): IdempotencyKey | undefined {
  if (header === undefined) return undefined;
  if (!keyPattern.test(header)) {
    throw new ApiError(
      'idempotency_key_invalid',
      'The Idempotency-Key must be 1 to 255 visible ASCII characters without spaces.',
      { param: 'Idempotency-Key' },
    );
  }
  return { operation, key: header, argumentsHash: hashArguments(args) };
}

/** Hashes what was asked, whatever the order of its keys. */
function hashArguments(args: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(args)))
    .digest('hex');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

export interface IdempotencyClaim {
  /** Set when an earlier call was answered: its body, byte for byte. */
  readonly reply?: string;
  /** Names the unit of paid work; for a key that was taken, the one that the earlier call began. */
  readonly unitId: string;
  /** Until when this call alone holds the key; absent when another call holds it and has not answered yet. */
  readonly leasedUntil?: Date;
}

/**
 * Takes the key in the transaction of the effect. A second caller waits at the unique index until the first has
 * committed, and then reads its reply; if the first rolled back, the second takes the key itself. A call that asks
 * providers commits its claim first and holds it by a lease: when its process dies, the next repeat goes on with the
 * same unit of work after the lease has run out. Served by the primary key of idempotency.
 */
export async function claimIdempotencyKey(
  tx: Tx,
  key: IdempotencyKey,
  unitId: string,
  leaseMs: number,
): Promise<IdempotencyClaim> {
  const { operation, key: word, argumentsHash } = key;
  const leasedUntil = new Date(tx.now.getTime() + leaseMs);
  const taken = await tx.sql(
    `insert into idempotency as i (org_id, operation, key, arguments_hash, unit_id, leased_until, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, operation, key) do update
       set arguments_hash = excluded.arguments_hash, unit_id = excluded.unit_id, leased_until = excluded.leased_until,
           reply = null, created_at = excluded.created_at
       where i.org_id = $1 and i.created_at < $8
     returning unit_id`,
    [
      tx.orgId,
      operation,
      word,
      argumentsHash,
      unitId,
      leasedUntil,
      tx.now,
      new Date(tx.now.getTime() - retentionMs),
    ],
  );
  if (taken.length) return { unitId, leasedUntil };
  return resumeClaim(tx, key, leasedUntil);
}

interface ClaimRow {
  arguments_hash: string;
  unit_id: string;
  reply: string | null;
  lapsed: boolean;
}

async function resumeClaim(tx: Tx, key: IdempotencyKey, leasedUntil: Date): Promise<IdempotencyClaim> {
  const which = [tx.orgId, key.operation, key.key];
  const [row] = await tx.sql<ClaimRow>(
    `select arguments_hash, unit_id, reply, leased_until < $4 as lapsed
     from idempotency where org_id = $1 and operation = $2 and key = $3 for update`,
    [...which, tx.now],
  );
  if (!row) return { unitId: '' };
  if (row.arguments_hash !== key.argumentsHash) {
    throw new ApiError(
      'key_reused',
      'This Idempotency-Key was used for this operation with other arguments. Use a fresh key for another call.',
      { param: 'Idempotency-Key' },
    );
  }
  if (row.reply !== null) return { unitId: row.unit_id, reply: row.reply };
  if (!row.lapsed) return { unitId: row.unit_id };
  await tx.sql('update idempotency set leased_until = $4 where org_id = $1 and operation = $2 and key = $3', [
    ...which,
    leasedUntil,
  ]);
  return { unitId: row.unit_id, leasedUntil };
}

const saveReplySql = `
  update idempotency set reply = $4 where org_id = $1 and operation = $2 and key = $3 and reply is null returning key`;

/** Remembers the reply under a key that was claimed in the same transaction. */
export function saveReplyAtCommit(tx: Tx, key: IdempotencyKey, reply: string): void {
  tx.executeAtCommit(saveReplySql, [tx.orgId, key.operation, key.key, reply]);
}

/** Remembers the reply under the key. False when another call has answered, or given the key back, in the meantime. */
export async function saveReply(tx: Tx, key: IdempotencyKey, reply: string): Promise<boolean> {
  const kept = await tx.sql(saveReplySql, [tx.orgId, key.operation, key.key, reply]);
  return kept.length === 1;
}

/**
 * Gives the key back after a call that had no effect, so that a repeat is judged anew. A key that another call has
 * taken over stays.
 */
export async function releaseClaim(tx: Tx, key: IdempotencyKey, leasedUntil: Date): Promise<void> {
  await tx.sql(
    `delete from idempotency
     where org_id = $1 and operation = $2 and key = $3 and reply is null and leased_until = $4`,
    [tx.orgId, key.operation, key.key, leasedUntil],
  );
}

/** The reply of an earlier call, with the request id that it was given. */
export function createReplayedReply(body: string): Reply {
  const { request_id: requestId } = JSON.parse(body) as { request_id: string };
  return { body, requestId, replayed: true };
}
