import { retoldNotes, tellEvent } from '../domain/inbound-event.ts';
import { tellPayload } from '../domain/payload.ts';
import {
  holdNotes,
  readToldEvents,
  retell,
  retellMerges,
  type ToldEvent,
} from '../store/queries/event-retelling.ts';
import type { Store } from '../store/store.ts';
import { allOrganisations } from './find-organisation.ts';

export interface HiddenSecrets {
  /** How many events were looked at, of all organisations. */
  readonly events: number;
  /** How many of them are told otherwise now. */
  readonly retold: number;
  /** How many leads have other notes now. */
  readonly notes: number;
  /** How many records of merges would bring back other notes now. */
  readonly merges: number;
}

const readAtOnce = 200;

/**
 * Tells each event that came in anew where the rules of what is a secret have changed since: on the lead's timeline,
 * and in its notes as far as people left the line as it was, also in those that taking a merge back would bring up
 * again. What was sent stays kept whole. Safe to repeat.
 */
export async function hideSecrets(store: Store): Promise<HiddenSecrets> {
  let [events, retold] = [0, 0];
  const reached: Reached = { notes: new Set(), merges: new Set() };
  for (const orgId of await allOrganisations(store)) {
    let after = '';
    for (;;) {
      const read = await store.read(orgId, (reading) => readToldEvents(reading, after, readAtOnce));
      for (const event of read) if (await tellAnew(store, orgId, event, reached)) retold++;
      events += read.length;
      after = read.at(-1)?.id ?? '';
      if (after === '') break;
    }
  }
  return { events, retold, notes: reached.notes.size, merges: reached.merges.size };
}

/** Ids of leads, and of those that were merged into others. */
interface Reached {
  readonly notes: Set<string>;
  readonly merges: Set<string>;
}

async function tellAnew(store: Store, orgId: string, event: ToldEvent, reached: Reached): Promise<boolean> {
  const { summary } = tellPayload(JSON.parse(event.payload));
  const told = tellEvent({ ...event, summary, occurredAtMs: event.occurredAt });
  if (told === event.told) return false;
  const change = { occurredAtMs: event.occurredAt, before: event.told, after: told };
  const done = await store.tx(orgId, async (tx) => {
    const before = await holdNotes(tx, event.leadId);
    if (before === null) return null;
    const notes = retoldNotes(before, change);
    await retell(tx, event, { told, notes });
    const merges = await retellMerges(tx, event.leadId, (kept) => retoldNotes(kept, change));
    return { isNoted: notes !== before, merges };
  });
  if (done?.isNoted) reached.notes.add(event.leadId);
  for (const oldId of done?.merges ?? []) reached.merges.add(oldId);
  return done !== null;
}
