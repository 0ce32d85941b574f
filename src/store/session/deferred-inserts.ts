import { insertInto } from './insert-into.ts';

/** Tables whose rows are not read again in their transaction. Their rows are collected and written at its end. */
export const deferredInserts = {
  event: insertInto('event', ['org_id'], ['id', 'type', 'data', 'created_at']),
  outbox: insertInto('directory.outbox', ['org_id'], ['id', 'kind', 'name', 'subject', 'due_at', 'relays']),
  timeline: insertInto('timeline_entry', ['org_id'], ['id', 'lead_id', 'at', 'kind', 'summary', 'event_id']),
} as const;

export type DeferredTable = keyof typeof deferredInserts;
