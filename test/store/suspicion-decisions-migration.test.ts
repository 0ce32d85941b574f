import { expect, test } from 'vitest';
import { clearSuspicion, confirmOptOut } from '../../src/people/suspicions.ts';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { testHouse } from '../house.ts';
import { openSuspicionScene, suspected } from '../suspicion-scene.ts';

const house = testHouse({ role: 'api' });

test('what people decided under an older release is known, with its time, and no more than that', async () => {
  const scene = await openSuspicionScene(house);
  const { store } = scene;
  const receive = async () => (await scene.receive(suspected)).messageId as string;
  const [cleared, open] = [await receive(), await receive()];
  const { eventId } = await scene.ingest(suspected, { autoAdvance: false });
  await clearSuspicion(store, cleared);
  await confirmOptOut(store, eventId);
  await house.sql(
    `update timeline_entry set at = '2026-05-04T03:02:01Z' where kind in ('suspicion_cleared', 'suspicion_confirmed')`,
  );
  for (const table of ['message', 'inbound_event'])
    await house.sql(`alter table ${table} drop column suspicion_decided_at`);
  await house.sql(`delete from migration where name = '0030-suspicion-decisions'`);
  expect((await migrateDatabase(house.databaseUrl)).ran).toEqual(['0030-suspicion-decisions']);
  const again = (id: string) => clearSuspicion(store, id);
  await expect(again(cleared)).rejects.toThrow(`A person cleared ${cleared} at 2026-05-04T03:02Z;`);
  await expect(again(eventId)).rejects.toThrow(
    `A person confirmed at 2026-05-04T03:02Z that ${eventId} asks`,
  );
  expect(await again(open)).toMatchObject({ arrivalId: open, open: 0 });
});
