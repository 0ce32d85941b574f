import { createHash } from 'node:crypto';
import { ApiError } from '../domain/errors.ts';
import type { Tx } from '../store/store.ts';
import type { Reply } from './context.ts';

/** Identifies a call that takes effect only once, even if it is sent again. */
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

/** Hashes the arguments independently of key order. */
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
  /** The stored body of an earlier call, byte for byte. */
  readonly reply?: string;
  /** The unit of paid work. For a reused key, the unit that the earlier call began. */
  readonly unitId: string;
  /** The end of this call's exclusive lease. Absent while another call holds the key without a reply. */
  readonly leasedUntil?: Date;
}

/**
 * Claims the key in the transaction of the effect. A concurrent call waits at the unique index until the first
 * commits, then reads its reply. If the first rolls back, the second claims the key. A call with providers commits
 * its claim first and holds it by a lease. If its process dies, the next retry continues the same unit of work once
 * the lease expires. Served by the primary key of idempotency.
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

/** Saves the reply under a key claimed in the same transaction. */
export function saveReplyAtCommit(tx: Tx, key: IdempotencyKey, reply: string): void {
  tx.executeAtCommit(saveReplySql, [tx.orgId, key.operation, key.key, reply]);
}

/** Saves the reply under the key. Returns false if another call has replied or released the key meanwhile. */
export async function saveReply(tx: Tx, key: IdempotencyKey, reply: string): Promise<boolean> {
  const kept = await tx.sql(saveReplySql, [tx.orgId, key.operation, key.key, reply]);
  return kept.length === 1;
}

/**
 * Releases the key after a call without effect, so that a retry runs again. Leaves a key that another call has
 * claimed.
 */
export async function releaseClaim(tx: Tx, key: IdempotencyKey, leasedUntil: Date): Promise<void> {
  await tx.sql(
    `delete from idempotency
     where org_id = $1 and operation = $2 and key = $3 and reply is null and leased_until = $4`,
    [tx.orgId, key.operation, key.key, leasedUntil],
  );
}

/** The reply of an earlier call, with that call's request id. */
export function createReplayedReply(body: string): Reply {
  const { request_id: requestId } = JSON.parse(body) as { request_id: string };
  return { body, requestId, replayed: true };
}
