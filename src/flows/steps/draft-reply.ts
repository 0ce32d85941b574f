import { coverageOf } from '../../domain/answering/coverage.ts';
import { whyNotUnprompted } from '../../domain/answering/occasions/occasion.ts';
import { buildAnswer, occasionOfEnquiry, type Enquiry } from '../../domain/drafting/answer.ts';
import type { Assembly } from '../../domain/drafting/assemble.ts';
import type { DraftingMaterial } from '../../domain/drafting/commission.ts';
import type { Commission } from '../../domain/drafting/material.ts';
import { mostDraftsADay } from '../../domain/flows/flow.ts';
import { lastUnderstood } from '../../domain/flows/routing.ts';
import { asReplyCategory, whyUnanswered } from '../../domain/flows/understanding.ts';
import { writeAnswer } from '../../inquiries/answer.ts';
import { loadAnswerMaterial, storeAnswer } from '../../store/queries/answers.ts';
import { commitCredits, releaseCredits, reserveCredits } from '../../store/queries/credits.ts';
import { reportFailedDraft } from '../../store/queries/drafts.ts';
import { countDraftsOfDay, unitOf } from '../../store/queries/flow-log.ts';
import { findLeadSuppression } from '../../store/queries/suppression.ts';
import { whyNotUnasked } from '../../store/queries/suspicions.ts';
import type { Tx } from '../../store/store.ts';
import { findArrived, type Arrived } from '../arrived.ts';
import type { Completed, Turn, WorkingStep } from '../step.ts';

interface Load {
  readonly material: DraftingMaterial;
  readonly arrived: Arrived;
  readonly category: string | null;
  readonly wish: string | undefined;
  readonly mode: 'live' | 'test';
}

interface Result {
  readonly commission: Commission;
  readonly assembly: Assembly;
  readonly warnings: readonly string[];
}

/** Shorter than the time after which the queue takes a job for lost. */
const composePatienceMs = 60_000;

/** Writes an answer to what arrived and leaves it for a person. It sends nothing. */
export const draftReply: WorkingStep<Load, Result> = {
  begin: async (tx, turn) => {
    const { run, step } = turn;
    const arrived = await findArrived(tx, run);
    const understood = lastUnderstood(run.records);
    const idle = await whyIdle(tx, turn, arrived, understood);
    if (idle !== null || !arrived)
      return { completed: { outcome: 'skipped', reason: idle ?? nothingToAnswer } };
    const shortage = await reserve(tx, turn);
    if (shortage !== null) return { completed: shortage };
    const category = arrived.classification ?? understood;
    const messageId = run.messageId;
    return {
      load: {
        material: await loadAnswerMaterial(tx, { lead: run.lead, messageId }),
        arrived,
        category: asReplyCategory(category),
        wish: step.note,
        mode: run.mode,
      },
    };
  },

  work: async ({ material, arrived, category, wish, mode }, ports, signal) => {
    const enquiry = asUnderstood(arrived, category);
    const detect = (words: string) => ports.language.detect(words);
    const { commission, warnings } = buildAnswer(material, enquiry, { intent: wish }, detect);
    const assembly = await writeAnswer(ports, commission, { mode, signal, patienceMs: composePatienceMs });
    return { commission, assembly, warnings };
  },

  finish: async (tx, turn, { arrived, category }, { commission, assembly, warnings }) => {
    const { run, step } = turn;
    const idle = await whyIdle(tx, turn, arrived, category);
    if (idle !== null) {
      await releaseCredits(tx, unitOf(run.id, step.id));
      return { outcome: 'skipped', reason: idle };
    }
    if (!assembly.ok) return fail(tx, turn, assembly);
    const message = await storeAnswer(tx, {
      lead: run.lead,
      commission,
      assembly,
      warnings,
      answers: arrived.id,
      campaignId: arrived.campaignId,
    });
    await commitCredits(tx, unitOf(run.id, step.id));
    const open = coverageOf(commission, assembly.draft).unanswered.length;
    const left = open === 0 ? '' : `, with ${open} of what was asked left open`;
    const reason = `An answer was drafted and waits for a person${left}: ${message.subject}`;
    return { outcome: 'done', reason, messageId: message.id };
  },

  giveUp: async (tx, turn, reason) => void (await fail(tx, turn, { code: 'internal_error', reason })),
};

const enoughDrafted =
  `Flows drafted ${mostDraftsADay} answers to this person in the last 24 hours, which is the most. ` +
  'Where another is wanted, replies.draft writes it.';

const nothingToAnswer = 'Nothing arrived that could be answered.';

/** Why nothing is to be written; null where something is. */
async function whyIdle(
  tx: Tx,
  { run }: Turn,
  arrived: Arrived | null,
  category: string | null,
): Promise<string | null> {
  const suppressed = await findLeadSuppression(tx, run.lead.id);
  if (suppressed) return `This person must not be written to (${suppressed.reason}).`;
  if (!arrived || arrived.text.trim() === '') return nothingToAnswer;
  const unanswered =
    whyUnanswered(arrived.classification) ??
    whyUnanswered(category) ??
    whyNotUnprompted(occasionOfEnquiry(asUnderstood(arrived, arrived.classification ?? category))) ??
    (await whyNotUnasked(tx, run.lead.id, arrived));
  if (unanswered !== null || run.mode === 'test') return unanswered;
  // Runs of one lead work at the same time, so that only the end of a step sees all that were before it.
  const drafted = await countDraftsOfDay(tx, run.lead.id, mostDraftsADay);
  return drafted < mostDraftsADay ? null : enoughDrafted;
}

/** What arrived with the category that the flow found, where it is one of those of replies. */
function asUnderstood({ enquiry }: Arrived, key: string | null): Enquiry {
  const category = asReplyCategory(key);
  return category === null ? enquiry : { ...enquiry, category };
}

/** Sets the credit aside, once for the step. What a sandbox key brought costs nothing. */
async function reserve(tx: Tx, turn: Turn): Promise<Completed | null> {
  const { run, step } = turn;
  if (run.mode === 'test') return null;
  const reserved = await reserveCredits(tx, { jobId: unitOf(run.id, step.id), unit: 'draft' });
  if (reserved.ok) return null;
  const reason =
    `The draft needs ${reserved.missing} more credits than there are. ` +
    'Add credits, or wait for tomorrow’s free ones.';
  return fail(tx, turn, { code: 'credits_exhausted', reason });
}

/** Tells others that there is no draft; nothing is paid. */
async function fail(
  tx: Tx,
  { run, step }: Turn,
  { code, reason }: { readonly code: string; readonly reason: string },
): Promise<Completed> {
  await releaseCredits(tx, unitOf(run.id, step.id));
  reportFailedDraft(tx, run.lead, { code, reason, runId: null });
  return { outcome: 'failed', reason };
}
