import { InboundEvent } from '../entities/inbound-events.ts';
import type { Reading } from '../store.ts';

/** Something that another system reported, with what it sent. */
export interface ReportedEvent {
  readonly id: string;
  readonly leadId: string;
  readonly type: string;
  readonly source: string | null;
  /** As it was sent; undefined where nothing was. */
  readonly payload: unknown;
  readonly occurredAt: Date;
}

/** The event, or null once its lead was deleted. Served by the primary key. */
export async function findEvent(tx: Reading, eventId: string): Promise<ReportedEvent | null> {
  const event = await tx.em.findOne(InboundEvent, { orgId: tx.orgId, id: eventId });
  if (!event) return null;
  const { id, leadId, type, source, payload, occurredAt } = event;
  return {
    ...{ id, leadId, type, source: source ?? null, occurredAt },
    payload: payload == null ? undefined : (JSON.parse(payload) as unknown),
  };
}
