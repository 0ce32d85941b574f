/**
 * The reply that is written at once for an event is a unit of paid work. Whoever ends it holds the event's key first,
 * then the lead, then the unit, and keeps the final answer under the key in the same transaction.
 */
import { enquiryOfEvent } from '../../domain/answering/enquiry.ts';
import { notUnpromptedReason } from '../../domain/answering/occasions/occasion.ts';
import { categoryOfPayload, notAnsweredReason } from '../../domain/answering/situation.ts';
import { occasionOfEnquiry } from '../../domain/drafting/answer.ts';
import { formatPayload } from '../../domain/payload.ts';
import { Job } from '../../store/entities/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { lockLead, lockLeadExclusively } from '../../store/queries/leads.ts';
import { recordDraftFailure } from '../drafts/save.ts';
import { lockOpenIntake, saveIntake, type OpenIntake } from '../../store/queries/event-intake.ts';
import { findInboundEvent, type StoredInboundEvent } from '../../store/queries/inbound-events.ts';
import { abandonUnit, beginUnit, closeUnit } from '../jobs/unit.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { findAutoDraftBlock } from '../suspicions/find-draft-block.ts';

export interface ReplyFailure {
  readonly code: string;
  readonly reason: string;
}

/** An event that is to be answered, and its lead, held. */
export interface AnswerableEvent {
  readonly lead: Rows['Lead'];
  readonly event: StoredInboundEvent;
}

/**
 * Sets the credit aside and answers null, or why no reply can be written. A repeat after a process died goes on with
 * what that one had set aside.
 */
export async function beginEventReply(tx: Tx, { unitId, eventId }: OpenIntake): Promise<ReplyFailure | null> {
  const answerable = await lockAnswerableEvent(tx, eventId);
  if ('code' in answerable) return answerable;
  const { lead } = answerable;
  const ended = (await findUnitFailure(tx, unitId)) ?? (await eventNotAnsweredReason(tx, answerable));
  if (ended) return ended;
  const unit = { unitId, kind: 'draft', leadId: lead.id, paid: true, research: false } as const;
  const missing = await beginUnit(tx, unit);
  if (missing === 0) return null;
  const reason = `A reply needs ${missing} more credits than there are.`;
  return { code: 'credits_exhausted', reason };
}

/** Why a reply that was begun is not wanted any more; else the event with its lead. */
export async function resumeEventReply(
  tx: Tx,
  { unitId, eventId }: OpenIntake,
): Promise<AnswerableEvent | ReplyFailure> {
  const answerable = await lockAnswerableEvent(tx, eventId);
  if ('code' in answerable) return answerable;
  return (await findUnitFailure(tx, unitId)) ?? (await eventNotAnsweredReason(tx, answerable)) ?? answerable;
}

async function lockAnswerableEvent(tx: Tx, eventId: string): Promise<AnswerableEvent | ReplyFailure> {
  const event = await findInboundEvent(tx, eventId);
  const lead = event && (await lockLeadExclusively(tx, event.leadId));
  return event && lead ? { event, lead } : { code: 'lead_gone', reason: 'The lead was deleted.' };
}

async function findUnitFailure(tx: Tx, unitId: string): Promise<ReplyFailure | null> {
  const job = await tx.em.findOne(Job, { orgId: tx.orgId, id: unitId, state: 'failed' });
  return job && { code: job.code ?? 'failed', reason: job.reason ?? 'The work was given up.' };
}

async function eventNotAnsweredReason(
  tx: Tx,
  { lead, event }: AnswerableEvent,
): Promise<ReplyFailure | null> {
  // A person of whom no address is known can be silenced nowhere else.
  const { lines, prose, texts } = formatPayload(event.payload);
  if (lines === '') return { code: 'not_answered', reason: emptyPayloadReason };
  const { id, suspicion } = event;
  const written = { id, subject: '', texts, classification: null, suspicion };
  const unanswered =
    notAnsweredReason(categoryOfPayload(prose)) ??
    notUnpromptedReason(occasionOfEnquiry(enquiryOfEvent(event))) ??
    (await findAutoDraftBlock(tx, lead.id, written));
  if (unanswered !== null) return { code: 'not_answered', reason: unanswered };
  const suppression = await findLeadSuppression(tx, lead.id);
  if (!suppression) return null;
  return { code: 'suppressed', reason: `This person is suppressed (${suppression.reason}).` };
}

const emptyPayloadReason = 'The payload holds nothing that could be answered.';

/** Ends without a reply and without a charge: the event stays, draft.failed says why. Answers the final answer. */
export async function failEventReply(tx: Tx, intake: OpenIntake, failure: ReplyFailure): Promise<string> {
  const event = await findInboundEvent(tx, intake.eventId);
  const lead = event && (await lockLead(tx, event.leadId));
  if (lead) recordDraftFailure(tx, lead, { ...failure, runId: null });
  await tx.flush();
  const isBegun = await tx.em.findOne(Job, { orgId: tx.orgId, id: intake.unitId, state: 'waiting' });
  if (isBegun) await closeUnit(tx, intake.unitId, failure);
  const known = JSON.parse(intake.value) as { warnings: string[] };
  // What stood in the way is told once, where it already is a warning about the event.
  const others = known.warnings.filter((warning) => warning !== failure.reason);
  const warnings = [...others, `No reply was written. ${failure.reason}`];
  const value = JSON.stringify({ ...known, warnings });
  await saveIntake(tx, intake.key, value, true);
  return value;
}

/** Gives up a unit whose call did not finish; where it was to answer an event, that ends as well. */
export async function abandonUnitAndReply(tx: Tx, unitId: string): Promise<void> {
  const intake = await lockOpenIntake(tx, unitId);
  await abandonUnit(tx, unitId);
  await tx.flush();
  const failure = intake && (await findUnitFailure(tx, unitId));
  if (failure) await failEventReply(tx, intake, failure);
}
