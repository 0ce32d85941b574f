import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../domain/errors.ts';
import { newId } from '../store/ids.ts';
import { releaseClaim, saveReply, type IdempotencyKey } from '../store/queries/idempotency.ts';
import type { Tx } from '../store/store.ts';
import { throwApiError } from '../operation.ts';
import { retryContention } from './contention.ts';
import { createReplyCodec } from './stored-reply.ts';
import type { Reply, StepDeps, ValidCall } from './context.ts';
import {
  claimIdempotencyKey,
  readOperationKey,
  createReplayedReply,
  type IdempotencyClaim,
} from './idempotency.ts';
import { recordCall } from './record-call.ts';
import { replyEnvelope } from './reply.ts';
import { countCallStorage } from './storage-limit.ts';

const leaseMs = 60_000;
const pollMs = 150;

/** Thrown when the lease has expired and a retry has already saved its reply. */
class ClaimLost extends Error {}

/**
 * Keeps no transaction open while a provider works. The idempotency key is claimed and committed first, `prepare`
 * reserves the credits, and `save` writes result and reply together. Concurrent retries wait for that reply. A
 * failed call releases the key; if the process dies, the lease expires. If a call outlives its lease, the first to
 * save takes effect; the other rolls back and returns the same reply.
 */
export async function performWithProviders(call: ValidCall, deps: StepDeps): Promise<Reply> {
  const { entry, args, request, authenticated, dryRun } = call;
  const { orgId } = authenticated.caller;
  const key = dryRun
    ? undefined
    : readOperationKey(entry, request.idempotencyKey, args, authenticated.caller);
  if (!key) return perform(call, deps, newId('job'));
  const claimed = await claimOrWait(deps, orgId, key);
  const codec = createReplyCodec(entry, deps.ports.secrets, { orgId, key });
  if (claimed.reply !== undefined) return createReplayedReply(codec.decode(claimed.reply));
  try {
    return await perform(call, deps, claimed.unitId, key);
  } catch (thrown) {
    if (thrown instanceof ClaimLost) return performWithProviders(call, deps);
    if (claimed.leasedUntil) await releaseKey(call, deps, key, claimed.leasedUntil);
    throw thrown;
  }
}

async function claimOrWait(deps: StepDeps, orgId: string, key: IdempotencyKey): Promise<IdempotencyClaim> {
  const unitId = newId('job');
  const deadline = Date.now() + 2 * leaseMs;
  while (Date.now() < deadline) {
    const claimed = await deps.store.transaction(orgId, (tx) =>
      claimIdempotencyKey(tx, key, unitId, leaseMs),
    );
    if (claimed.leasedUntil || claimed.reply !== undefined) return claimed;
    await sleep(pollMs);
  }
  throw new ApiError(
    'unavailable',
    'An earlier call with this Idempotency-Key is still running. Try again in a moment.',
  );
}

async function perform(
  call: ValidCall,
  deps: StepDeps,
  unitId: string,
  key?: IdempotencyKey,
): Promise<Reply> {
  const { entry, args, request, authenticated, dryRun } = call;
  const { requestId } = request;
  let body: string | undefined;
  const transact = <T>(work: (tx: Tx) => Promise<T>) =>
    retryContention(() => deps.store.transaction(authenticated.caller.orgId, work));
  const save = (work: (tx: Tx) => Promise<unknown>) =>
    transact(async (tx) => {
      const value = await work(tx);
      await tx.flush();
      recordCall(tx, call, value);
      await countCallStorage(tx, call, deps);
      body = replyEnvelope(entry.id, value, requestId, deps.replyCheckInterval);
      if (!key) return value;
      const codec = createReplyCodec(entry, deps.ports.secrets, { orgId: tx.orgId, key });
      if (!(await saveReply(tx, key, codec.encode(body)))) throw new ClaimLost();
      return value;
    });
  const value = await deps.handlers[entry.id]({
    args,
    caller: authenticated.caller,
    dryRun,
    fail: throwApiError,
    ports: deps.ports,
    unitId,
    prepare: transact,
    save,
    emit: (tx: Tx, type: string, data: Record<string, unknown>) => tx.emit(type, data),
  } as never);
  return {
    body: body ?? replyEnvelope(entry.id, value, requestId, deps.replyCheckInterval),
    requestId,
    replayed: false,
  };
}

/** A key that cannot be released becomes free when its lease expires. */
async function releaseKey(
  call: ValidCall,
  deps: StepDeps,
  key: IdempotencyKey,
  leasedUntil: Date,
): Promise<void> {
  const { requestId } = call.request;
  try {
    await deps.store.transaction(call.authenticated.caller.orgId, (tx) => releaseClaim(tx, key, leasedUntil));
  } catch (fault) {
    deps.onFault(fault, { requestId, fn: call.entry.fn });
  }
}
