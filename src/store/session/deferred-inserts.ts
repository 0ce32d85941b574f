import { insertInto } from './insert-into.ts';

/** Rows that nothing in their transaction reads again; so they are gathered and written at its end. */
export const deferredInserts = {
  event: insertInto('event', ['org_id'], ['id', 'type', 'data', 'created_at']),
  outbox: insertInto('directory.outbox', ['org_id'], ['id', 'kind', 'name', 'subject', 'due_at', 'relays']),
  timeline: insertInto('timeline_entry', ['org_id'], ['id', 'lead_id', 'at', 'kind', 'summary', 'event_id']),
} as const;

export type DeferredTable = keyof typeof deferredInserts;
