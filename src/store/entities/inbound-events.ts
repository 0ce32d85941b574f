import { defineEntity, p } from '@mikro-orm/core';

/** An event from another system about a lead. */
export const InboundEvent = defineEntity({
  name: 'InboundEvent',
  tableName: 'inbound_event',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    leadId: p.string(),
    /** The caller's own event type. */
    type: p.text(),
    source: p.text().nullable(),
    /** The JSON text as it was sent. Null without a payload. */
    payload: p.text().nullable(),
    /** As in `Message`. */
    suspicion: p.string().$type<'open' | 'cleared'>().nullable(),
    occurredAt: p.datetime(),
    createdAt: p.datetime(),
  },
});
