import { hash } from 'node:crypto';
import { TypeID, typeidUnboxed } from 'typeid-js';

/** The kinds of things that have ids; the kind is the id's prefix. */
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
  | 'wake'
  | 'credit'
  | 'event'
  | 'webhook'
  | 'delivery'
  | 'batch'
  | 'timeline'
  | 'flow'
  | 'skill'
  | 'flow_run'
  | 'reading'
  | 'page'
  | 'file'
  | 'suppression'
  | 'notice'
  | 'req';

/** A new id: prefix and UUIDv7, so that ids sort by the time they were made. */
export function newId(prefix: IdPrefix): string {
  return typeidUnboxed(prefix);
}

/** A lead has one thread; its id is the lead's under another prefix, so that neither needs to look up the other. */
export function threadIdOf(leadId: string): string {
  return `thread_${leadId.slice(leadId.lastIndexOf('_') + 1)}`;
}

/** The lead whose thread has an id. */
export function leadIdOf(threadId: string): string {
  return `lead_${threadId.slice(threadId.lastIndexOf('_') + 1)}`;
}

const idCharacters = '0123456789abcdefghjkmnpqrstvwxyz';
const timeCharacters = 10;
const otherCharacters = 16;

/**
 * The id of an event's delivery to an endpoint, the same whoever makes it and however often. It sorts by the event's
 * time.
 */
export function deliveryIdOf(eventId: string, webhookId: string): string {
  const start = eventId.indexOf('_') + 1;
  let id = `delivery_${eventId.slice(start, start + timeCharacters)}`;
  const digest = hash('sha256', `${eventId} ${webhookId}`, 'buffer');
  for (const byte of digest.subarray(0, otherCharacters)) id += idCharacters[byte & 31];
  return id;
}

/** Comes before every id of `newId` that is made at a time or later. */
export function lowestIdAt(prefix: IdPrefix, at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return TypeID.fromUUID(prefix, `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`).toString();
}

/** When an id of `newId` was made. */
export function createdAtOf(id: string): Date {
  const hex = TypeID.fromString(id).toUUID().replaceAll('-', '').slice(0, 12);
  return new Date(Number.parseInt(hex, 16));
}
