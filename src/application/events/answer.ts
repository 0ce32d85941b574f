/**
 * A reply that is drafted within the call of an event is a unit of paid work. To end it, lock the event's key, then the
 * lead, then the unit, and save the final answer in the same transaction.
 */
import { enquiryOfEvent } from '../../domain/answering/enquiry.ts';
import { noAutoDraftReason } from '../../domain/answering/occasions/occasion.ts';
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
import { findAutoDraftObstacle } from '../suspicions/find-auto-draft-obstacle.ts';

export interface ReplyFailure {
  readonly code: string;
  readonly reason: string;
}

/** An event and its locked lead. */
export interface AnswerableEvent {
  readonly lead: Rows['Lead'];
  readonly event: StoredInboundEvent;
}

/**
 * Reserves the reply's credit. Returns null, or why no reply can be drafted. A repeat after a crash uses the earlier
 * reservation.
 */
export async function beginEventReply(tx: Tx, { unitId, eventId }: OpenIntake): Promise<ReplyFailure | null> {
  const answerable = await lockAnswerableEvent(tx, eventId);
  if ('code' in answerable) return answerable;
  const { lead } = answerable;
  const failure = (await findUnitFailure(tx, unitId)) ?? (await eventNotAnsweredReason(tx, answerable));
  if (failure) return failure;
  const unit = { unitId, kind: 'draft', leadId: lead.id, paid: true, research: false } as const;
  const missing = await beginUnit(tx, unit);
  if (missing === 0) return null;
  const reason = `A reply needs ${missing} more credits.`;
  return { code: 'credits_exhausted', reason };
}

/** Returns the event with its lead, or why the reply is not wanted any more. */
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
  return job && { code: job.code ?? 'failed', reason: job.reason ?? 'The work was abandoned.' };
}

async function eventNotAnsweredReason(
  tx: Tx,
  { lead, event }: AnswerableEvent,
): Promise<ReplyFailure | null> {
  // Checks the payload itself, because a person without a known address cannot be suppressed.
  const { lines, prose, texts } = formatPayload(event.payload);
  if (lines === '') return { code: 'not_answered', reason: emptyPayloadReason };
  const { id, suspicion } = event;
  const receivedText = { id, subject: '', texts, classification: null, suspicion };
  const unanswered =
    notAnsweredReason(categoryOfPayload(prose)) ??
    noAutoDraftReason(occasionOfEnquiry(enquiryOfEvent(event))) ??
    (await findAutoDraftObstacle(tx, lead.id, receivedText));
  if (unanswered !== null) return { code: 'not_answered', reason: unanswered };
  const suppression = await findLeadSuppression(tx, lead.id);
  if (!suppression) return null;
  return { code: 'suppressed', reason: `This person is suppressed (${suppression.reason}).` };
}

const emptyPayloadReason = 'The payload contains nothing to answer.';

/** Ends the reply without charge and emits draft.failed. The event stays. Returns the final answer. */
export async function failEventReply(tx: Tx, intake: OpenIntake, failure: ReplyFailure): Promise<string> {
  const event = await findInboundEvent(tx, intake.eventId);
  const lead = event && (await lockLead(tx, event.leadId));
  if (lead) recordDraftFailure(tx, lead, { ...failure, runId: null });
  await tx.flush();
  const openUnit = await tx.em.findOne(Job, { orgId: tx.orgId, id: intake.unitId, state: 'waiting' });
  if (openUnit) await closeUnit(tx, intake.unitId, failure);
  const known = JSON.parse(intake.value) as { warnings: string[] };
  // The same reason must not appear twice in the warnings.
  const otherWarnings = known.warnings.filter((warning) => warning !== failure.reason);
  const warnings = [...otherWarnings, `No reply was written. ${failure.reason}`];
  const value = JSON.stringify({ ...known, warnings });
  await saveIntake(tx, intake.key, value, true);
  return value;
}

/** Abandons a unit of paid work whose call did not finish. If it drafts the reply to an event, the reply ends too. */
export async function abandonUnitAndItsReply(tx: Tx, unitId: string): Promise<void> {
  const intake = await lockOpenIntake(tx, unitId);
  await abandonUnit(tx, unitId);
  await tx.flush();
  const failure = intake && (await findUnitFailure(tx, unitId));
  if (failure) await failEventReply(tx, intake, failure);
}
