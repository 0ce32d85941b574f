import { defineEntity, p } from '@mikro-orm/core';

/** An event for subscribers. An outbox row delivers it. */
export const Event = defineEntity({
  name: 'Event',
  tableName: 'event',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    type: p.string(),
    data: p.json<Record<string, unknown>>(),
    createdAt: p.datetime(),
  },
});

export const Outbox = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  schema: 'directory',
  properties: {
    id: p.string().primary(),
    orgId: p.string(),
    kind: p.string().$type<'event' | 'job'>(),
    name: p.string(),
    /** The id of the event or the job. */
    subject: p.string(),
    dueAt: p.datetime(),
    relays: p.integer(),
  },
});
