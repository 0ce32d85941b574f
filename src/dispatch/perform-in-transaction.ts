import { newId } from '../store/ids.ts';
import { saveReplyAtCommit, type IdempotencyKey } from '../store/queries/idempotency.ts';
import type { Tx } from '../store/store.ts';
import { throwApiError } from '../operation.ts';
import { retryContention } from './contention.ts';
import { createReplyCodec } from './stored-reply.ts';
import type { Reply, StepDeps, ValidCall } from './context.ts';
import { claimIdempotencyKey, readOperationKey, createReplayedReply } from './idempotency.ts';
import { recordCall } from './record-call.ts';
import { replyEnvelope } from './reply.ts';
import { countCallStorage } from './storage-limit.ts';

/** Carries a dry run's reply out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly reply: Reply;
  constructor(reply: Reply) {
    super('rolled back on purpose');
    this.reply = reply;
  }
}

/** Commits key, effect, outbox and reply in one transaction, so a retry finds all of them or none. */
export async function performInTransaction(call: ValidCall, deps: StepDeps): Promise<Reply> {
  try {
    return await retryContention(() =>
      deps.store.transaction(call.authenticated.tenantEntry, (tx) => perform(tx, call, deps)),
    );
  } catch (thrown) {
    if (thrown instanceof RolledBack) return thrown.reply;
    throw thrown;
  }
}

async function perform(tx: Tx, call: ValidCall, deps: StepDeps): Promise<Reply> {
  const { entry, args, request, authenticated, dryRun } = call;
  const { requestId } = request;
  const key = readOperationKey(entry, request.idempotencyKey, args, authenticated.caller);
  const codecFor = (key: IdempotencyKey) =>
    createReplyCodec(entry, deps.ports.secrets, { orgId: tx.orgId, key });
  if (key && !dryRun) {
    // Claim the key first: a retry must not wait for locks it does not need.
    const claimed = await claimIdempotencyKey(tx, key, newId('job'), 0);
    if (claimed.reply !== undefined) return createReplayedReply(codecFor(key).decode(claimed.reply));
  }
  const value = await deps.handlers[entry.id]({
    args,
    caller: authenticated.caller,
    dryRun,
    fail: throwApiError,
    tx,
    emit: (type: string, data: Record<string, unknown>) => tx.emit(type, data),
  } as never);
  await tx.flush();
  recordCall(tx, call, value);
  await countCallStorage(tx, call, deps);
  const reply = {
    body: replyEnvelope(entry.id, value, requestId, deps.replyCheckInterval),
    requestId,
    replayed: false,
  };
  if (dryRun) throw new RolledBack(reply);
  if (key) saveReplyAtCommit(tx, key, codecFor(key).encode(reply.body));
  return reply;
}
