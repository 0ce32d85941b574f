import type { Tx } from '../store.ts';

/** Identifies a call that takes effect only once, even if it is sent again. */
export interface IdempotencyKey {
  readonly operation: string;
  readonly key: string;
  readonly argumentsHash: string;
  /** The only API key that may get the reply, because it contains a secret. Null if every API key may. */
  readonly replyApiKeyId: string | null;
}

export interface NewIdempotencyClaim {
  readonly unitId: string;
  readonly leasedUntil: Date;
  /** A claim from before this time is replaced. */
  readonly expiredBefore: Date;
}

/**
 * Claims the key after waiting for parallel claims. False if a claim exists that has not expired. Served by the
 * primary key.
 */
export async function insertIdempotencyKey(
  tx: Tx,
  { operation, key, argumentsHash, replyApiKeyId }: IdempotencyKey,
  { unitId, leasedUntil, expiredBefore }: NewIdempotencyClaim,
): Promise<boolean> {
  const inserted = await tx.sql(
    `insert into idempotency as i
       (org_id, operation, key, arguments_hash, unit_id, leased_until, created_at, reply_key_id)
     values ($1, $2, $3, $4, $5, $6, $7, $9)
     on conflict (org_id, operation, key) do update
       set arguments_hash = excluded.arguments_hash, unit_id = excluded.unit_id, leased_until = excluded.leased_until,
           reply = null, created_at = excluded.created_at, reply_key_id = excluded.reply_key_id
       where i.org_id = $1 and i.created_at < $8
     returning unit_id`,
    [tx.orgId, operation, key, argumentsHash, unitId, leasedUntil, tx.now, expiredBefore, replyApiKeyId],
  );
  return inserted.length > 0;
}

export interface StoredIdempotencyKey {
  readonly argumentsHash: string;
  /** Null if the reply contains no secret, or if an older version of the program stored it. */
  readonly replyApiKeyId: string | null;
  readonly unitId: string;
  /** Null until the call has a reply. */
  readonly reply: string | null;
  /** Whether the lease of the call has expired. */
  readonly isLapsed: boolean;
}

/** Locks a claimed key. Null if it was released meanwhile. Served by the primary key. */
export async function lockIdempotencyKey(
  tx: Tx,
  { operation, key }: IdempotencyKey,
): Promise<StoredIdempotencyKey | null> {
  const [row] = await tx.sql<StoredIdempotencyKey>(
    `select arguments_hash as "argumentsHash", reply_key_id as "replyApiKeyId", unit_id as "unitId", reply,
            leased_until < $4 as "isLapsed"
     from idempotency where org_id = $1 and operation = $2 and key = $3 for update`,
    [tx.orgId, operation, key, tx.now],
  );
  return row ?? null;
}

/** Extends the lease of a locked key. Served by the primary key. */
export async function updateIdempotencyLease(
  tx: Tx,
  { operation, key }: IdempotencyKey,
  leasedUntil: Date,
): Promise<void> {
  await tx.sql('update idempotency set leased_until = $4 where org_id = $1 and operation = $2 and key = $3', [
    tx.orgId,
    operation,
    key,
    leasedUntil,
  ]);
}

const saveReplySql = `
  update idempotency set reply = $4 where org_id = $1 and operation = $2 and key = $3 and reply is null returning key`;

/** Saves the reply under a key that was claimed in the same transaction. */
export function saveReplyAtCommit(tx: Tx, { operation, key }: IdempotencyKey, reply: string): void {
  tx.executeAtCommit(saveReplySql, [tx.orgId, operation, key, reply]);
}

/** Saves the reply under the key. Returns false if another call has replied or released the key meanwhile. */
export async function saveReply(tx: Tx, { operation, key }: IdempotencyKey, reply: string): Promise<boolean> {
  const saved = await tx.sql(saveReplySql, [tx.orgId, operation, key, reply]);
  return saved.length === 1;
}

/**
 * Releases the key after a call without effect, so that a retry runs again. Leaves a key that another call has
 * claimed. Served by the primary key.
 */
export async function releaseClaim(
  tx: Tx,
  { operation, key }: IdempotencyKey,
  leasedUntil: Date,
): Promise<void> {
  await tx.sql(
    `delete from idempotency
     where org_id = $1 and operation = $2 and key = $3 and reply is null and leased_until = $4`,
    [tx.orgId, operation, key, leasedUntil],
  );
}

/** Releases the idempotency key of an abandoned unit. */
export async function deleteOpenIdempotency(tx: Tx, unitId: string): Promise<void> {
  await tx.sql('delete from idempotency where org_id = $1 and unit_id = $2 and reply is null', [
    tx.orgId,
    unitId,
  ]);
}

/** Deletes keys with their replies after a day. Served by idempotency_age_index. */
export async function deleteExpiredIdempotency(tx: Tx): Promise<void> {
  await tx.sql(
    `delete from idempotency where org_id = $1 and created_at < $2::timestamptz - interval '1 day'`,
    [tx.orgId, tx.now],
  );
}
