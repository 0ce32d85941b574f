import { refuse } from '../operation.ts';
import { retryContention } from './contention.ts';
import type { Reply, StepDeps, ValidCall } from './context.ts';
import { envelope } from './reply.ts';

/** A read leaves nothing behind, so it needs no transaction around it and no key. */
export async function performReading(call: ValidCall, deps: StepDeps): Promise<Reply> {
  const { entry, args, request, authenticated, dryRun } = call;
  const { requestId } = request;
  const { caller, entrance } = authenticated;
  const handle = deps.handlers[entry.id];
  const value = await retryContention(() =>
    deps.store.read(entrance, (tx) => handle({ args, caller, dryRun, fail: refuse, tx } as never)),
  );
  return { body: envelope(entry.id, value, requestId, deps.checkedReplies), requestId, replayed: false };
}
