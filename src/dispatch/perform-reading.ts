import { throwApiError } from '../operation.ts';
import { retryContention } from './contention.ts';
import type { Reply, StepDeps, ValidCall } from './context.ts';
import { replyEnvelope } from './reply.ts';

/** A read has no effect, so it needs neither a transaction nor an idempotency key. */
export async function performReading(call: ValidCall, deps: StepDeps): Promise<Reply> {
  const { entry, args, request, authenticated, dryRun } = call;
  const { requestId } = request;
  const { caller, tenantEntry } = authenticated;
  const handle = deps.handlers[entry.id];
  const value = await retryContention(() =>
    deps.store.read(tenantEntry, (tx) => handle({ args, caller, dryRun, fail: throwApiError, tx } as never)),
  );
  return {
    body: replyEnvelope(entry.id, value, requestId, deps.replyCheckInterval),
    requestId,
    replayed: false,
  };
}
