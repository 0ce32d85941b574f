import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../domain/errors.ts';
import { newId } from '../store/ids.ts';
import type { Tx } from '../store/store.ts';
import { refuse } from '../operation.ts';
import { retryContention } from './contention.ts';
import { keptForm } from './kept-reply.ts';
import type { Reply, StepDeps, ValidCall } from './context.ts';
import {
  claim,
  keepReply,
  readIdempotencyKey,
  releaseClaim,
  replayed,
  type Claim,
  type IdempotencyKey,
} from './replay.ts';
import { envelope } from './reply.ts';

const leaseMs = 60_000;
const pollMs = 150;

/** Thrown in the last transaction of a call that was so slow that a repeat took its key over and was faster. */
class Overtaken extends Error {}

/**
 * No transaction is open while a provider works. The idempotency key is claimed and committed first; the operation
 * reserves its credits in `prepare`; `save` writes the result and the reply together. Concurrent repeats wait for that
 * reply. A call that fails gives the key back; a call whose process dies leaves it to its lease. Should a call outlive
 * its lease, whoever saves first has the effect, and the other rolls back and answers with the same reply.
 */
export async function performWithProviders(call: ValidCall, deps: StepDeps): Promise<Reply> {
  const { entry, args, request, authenticated, dryRun } = call;
  const { orgId } = authenticated.caller;
  const key = dryRun ? undefined : readIdempotencyKey(entry.id, request.idempotencyKey, args);
  if (!key) return perform(call, deps, newId('job'));
  const claimed = await claimOrWait(deps, orgId, key);
  const kept = keptForm(entry, deps.ports.secrets, { orgId, key });
  if (claimed.reply !== undefined) return replayed(kept.read(claimed.reply));
  try {
    return await perform(call, deps, claimed.unitId, key);
  } catch (thrown) {
    if (thrown instanceof Overtaken) return performWithProviders(call, deps);
    if (claimed.leasedUntil) await release(call, deps, key, claimed.leasedUntil);
    throw thrown;
  }
}

async function claimOrWait(deps: StepDeps, orgId: string, key: IdempotencyKey): Promise<Claim> {
  const unitId = newId('job');
  const deadline = Date.now() + 2 * leaseMs;
  while (Date.now() < deadline) {
    const claimed = await deps.store.tx(orgId, (tx) => claim(tx, key, unitId, leaseMs));
    if (claimed.leasedUntil || claimed.reply !== undefined) return claimed;
    await sleep(pollMs);
  }
  throw new Refusal(
    'unavailable',
    'An earlier call with this Idempotency-Key is still at work. Try again in a moment.',
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
    retryContention(() => deps.store.tx(authenticated.caller.orgId, work));
  const save = (work: (tx: Tx) => Promise<unknown>) =>
    transact(async (tx) => {
      const value = await work(tx);
      await tx.flush();
      body = envelope(entry.id, value, requestId, deps.checkedReplies);
      if (!key) return value;
      const kept = keptForm(entry, deps.ports.secrets, { orgId: tx.orgId, key });
      if (!(await keepReply(tx, key, kept.of(body)))) throw new Overtaken();
      return value;
    });
  const value = await deps.handlers[entry.id]({
    args,
    caller: authenticated.caller,
    dryRun,
    fail: refuse,
    ports: deps.ports,
    unitId,
    prepare: transact,
    save,
    emit: (tx: Tx, type: string, data: Record<string, unknown>) => tx.emit(type, data),
  } as never);
  return {
    body: body ?? envelope(entry.id, value, requestId, deps.checkedReplies),
    requestId,
    replayed: false,
  };
}

/** A key that could not be given back is free again when its lease has run out. */
async function release(
  call: ValidCall,
  deps: StepDeps,
  key: IdempotencyKey,
  leasedUntil: Date,
): Promise<void> {
  const { requestId } = call.request;
  try {
    await deps.store.tx(call.authenticated.caller.orgId, (tx) => releaseClaim(tx, key, leasedUntil));
  } catch (fault) {
    deps.onFault(fault, { requestId, fn: call.entry.fn });
  }
}
