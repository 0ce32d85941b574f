import { hash } from 'node:crypto';
import { TypeID, typeidUnboxed } from 'typeid-js';

/** An id starts with its kind. */
export type IdPrefix =
  | 'org'
  | 'user'
  | 'key'
  | 'project'
  | 'brain'
  | 'lead'
  | 'thread'
  | 'campaign'
  | 'connector'
  | 'rule'
  | 'run'
  | 'run_lead'
  | 'company'
  | 'message'
  | 'job'
  /** A row of the outbox. */
  | 'wake'
  | 'credit'
  | 'event'
  | 'webhook'
  | 'delivery'
  | 'timeline'
  | 'flow'
  | 'skill'
  | 'flow_run'
  /** The result of reading a company's site once. */
  | 'reading'
  | 'page'
  | 'file'
  | 'suppression'
  | 'notice'
  /** Somebody who signs in. A member of an organisation is a `user`. */
  | 'person'
  | 'session'
  | 'link'
  | 'audit'
  | 'view'
  | 'req';

/** Returns a new id: prefix and UUIDv7, so that ids sort by creation time. */
export function newId(prefix: IdPrefix): string {
  return typeidUnboxed(prefix);
}

/** A lead has one thread. Both ids differ only in the prefix, so that no lookup is needed. */
export function threadIdOf(leadId: string): string {
  return `thread_${leadId.slice(leadId.lastIndexOf('_') + 1)}`;
}

/** Returns the lead of the thread. */
export function leadIdOf(threadId: string): string {
  return `lead_${threadId.slice(threadId.lastIndexOf('_') + 1)}`;
}

const idCharacters = '0123456789abcdefghjkmnpqrstvwxyz';
const timeCharacters = 10;
const otherCharacters = 16;

/**
 * Returns the id of an event's delivery to an endpoint. It is the same in every process, and sorts by the event's
 * time.
 */
export function deliveryIdOf(eventId: string, webhookId: string): string {
  const start = eventId.indexOf('_') + 1;
  let id = `delivery_${eventId.slice(start, start + timeCharacters)}`;
  const digest = hash('sha256', `${eventId} ${webhookId}`, 'buffer');
  for (const byte of digest.subarray(0, otherCharacters)) id += idCharacters[byte & 31];
  return id;
}

/** Returns an id that sorts before all ids made at that time or later. */
export function lowestIdAt(prefix: IdPrefix, at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return TypeID.fromUUID(prefix, `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`).toString();
}

/** Returns the creation time of an id. */
export function createdAtOf(id: string): Date {
  const hex = TypeID.fromString(id).toUUID().replaceAll('-', '').slice(0, 12);
  return new Date(Number.parseInt(hex, 16));
}
