import { createHash } from 'node:crypto';
import type { OperationEntry } from '../../generated/contract/registry.ts';
import { ApiError } from '../domain/errors.ts';
import type { Caller } from '../operation.ts';
import {
  insertIdempotencyKey,
  lockIdempotencyKey,
  updateIdempotencyLease,
  type IdempotencyKey,
} from '../store/queries/idempotency.ts';
import type { Tx } from '../store/store.ts';
import type { Reply } from './context.ts';

const keyPattern = /^[\x21-\x7e]{1,255}$/;
const retentionMs = 24 * 60 * 60 * 1000;

/** Reads the `Idempotency-Key` of a call. If the reply contains a secret, only the API key of the call may get it. */
export function readOperationKey(
  { id, sealedReply }: OperationEntry,
  header: string | undefined,
  args: unknown,
  { keyId }: Caller,
): IdempotencyKey | undefined {
  return readIdempotencyKey(id, header, args, sealedReply ? keyId : null);
}

export function readIdempotencyKey(
  operation: string,
  header: string | undefined,
  args: unknown,
  replyApiKeyId: string | null = null,
): IdempotencyKey | undefined {
  if (header === undefined) return undefined;
  if (!keyPattern.test(header)) {
    throw new ApiError(
      'idempotency_key_invalid',
      'The Idempotency-Key must be 1 to 255 visible ASCII characters without spaces.',
      { param: 'Idempotency-Key' },
    );
  }
  return { operation, key: header, argumentsHash: hashArguments(args), replyApiKeyId };
}

/** Hashes the arguments independently of key order. */
function hashArguments(args: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(args)))
    .digest('hex');
}

/** Assigns the keys one by one, because a list of entries takes several times as long for large arguments. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort())
    sorted[key] = sortKeys((value as Record<string, unknown>)[key]);
  return sorted;
}

export interface IdempotencyClaim {
  /** The stored body of an earlier call, byte for byte. */
  readonly reply?: string;
  /** The unit of paid work. For a repeated call, the unit that the first call began. */
  readonly unitId: string;
  /**
   * The end of this call's exclusive lease. Absent if this call must not run: another call has replied or is still
   * running.
   */
  readonly leasedUntil?: Date;
}

/**
 * Claims the key in the transaction of the effect. A concurrent call waits at the unique index until the first
 * commits, then reads its reply. If the first rolls back, the second claims the key. A call with providers commits
 * its claim first and holds it by a lease. If its process dies, the next retry continues the same unit of work once
 * the lease expires.
 */
export async function claimIdempotencyKey(
  tx: Tx,
  key: IdempotencyKey,
  unitId: string,
  leaseMs: number,
): Promise<IdempotencyClaim> {
  const leasedUntil = new Date(tx.now.getTime() + leaseMs);
  const expiredBefore = new Date(tx.now.getTime() - retentionMs);
  if (await insertIdempotencyKey(tx, key, { unitId, leasedUntil, expiredBefore }))
    return { unitId, leasedUntil };
  return resumeClaim(tx, key, leasedUntil);
}

async function resumeClaim(tx: Tx, key: IdempotencyKey, leasedUntil: Date): Promise<IdempotencyClaim> {
  const stored = await lockIdempotencyKey(tx, key);
  if (!stored) return { unitId: '' };
  const { unitId, reply } = stored;
  if (stored.replyApiKeyId !== key.replyApiKeyId) throw keyReused(withOtherApiKey);
  if (stored.argumentsHash !== key.argumentsHash) throw keyReused('with other arguments.');
  if (reply !== null) return { unitId, reply };
  if (!stored.isLapsed) return { unitId };
  await updateIdempotencyLease(tx, key, leasedUntil);
  return { unitId, leasedUntil };
}

const withOtherApiKey =
  'with another API key. Its reply contains a secret, which only that API key may read again.';

const keyReused = (how: string) =>
  new ApiError(
    'key_reused',
    `This Idempotency-Key was used for this operation ${how} Use a fresh key for another call.`,
    { param: 'Idempotency-Key' },
  );

/** The reply of an earlier call, with that call's request id. */
export function createReplayedReply(body: string): Reply {
  const { request_id: requestId } = JSON.parse(body) as { request_id: string };
  return { body, requestId, replayed: true };
}
