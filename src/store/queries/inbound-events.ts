import { applyEvent, formatEvent, type ExternalEvent } from '../../domain/inbound-event.ts';
import type { Suspicion } from '../../domain/replies/unasked-drafts.ts';
import { InboundEvent } from '../entities/inbound-events.ts';
import { toLeadState } from '../../domain/lead-merge.ts';
import type { Rows } from '../rows.ts';
import type { ReadContext, Tx } from '../store.ts';
import { updateLead } from './lead-changes.ts';
import { recordSuspicion } from './suspicions.ts';
import { addTimelineEntry } from './timeline.ts';

/** Something that another system reported, with what it sent. */
export interface StoredInboundEvent {
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
export async function findInboundEvent(tx: ReadContext, eventId: string): Promise<StoredInboundEvent | null> {
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
export async function recordInboundEvent(
  tx: Tx,
  lead: Rows['Lead'],
  event: ExternalEvent & Pick<StoredInboundEvent, 'id' | 'payload' | 'suspicion'>,
  analysis: string | undefined,
): Promise<readonly string[]> {
  const { id, type, source, payload, occurredAtMs, suspicion } = event;
  const occurredAt = new Date(occurredAtMs);
  const after = applyEvent(toLeadState(lead), event, analysis, tx.now.getTime());
  await updateLead(tx, lead, after.lead);
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
  addTimelineEntry(tx, lead.id, 'event', formatEvent(event), id, occurredAt);
  if (suspicion === 'open') await recordSuspicion(tx, lead.id, id);
  await tx.flush();
  return after.warnings;
}
