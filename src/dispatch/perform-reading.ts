import { refuse } from '../operation.ts';
import { retryContention } from './contention.ts';
import type { Parts, Passage, Reply } from './passage.ts';
import { envelope } from './reply.ts';

/** A read leaves nothing behind, so it needs no transaction around it and no key. */
export async function performReading(passage: Required<Passage>, parts: Parts): Promise<Reply> {
  const { entry, args, request, who, dryRun } = passage;
  const { requestId } = request;
  const handle = parts.handlers[entry.id]!;
  const value = await retryContention(() =>
    parts.store.read(who.entrance, (tx) =>
      handle({ args, caller: who.caller, dryRun, fail: refuse, tx } as never),
    ),
  );
  return { body: envelope(entry.id, value, requestId, parts.checkedReplies), requestId, replayed: false };
}
