import type { Suspicion } from '../../domain/replies/unasked-drafts.ts';
import { InboundEvent } from '../entities/inbound-events.ts';
import type { ReadContext } from '../store.ts';

/** An event from another system. */
export interface StoredInboundEvent {
  readonly id: string;
  readonly leadId: string;
  readonly type: string;
  readonly source: string | null;
  /** Undefined if the event has no payload. */
  readonly payload: unknown;
  readonly occurredAt: Date;
  /** Set if the payload may be an opt-out. */
  readonly suspicion: Suspicion | null;
}

/** Null once the lead of the event is deleted. Served by the primary key. */
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
