import { retoldNotes, tellEvent } from '../domain/inbound-event.ts';
import { tellPayload } from '../domain/payload.ts';
import { holdNotes, readToldEvents, retell, type ToldEvent } from '../store/queries/event-retelling.ts';
import type { Store } from '../store/store.ts';

export interface HiddenSecrets {
  /** How many events were looked at, of all organisations. */
  readonly events: number;
  /** How many of them are told otherwise now. */
  readonly retold: number;
}

const readAtOnce = 200;

/**
 * Tells each event that came in anew where the rules of what is a secret have changed since: on the lead's timeline,
 * and in its notes as far as people left the line as it was. What was sent stays kept whole. Safe to repeat.
 */
export async function hideSecrets(store: Store): Promise<HiddenSecrets> {
  const orgs = await store.directory<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.org where deleted_at is null order by org_id',
  });
  let [events, retold] = [0, 0];
  for (const { orgId } of orgs) {
    let after = '';
    for (;;) {
      const read = await store.read(orgId, (reading) => readToldEvents(reading, after, readAtOnce));
      for (const event of read) if (await tellAnew(store, orgId, event)) retold++;
      events += read.length;
      after = read.at(-1)?.id ?? '';
      if (after === '') break;
    }
  }
  return { events, retold };
}

async function tellAnew(store: Store, orgId: string, event: ToldEvent): Promise<boolean> {
  const { summary } = tellPayload(JSON.parse(event.payload));
  const told = tellEvent({ ...event, summary, occurredAtMs: event.occurredAt });
  if (told === event.told) return false;
  return store.tx(orgId, async (tx) => {
    const notes = await holdNotes(tx, event.leadId);
    if (notes === null) return false;
    const change = { occurredAtMs: event.occurredAt, before: event.told, after: told };
    await retell(tx, event, { told, notes: retoldNotes(notes, change) });
    return true;
  });
}
