import { defineEntity, p } from '@mikro-orm/core';

/** What another system reported about a lead. */
export const InboundEvent = defineEntity({
  name: 'InboundEvent',
  tableName: 'inbound_event',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    leadId: p.string(),
    /** The caller's own word for what happened. */
    type: p.text(),
    source: p.text().nullable(),
    /** JSON as it was sent, in its order; null where there was none. */
    payload: p.text().nullable(),
    /** As that of a message. */
    suspicion: p.string().$type<'open' | 'cleared'>().nullable(),
    occurredAt: p.datetime(),
    createdAt: p.datetime(),
  },
});
