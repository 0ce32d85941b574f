/**
 * The reply that is written at once for an event is a unit of paid work. Whoever ends it holds the event's key first,
 * then the lead, then the unit, and keeps the final answer under the key in the same transaction.
 */
import { enquiryOfEvent } from '../../domain/answering/enquiry.ts';
import { whyNotUnprompted } from '../../domain/answering/occasions/occasion.ts';
import { categoryOfPayload, whyUnanswered } from '../../domain/answering/situation.ts';
import { occasionOfEnquiry } from '../../domain/drafting/answer.ts';
import { tellPayload } from '../../domain/payload.ts';
import { Job } from '../entities/runs.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { holdLead, holdLeadAlone } from './drafting.ts';
import { reportFailedDraft } from './drafts.ts';
import { holdOpenIntake, keepIntake, type OpenIntake } from './event-intake.ts';
import { findEvent, type ReportedEvent } from './inbound-events.ts';
import { abandonUnit, beginUnit, closeUnit } from './single-draft.ts';
import { findLeadSuppression } from './suppression.ts';
import { whyNotUnasked } from './suspicions.ts';

export interface AnswerFailure {
  readonly code: string;
  readonly reason: string;
}

/** An event that is to be answered, and its lead, held. */
export interface AnswerableEvent {
  readonly lead: Rows['Lead'];
  readonly event: ReportedEvent;
}

/**
 * Sets the credit aside and answers null, or why no reply can be written. A repeat after a process died goes on with
 * what that one had set aside.
 */
export async function beginAnswer(tx: Tx, { unitId, eventId }: OpenIntake): Promise<AnswerFailure | null> {
  const answerable = await holdAnswerable(tx, eventId);
  if ('code' in answerable) return answerable;
  const { lead } = answerable;
  const ended = (await whyEnded(tx, unitId)) ?? (await whyNotWritten(tx, answerable));
  if (ended) return ended;
  const unit = { unitId, kind: 'draft', leadId: lead.id, paid: true, research: false } as const;
  const missing = await beginUnit(tx, unit);
  if (missing === 0) return null;
  const reason = `A reply needs ${missing} more credits than there are.`;
  return { code: 'credits_exhausted', reason };
}

/** Why a reply that was begun is not wanted any more; else the event with its lead. */
export async function resumeAnswer(
  tx: Tx,
  { unitId, eventId }: OpenIntake,
): Promise<AnswerableEvent | AnswerFailure> {
  const answerable = await holdAnswerable(tx, eventId);
  if ('code' in answerable) return answerable;
  return (await whyEnded(tx, unitId)) ?? (await whyNotWritten(tx, answerable)) ?? answerable;
}

async function holdAnswerable(tx: Tx, eventId: string): Promise<AnswerableEvent | AnswerFailure> {
  const event = await findEvent(tx, eventId);
  const lead = event && (await holdLeadAlone(tx, event.leadId));
  return event && lead ? { event, lead } : { code: 'lead_gone', reason: 'The lead was deleted.' };
}

async function whyEnded(tx: Tx, unitId: string): Promise<AnswerFailure | null> {
  const job = await tx.em.findOne(Job, { orgId: tx.orgId, id: unitId, state: 'failed' });
  return job && { code: job.code ?? 'failed', reason: job.reason ?? 'The work was given up.' };
}

async function whyNotWritten(tx: Tx, { lead, event }: AnswerableEvent): Promise<AnswerFailure | null> {
  // A person of whom no address is known can be silenced nowhere else.
  const { lines, prose, texts } = tellPayload(event.payload);
  if (lines === '') return { code: 'not_answered', reason: nothingSaid };
  const { id, suspicion } = event;
  const written = { id, subject: '', texts, classification: null, suspicion };
  const unanswered =
    whyUnanswered(categoryOfPayload(prose)) ??
    whyNotUnprompted(occasionOfEnquiry(enquiryOfEvent(event))) ??
    (await whyNotUnasked(tx, lead.id, written));
  if (unanswered !== null) return { code: 'not_answered', reason: unanswered };
  const suppression = await findLeadSuppression(tx, lead.id);
  if (!suppression) return null;
  return { code: 'suppressed', reason: `This person must not be written to (${suppression.reason}).` };
}

const nothingSaid = 'The payload holds nothing that could be answered.';

/** Ends without a reply and without a charge: the event stays, draft.failed says why. Answers the final answer. */
export async function failAnswer(tx: Tx, intake: OpenIntake, failure: AnswerFailure): Promise<string> {
  const event = await findEvent(tx, intake.eventId);
  const lead = event && (await holdLead(tx, event.leadId));
  if (lead) reportFailedDraft(tx, lead, { ...failure, runId: null });
  await tx.flush();
  const isBegun = await tx.em.findOne(Job, { orgId: tx.orgId, id: intake.unitId, state: 'waiting' });
  if (isBegun) await closeUnit(tx, intake.unitId, failure);
  const known = JSON.parse(intake.value) as { warnings: string[] };
  // What stood in the way is told once, where it already is a warning about the event.
  const others = known.warnings.filter((warning) => warning !== failure.reason);
  const warnings = [...others, `No reply was written. ${failure.reason}`];
  const value = JSON.stringify({ ...known, warnings });
  await keepIntake(tx, intake.key, value, true);
  return value;
}

/** Gives up a unit whose call did not finish; where it was to answer an event, that ends as well. */
export async function abandonWork(tx: Tx, unitId: string): Promise<void> {
  const intake = await holdOpenIntake(tx, unitId);
  await abandonUnit(tx, unitId);
  await tx.flush();
  const failure = intake && (await whyEnded(tx, unitId));
  if (failure) await failAnswer(tx, intake, failure);
}
