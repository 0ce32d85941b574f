import type { Suspicion } from '../../domain/replies/unasked-drafts.ts';
import { InboundEvent } from '../entities/inbound-events.ts';
import type { ReadContext, Tx } from '../store.ts';

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

export interface NewInboundEvent extends Omit<StoredInboundEvent, 'payload'> {
  readonly projectId: string;
  /** Null without a payload. */
  readonly payloadJson: string | null;
}

/** Inserts an event. An entity would copy a payload of a megabyte several times. */
export async function insertInboundEvent(tx: Tx, event: NewInboundEvent): Promise<void> {
  const { id, projectId, leadId, type, source, payloadJson, occurredAt, suspicion } = event;
  await tx.sql(
    `insert into inbound_event
       (org_id, id, project_id, lead_id, type, source, payload, occurred_at, created_at, suspicion)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tx.orgId, id, projectId, leadId, type, source, payloadJson, occurredAt, tx.now, suspicion],
  );
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
