import { afterEvent, tellEvent, type TellableEvent } from '../../domain/inbound-event.ts';
import type { Suspicion } from '../../domain/replies/unasked-drafts.ts';
import { InboundEvent } from '../entities/inbound-events.ts';
import { leadState } from '../../domain/lead-merge.ts';
import type { Rows } from '../rows.ts';
import type { Reading, Tx } from '../store.ts';
import { changeLead } from './lead-changes.ts';
import { noteSuspicion } from './suspicions.ts';
import { addTimelineEntry } from './timeline.ts';

/** Something that another system reported, with what it sent. */
export interface ReportedEvent {
  readonly id: string;
  readonly leadId: string;
  readonly type: string;
  readonly source: string | null;
  /** As it was sent; undefined where nothing was. */
  readonly payload: unknown;
  readonly occurredAt: Date;
  /** Whether its payload may ask for silence; null where it does not, or was not looked at. */
  readonly suspicion: Suspicion | null;
}

/** The event, or null once its lead was deleted. Served by the primary key. */
export async function findEvent(tx: Reading, eventId: string): Promise<ReportedEvent | null> {
  const event = await tx.em.findOne(InboundEvent, { orgId: tx.orgId, id: eventId });
  if (!event) return null;
  const { id, leadId, type, source, payload, occurredAt, suspicion } = event;
  return {
    id,
    leadId,
    type,
    source: source ?? null,
    occurredAt,
    suspicion: suspicion ?? null,
    payload: payload === null || payload === undefined ? undefined : (JSON.parse(payload) as unknown),
  };
}

/**
 * Keeps an event of a held lead whole, with a line in the lead's notes and its place on the timeline. `analysis` is
 * research that came with it. Answers warnings for the caller.
 */
export async function recordEvent(
  tx: Tx,
  lead: Rows['Lead'],
  event: TellableEvent & Pick<ReportedEvent, 'id' | 'payload' | 'suspicion'>,
  analysis: string | undefined,
): Promise<readonly string[]> {
  const { id, type, source, payload, occurredAtMs, suspicion } = event;
  const occurredAt = new Date(occurredAtMs);
  const after = afterEvent(leadState(lead), event, analysis, tx.now.getTime());
  await changeLead(tx, lead, after.lead);
  tx.em.create(InboundEvent, {
    orgId: tx.orgId,
    id,
    projectId: lead.projectId,
    leadId: lead.id,
    type,
    source,
    payload: payload === undefined ? null : JSON.stringify(payload),
    occurredAt,
    createdAt: tx.now,
    suspicion,
  });
  addTimelineEntry(tx, lead.id, 'event', tellEvent(event), id, occurredAt);
  if (suspicion === 'open') await noteSuspicion(tx, lead.id, id);
  await tx.flush();
  return after.warnings;
}
