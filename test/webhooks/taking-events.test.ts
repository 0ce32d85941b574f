import { expect, test } from 'vitest';
import { takeEvents } from '../../src/store/queries/webhook-claims.ts';
import { testHouse } from '../house.ts';

const house = testHouse({ role: 'api' });
const waiting = 20_000;
/** Many times what it takes; compared with every row that waits, it would take far longer. */
const patienceMs = 1_000;

test('a few events are taken at once where many came since PostgreSQL last looked and saw none', async () => {
  const { service, tenant } = house;
  const add = (from: number, to: number) =>
    house.sql(
      `with raised as (
         insert into event (org_id, id, type, data, created_at)
         select $1, 'event_' || lpad(i::text, 26, '0'), 'lead.added', '{}', now()
         from generate_series($2::int, $3::int) i returning id)
       insert into directory.outbox (id, org_id, kind, name, subject, due_at)
       select id, $1, 'event', 'lead.added', id, now() from raised`,
      [tenant.orgId, from, to],
    );
  await add(1, 1_000);
  await house.sql('delete from directory.outbox');
  await house.sql('delete from event');
  await house.sql('analyze directory.outbox');
  await add(1, waiting);
  const startedAt = performance.now();
  const taken = await service.store.tx(tenant.orgId, (tx) => takeEvents(tx, 500, ''));
  expect(performance.now() - startedAt).toBeLessThan(patienceMs);
  expect(taken.map(({ eventId }) => Number(eventId.slice('event_'.length)))).toEqual(
    Array.from({ length: 500 }, (_, place) => place + 1),
  );
  const behind = `event_${'600'.padStart(26, '0')}`;
  const [next] = await service.store.tx(tenant.orgId, (tx) => takeEvents(tx, 1, behind));
  expect(next!.eventId).toBe(`event_${'601'.padStart(26, '0')}`);
});
