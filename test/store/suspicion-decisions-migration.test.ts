import { expect, test } from 'vitest';
import { clearSuspicion, confirmOptOut } from '../../src/people/suspicions.ts';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { testService } from '../support/test-service.ts';
import { openSuspicionScene, suspectedText } from '../support/suspicion-scene.ts';

const service = testService({ role: 'api' });

test('the migration keeps the decisions of an older release with their times', async () => {
  const scene = await openSuspicionScene(service);
  const { store } = scene;
  const receive = async () => (await scene.receive(suspectedText)).messageId as string;
  const [cleared, open] = [await receive(), await receive()];
  const { eventId } = await scene.ingest(suspectedText, { autoAdvance: false });
  await clearSuspicion(store, cleared);
  await confirmOptOut(store, eventId);
  await service.sql(
    `update timeline_entry set at = '2026-05-04T03:02:01Z' where kind in ('suspicion_cleared', 'suspicion_confirmed')`,
  );
  for (const table of ['message', 'inbound_event'])
    await service.sql(`alter table ${table} drop column suspicion_decided_at`);
  await service.sql(`delete from migration where name = '0030-suspicion-decisions'`);
  expect((await migrateDatabase(service.databaseUrl)).ran).toEqual(['0030-suspicion-decisions']);
  const clearAgain = (id: string) => clearSuspicion(store, id);
  await expect(clearAgain(cleared)).rejects.toThrow(`A person cleared ${cleared} at 2026-05-04T03:02Z;`);
  await expect(clearAgain(eventId)).rejects.toThrow(
    `A person confirmed ${eventId} as an opt-out at 2026-05-04T03:02Z`,
  );
  expect(await clearAgain(open)).toMatchObject({ arrivalId: open, open: 0 });
});
