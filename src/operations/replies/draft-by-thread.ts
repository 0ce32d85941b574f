import { enquiryOf } from '../../domain/answering/enquiry.ts';
import { notAnsweredReason } from '../../domain/answering/situation.ts';
import { writeAnswer } from '../../provider-lookups/write-answer.ts';
import type { Call, Handler } from '../../operation.ts';
import { loadReplyMaterial, saveReplyDraft } from '../../application/replies/save.ts';
import { lockLead, lockLeadExclusively } from '../../store/queries/leads.ts';
import { recordDraftFailure } from '../../application/drafts/save.ts';
import { leadIdOf } from '../../store/ids.ts';
import { abandonUnit, beginUnit, closeUnit } from '../../application/jobs/unit.ts';
import type { Tx } from '../../store/store.ts';
import { viewMessage } from '../../application/messages/view.ts';
import { requireContactable } from '../../application/messages/require-contactable.ts';
import { findLastInbound } from '../../application/messages/find-last-inbound.ts';

type DraftCall = Call<'replies.draftByThread'>;
type AnswerPlan = Awaited<ReturnType<typeof beginAnswer>>;

const timeoutMs = 30_000;

export const handle: Handler<'replies.draftByThread'> = async (call) => {
  const plan = await call.prepare((tx) => beginAnswer(tx, call));
  try {
    return await draftAnswer(call, plan);
  } catch (error) {
    // If this fails too, the unit is abandoned automatically.
    await call.prepare((tx) => abandonUnit(tx, call.unitId)).catch(() => undefined);
    throw error;
  }
};

async function draftAnswer(
  call: DraftCall,
  { material, enquiry, answers: answeredId, leadId, campaignId }: AnswerPlan,
) {
  const { args, ports, caller, unitId, fail } = call;
  const { intent } = args;
  const { orgId } = caller;
  const { textWork } = ports;
  const { request, warnings } = await textWork.run({ orgId }, 'buildAnswer', material, enquiry, { intent });
  const assembly = await writeAnswer(ports, request, { orgId, mode: caller.mode, timeoutMs });
  if (!assembly.ok) {
    const { code, reason } = assembly;
    await call.prepare(async (tx) => {
      recordDraftFailure(tx, await lockThreadLead(tx, call, leadId), { code, reason, runId: null });
      await closeUnit(tx, unitId, { code, reason });
    });
    return fail('invalid_state', `No reply could be drafted. ${reason}`);
  }
  return call.save(async (tx) => {
    const lead = await lockThreadLead(tx, call, leadId);
    await requireContactable(tx, fail, lead.id);
    const message = await saveReplyDraft(tx, {
      lead,
      request,
      assembly,
      answeredId,
      warnings,
      campaignId,
    });
    const instruction = intent?.trim() || 'Written as a reply.';
    message.history = [{ at: tx.now.getTime(), by: caller.userId, instruction }];
    await closeUnit(tx, unitId, 'done');
    return viewMessage(tx, message);
  });
}

/** Checks that a reply may be drafted and reserves its credit; a sandbox key pays nothing. */
async function beginAnswer(tx: Tx, { args, caller, unitId, fail }: DraftCall) {
  const lead =
    (await lockLead(tx, leadIdOf(args.threadId))) ?? fail('thread_not_found', null, { param: 'threadId' });
  const answered =
    (await findLastInbound(tx, lead.id)) ??
    fail(
      'invalid_state',
      'This thread has no inbound message to reply to. inbox.addMessage records one from elsewhere; ' +
        'messages.generate drafts the first message to a lead.',
    );
  const { id, classification = null, language = null, suspicion = null, subject, body } = answered;
  const enquiry = enquiryOf({ ...answered, classification, language });
  await requireContactable(tx, fail, lead.id, { id, subject, texts: [body], classification, suspicion });
  const reason = notAnsweredReason(enquiry.category);
  if (reason !== null) fail('invalid_state', reason);
  const missingCredits = await beginUnit(tx, {
    unitId,
    kind: 'draft',
    leadId: lead.id,
    paid: caller.mode === 'live',
    research: false,
  });
  if (missingCredits > 0)
    fail('credits_exhausted', 'A reply costs 1 credit, and none is left until tomorrow’s free ones.');
  const material = await loadReplyMaterial(tx, { lead, messageId: answered.id });
  const { id: answers, campaignId = null } = answered;
  return { leadId: lead.id, answers, campaignId, material, enquiry };
}

/** The lead, or the one it was merged into meanwhile. */
async function lockThreadLead(tx: Tx, { fail }: DraftCall, leadId: string) {
  const lead = await lockLeadExclusively(tx, leadId);
  return lead ?? fail('thread_not_found', 'The lead was deleted while the reply was being written.');
}
