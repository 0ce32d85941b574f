import type { ReplyClassifications } from '../../../generated/contract/types.ts';
import { chooseCategory, type ChosenCategory } from '../../inquiries/classify-reply.ts';
import type { Call, Handler } from '../../operation.ts';
import { hasProject } from '../../store/queries/projects.ts';
import {
  classifyStored,
  countUnclassified,
  listUnclassified,
  type UnclassifiedReply,
} from '../../store/queries/reply-classification.ts';

type ClassifyCall = Call<'replies.classify'>;

const patienceMs = 40_000;
/** How many questions the model is asked at the same time. */
const atOnce = 8;

export const handle: Handler<'replies.classify'> = async (call) => {
  const { args, fail, prepare, save } = call;
  const { projectId, limit } = args;
  const replies = await prepare(async (tx) =>
    (await hasProject(tx, projectId)) ? listUnclassified(tx, projectId, limit) : null,
  );
  if (replies === null) return fail('project_not_found', null, { param: 'projectId' });
  const chosen = await chooseAll(call, replies);
  const items: ReplyClassifications['items'] = [];
  for (const { reply, category, confidence, reason, by, isSuspected } of chosen) {
    // Each in a transaction of its own: an opt-out holds what is under way for its person, and nobody else's.
    const leadId = await prepare((tx) => classifyStored(tx, reply, { category, isSuspected }));
    if (leadId === null) continue;
    const suppressed = category === 'unsubscribe';
    items.push({
      messageId: reply.messageId,
      leadId,
      classification: category,
      confidence,
      reason,
      by,
      suppressed,
    });
  }
  const warnings = [...new Set(chosen.flatMap(({ warning }) => warning ?? []))];
  return save(async (tx) => ({ items, remaining: await countUnclassified(tx, projectId), warnings }));
};

interface ChosenReply extends ChosenCategory {
  readonly reply: UnclassifiedReply;
}

async function chooseAll(
  { ports, caller }: ClassifyCall,
  replies: readonly UnclassifiedReply[],
): Promise<readonly ChosenReply[]> {
  const { classifier, embeddedClassifier } = ports;
  // A sandbox key pays nothing, so nobody who must be paid is asked for it.
  const model = caller.mode === 'live' && classifier !== embeddedClassifier ? classifier : null;
  const signal = AbortSignal.timeout(patienceMs);
  const choose = async (reply: UnclassifiedReply) => ({
    ...(await chooseCategory({ ...reply, kind: 'human' }, model, signal)),
    reply,
  });
  const chosen: ChosenReply[] = [];
  for (let start = 0; start < replies.length; start += atOnce) {
    chosen.push(...(await Promise.all(replies.slice(start, start + atOnce).map(choose))));
  }
  return chosen;
}
