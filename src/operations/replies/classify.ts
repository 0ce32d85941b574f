import type { ReplyClassifications } from '../../../generated/contract/types.ts';
import { chooseCategory, type ChosenCategory } from '../../provider-lookups/classify-reply.ts';
import type { Call, Handler } from '../../operation.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { saveReplyClassification } from '../../application/replies/save-classification.ts';
import {
  countUnclassifiedReplies,
  listUnclassifiedReplies,
  type UnclassifiedReply,
} from '../../store/queries/reply-classification.ts';

type ClassifyCall = Call<'replies.classify'>;

const timeoutMs = 40_000;
/** Concurrent requests to the model. */
const concurrency = 8;

export const handle: Handler<'replies.classify'> = async (call) => {
  const { args, fail, prepare, save } = call;
  const { projectId, limit } = args;
  const replies = await prepare(async (tx) =>
    (await hasProject(tx, projectId)) ? listUnclassifiedReplies(tx, projectId, limit) : null,
  );
  if (replies === null) return fail('project_not_found', null, { param: 'projectId' });
  const results = await classifyAll(call, replies);
  const items: ReplyClassifications['items'] = [];
  for (const { reply, category, confidence, reason, by, isSuspected } of results) {
    // One transaction per reply: an opt-out locks only its own person's work.
    const leadId = await prepare((tx) => saveReplyClassification(tx, reply, { category, isSuspected }));
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
  const warnings = [...new Set(results.flatMap(({ warning }) => warning ?? []))];
  return save(async (tx) => ({ items, remaining: await countUnclassifiedReplies(tx, projectId), warnings }));
};

interface ChosenReply extends ChosenCategory {
  readonly reply: UnclassifiedReply;
}

async function classifyAll(
  { ports, caller }: ClassifyCall,
  replies: readonly UnclassifiedReply[],
): Promise<readonly ChosenReply[]> {
  const { classifier, embeddedClassifier, textWork } = ports;
  const { orgId } = caller;
  // A sandbox key pays nothing, so it uses no paid model.
  const model = caller.mode === 'live' && classifier !== embeddedClassifier ? classifier : null;
  const signal = AbortSignal.timeout(timeoutMs);
  const choose = async (reply: UnclassifiedReply) => ({
    ...(await chooseCategory({ ...reply, kind: 'human' }, { model, textWork }, { orgId, signal })),
    reply,
  });
  const results: ChosenReply[] = [];
  for (let start = 0; start < replies.length; start += concurrency) {
    results.push(...(await Promise.all(replies.slice(start, start + concurrency).map(choose))));
  }
  return results;
}
