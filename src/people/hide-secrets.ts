import { replaceNotesLine, formatEvent } from '../domain/inbound-event.ts';
import { formatPayload } from '../domain/payload.ts';
import {
  lockLeadNotes,
  listRecordedEvents,
  rewriteEntryAndNotes,
  type RecordedEvent,
} from '../store/queries/event-redaction.ts';
import type { Store } from '../store/store.ts';
import { listActiveOrgIds } from '../store/queries/orgs.ts';
import { rewriteMergeNotes } from '../application/events/rewrite-merge-notes.ts';

export interface HiddenSecrets {
  /** Events checked, over all organisations. */
  readonly events: number;
  /** Events with new redactions. */
  readonly retold: number;
  /** Leads with changed notes. */
  readonly notes: number;
  /** Stored merges with changed notes. */
  readonly merges: number;
}

const batchSize = 200;

/**
 * Redacts all stored events again by the current rules for secrets. Updates the lead's timeline, its notes where
 * people left the line unchanged, and the notes stored for undoing a merge. The event's original data stays
 * complete. Safe to repeat.
 */
export async function hideSecrets(store: Store): Promise<HiddenSecrets> {
  let [events, retold] = [0, 0];
  const changed: ChangedLeads = { notes: new Set(), merges: new Set() };
  for (const orgId of await listActiveOrgIds(store)) {
    let after = '';
    for (;;) {
      const read = await store.read(orgId, (reading) => listRecordedEvents(reading, after, batchSize));
      for (const event of read) if (await rewriteEvent(store, orgId, event, changed)) retold++;
      events += read.length;
      after = read.at(-1)?.id ?? '';
      if (after === '') break;
    }
  }
  return { events, retold, notes: changed.notes.size, merges: changed.merges.size };
}

/** Ids of leads, and of leads merged into others. */
interface ChangedLeads {
  readonly notes: Set<string>;
  readonly merges: Set<string>;
}

async function rewriteEvent(
  store: Store,
  orgId: string,
  event: RecordedEvent,
  changed: ChangedLeads,
): Promise<boolean> {
  const { summary } = formatPayload(JSON.parse(event.payload));
  const line = formatEvent({ ...event, summary, occurredAtMs: event.occurredAt });
  if (line === event.summary) return false;
  const change = { occurredAtMs: event.occurredAt, before: event.summary, after: line };
  const done = await store.transaction(orgId, async (tx) => {
    const before = await lockLeadNotes(tx, event.leadId);
    if (before === null) return null;
    const notes = replaceNotesLine(before, change);
    await rewriteEntryAndNotes(tx, event, { summary: line, notes });
    const merges = await rewriteMergeNotes(tx, event.leadId, (storedNotes) =>
      replaceNotesLine(storedNotes, change),
    );
    return { isNoted: notes !== before, merges };
  });
  if (done?.isNoted) changed.notes.add(event.leadId);
  for (const oldId of done?.merges ?? []) changed.merges.add(oldId);
  return done !== null;
}
