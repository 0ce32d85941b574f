import { commitCredits, releaseCredits } from '../../application/credits/settle.ts';
import { coverageOf } from '../../domain/answering/coverage.ts';
import { noAutoDraftReason } from '../../domain/answering/occasions/occasion.ts';
import { occasionOfEnquiry, type Enquiry } from '../../domain/drafting/answer.ts';
import type { Assembly } from '../../domain/drafting/assemble.ts';
import type { DraftingMaterial } from '../../domain/drafting/draft-request.ts';
import type { DraftRequest } from '../../domain/drafting/material.ts';
import { maxDraftsPerDay, stepUnitId } from '../../domain/flows/flow.ts';
import { lastCategory } from '../../domain/flows/routing.ts';
import { toReplyCategory, categoryNeedsNoReplyReason } from '../../domain/flows/categories.ts';
import { writeAnswer } from '../../provider-lookups/write-answer.ts';
import { loadReplyMaterial, saveReplyDraft } from '../../application/replies/save.ts';
import { recordDraftFailure } from '../../application/drafts/save.ts';
import { countRecentDrafts } from '../../store/queries/flow-log.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { Tx } from '../../store/store.ts';
import { findFlowInput, type FlowInput } from '../flow-input.ts';
import type { StepResult, StepContext, ProviderStep } from '../step.ts';
import { reserveCredits } from '../../application/credits/reserve.ts';
import { findAutoDraftObstacle } from '../../application/suspicions/find-auto-draft-obstacle.ts';

interface WorkInput {
  readonly orgId: string;
  readonly material: DraftingMaterial;
  readonly input: FlowInput;
  readonly category: string | null;
  /** What the author of the flow wants the reply to say. */
  readonly note: string | undefined;
  readonly mode: 'live' | 'test';
}

interface Result {
  readonly request: DraftRequest;
  readonly assembly: Assembly;
  readonly warnings: readonly string[];
}

/** Shorter than the time after which the queue considers a job lost. */
const composeTimeoutMs = 60_000;

/** Drafts a reply for a person to review. It sends nothing. */
export const draftReply: ProviderStep<WorkInput, Result> = {
  begin: async (tx, context) => {
    const { flowRun, step } = context;
    const input = await findFlowInput(tx, flowRun);
    const flowCategory = lastCategory(flowRun.records);
    const skipReason = await findSkipReason(tx, context, input, flowCategory);
    if (skipReason !== null || !input)
      return { completed: { outcome: 'skipped', reason: skipReason ?? nothingToAnswerReason } };
    const failedResult = await reserveDraftCredit(tx, context);
    if (failedResult !== null) return { completed: failedResult };
    const category = input.classification ?? flowCategory;
    const messageId = flowRun.messageId;
    return {
      workInput: {
        orgId: tx.orgId,
        material: await loadReplyMaterial(tx, { lead: flowRun.lead, messageId }),
        input,
        category: toReplyCategory(category),
        note: step.note,
        mode: flowRun.mode,
      },
    };
  },

  work: async ({ orgId, material, input, category, note, mode }, ports, signal) => {
    const enquiry = withCategory(input, category);
    const turn = { orgId, signal };
    const options = { intent: note };
    const { request, warnings } = await ports.textWork.run(turn, 'buildAnswer', material, enquiry, options);
    const assembly = await writeAnswer(ports, request, { orgId, mode, signal, timeoutMs: composeTimeoutMs });
    return { request, assembly, warnings };
  },

  finish: async (tx, context, { input, category }, { request, assembly, warnings }) => {
    const { flowRun, step } = context;
    const skipReason = await findSkipReason(tx, context, input, category);
    if (skipReason !== null) {
      await releaseCredits(tx, [stepUnitId(flowRun.id, step.id)]);
      return { outcome: 'skipped', reason: skipReason };
    }
    if (!assembly.ok) return failDraft(tx, context, assembly);
    const message = await saveReplyDraft(tx, {
      lead: flowRun.lead,
      request,
      assembly,
      warnings,
      answeredId: input.id,
      campaignId: input.campaignId,
    });
    await commitCredits(tx, [stepUnitId(flowRun.id, step.id)]);
    const openQuestions = coverageOf(request, assembly.draft).unanswered.length;
    const openNote = openQuestions === 0 ? '' : ` (open questions: ${openQuestions})`;
    const reason = `A reply was drafted for review${openNote}: ${message.subject}`;
    return { outcome: 'done', reason, messageId: message.id };
  },

  giveUp: async (tx, context, reason) =>
    void (await failDraft(tx, context, { code: 'internal_error', reason })),
};

const dailyLimitReason =
  `Flows have drafted the maximum of ${maxDraftsPerDay} replies to this person in the last 24 hours. ` +
  'replies.draft can still write one.';

const nothingToAnswerReason = 'There is no message to reply to.';

/** Returns why no reply is drafted, or null. */
async function findSkipReason(
  tx: Tx,
  { flowRun }: StepContext,
  input: FlowInput | null,
  category: string | null,
): Promise<string | null> {
  const suppressed = await findLeadSuppression(tx, flowRun.lead.id);
  if (suppressed) return `This person is suppressed (${suppressed.reason}).`;
  if (!input || input.text.trim() === '') return nothingToAnswerReason;
  const skipReason =
    categoryNeedsNoReplyReason(input.classification) ??
    categoryNeedsNoReplyReason(category) ??
    noAutoDraftReason(occasionOfEnquiry(withCategory(input, input.classification ?? category))) ??
    (await findAutoDraftObstacle(tx, flowRun.lead.id, input));
  if (skipReason !== null || flowRun.mode === 'test') return skipReason;
  // Runs of one lead are concurrent. The check in `finish` is under the lead's lock and counts all earlier drafts.
  const drafted = await countRecentDrafts(tx, flowRun.lead.id, maxDraftsPerDay);
  return drafted < maxDraftsPerDay ? null : dailyLimitReason;
}

/** Returns the enquiry with the category that the flow chose, if it is a reply category. */
function withCategory({ enquiry }: FlowInput, key: string | null): Enquiry {
  const category = toReplyCategory(key);
  return category === null ? enquiry : { ...enquiry, category };
}

/**
 * Reserves the credit once per step. Input from a sandbox key costs nothing. Returns the failed result of the step if
 * credits are missing, else null.
 */
async function reserveDraftCredit(tx: Tx, context: StepContext): Promise<StepResult | null> {
  const { flowRun, step } = context;
  if (flowRun.mode === 'test') return null;
  const reserved = await reserveCredits(tx, [{ unitId: stepUnitId(flowRun.id, step.id), kind: 'draft' }]);
  if (reserved.ok) return null;
  const reason = `The draft needs ${reserved.missing} more credits. Add credits, or wait for tomorrow’s free ones.`;
  return failDraft(tx, context, { code: 'credits_exhausted', reason });
}

/** Emits the failure and releases the credit. */
async function failDraft(
  tx: Tx,
  { flowRun, step }: StepContext,
  { code, reason }: { readonly code: string; readonly reason: string },
): Promise<StepResult> {
  await releaseCredits(tx, [stepUnitId(flowRun.id, step.id)]);
  recordDraftFailure(tx, flowRun.lead, { code, reason, runId: null });
  return { outcome: 'failed', reason };
}
