import {
  beginRewrite,
  saveRewrite,
  SentencesTaken,
  type FailRewrite,
} from '../../application/drafts/rewrite.ts';
import { abandonUnit, closeUnit } from '../../application/jobs/unit.ts';
import { viewMessage } from '../../application/messages/view.ts';
import { retryContention } from '../../dispatch/contention.ts';
import type { DraftRequest } from '../../domain/drafting/material.ts';
import type { PersonCall, PersonHandler } from '../../person-operation.ts';
import { proposeDraft } from '../../ports/propose.ts';
import { newId } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';

type SwapCall = PersonCall<'messages.swapTrigger'>;

const composeTimeoutMs = 50_000;
const maxAttempts = 3;

export const handle: PersonHandler<'messages.swapTrigger'> = async (call) => {
  const unitId = newId('job');
  try {
    return await swapTrigger(call, unitId);
  } catch (error) {
    // If this fails too, the unit is abandoned automatically.
    await transact(call, (tx) => abandonUnit(tx, unitId)).catch(() => undefined);
    throw error;
  }
};

async function swapTrigger(call: SwapCall, unitId: string) {
  const { args, ports, session } = call;
  const { orgId, userId } = session;
  // On the plan free, calls pay nothing, so they use no paid composer.
  const paid = session.plan !== 'free';
  const composers = paid ? ports : { ...ports, composer: ports.embeddedComposer };
  const fail: FailRewrite = (code, message) => call.fail(code, message);
  const { material, options } = await transact(call, (tx) => beginRewrite(tx, args, { unitId, paid, fail }));
  const turn = { orgId };
  const { request: first, warnings } = await ports.textWork.run(turn, 'buildDraftRequest', material, options);
  requireTrigger(call, first);
  let request = first;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const proposals = await proposeDraft(composers, request, { orgId, timeoutMs: composeTimeoutMs });
    const assembly = await ports.textWork.run(turn, 'assembleFirst', request, proposals);
    if (!assembly.ok) {
      const { code, reason } = assembly;
      await transact(call, (tx) => closeUnit(tx, unitId, { code, reason }));
      return call.fail('invalid_state', `No message could be drafted. ${reason}`);
    }
    const written = { request, draft: assembly.draft, warnings, unitId, userId, fail };
    try {
      return await transact(call, async (tx) => {
        const saved = await saveRewrite(tx, args, written);
        call.record(tx, session, { target: saved.id, change: { triggerId: args.triggerId } });
        return viewMessage(tx, saved);
      });
    } catch (error) {
      if (!(error instanceof SentencesTaken)) throw error;
      request = { ...request, takenSentences: new Set([...request.takenSentences, ...error.sentences]) };
    }
  }
  return call.fail('invalid_state', 'Other drafts of the run already say all that this news gives.');
}

/** The plan begins with the requested news if the lead has it. */
function requireTrigger({ args: { triggerId }, fail }: SwapCall, { plan }: DraftRequest): void {
  if (plan?.trigger?.id === triggerId) return;
  fail(
    'invalid_arguments',
    `The argument triggerId names no current news of the lead: ${triggerId}. Pass one of the draft's alternatives.`,
    { param: 'triggerId' },
  );
}

function transact<T>({ store, tenantEntry }: SwapCall, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryContention(() => store.transaction(tenantEntry, work));
}
