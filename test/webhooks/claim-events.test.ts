import { expect, test } from 'vitest';
import { claimEvents } from '../../src/store/queries/webhook-claims.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });
const waitingCount = 20_000;
/** Many times the normal duration. A scan of all waiting rows would take far longer. */
const timeoutMs = 1_000;

test('claims a few events fast with stale table statistics', async () => {
  const { assembled: runningService, tenant } = service;
  const add = (from: number, to: number) =>
    service.sql(
      `with raised as (
         insert into event (org_id, id, type, data, created_at)
         select $1, 'event_' || lpad(i::text, 26, '0'), 'lead.added', '{}', now()
         from generate_series($2::int, $3::int) i returning id)
       insert into directory.outbox (id, org_id, kind, name, subject, due_at)
       select id, $1, 'event', 'lead.added', id, now() from raised`,
      [tenant.orgId, from, to],
    );
  await add(1, 1_000);
  await service.sql('delete from directory.outbox');
  await service.sql('delete from event');
  await service.sql('analyze directory.outbox');
  await add(1, waitingCount);
  const startedAt = performance.now();
  const claimed = await runningService.store.transaction(tenant.orgId, (tx) => claimEvents(tx, 500, ''));
  expect(performance.now() - startedAt).toBeLessThan(timeoutMs);
  expect(claimed.map(({ eventId }) => Number(eventId.slice('event_'.length)))).toEqual(
    Array.from({ length: 500 }, (_, index) => index + 1),
  );
  const after = `event_${'600'.padStart(26, '0')}`;
  const [next] = await runningService.store.transaction(tenant.orgId, (tx) => claimEvents(tx, 1, after));
  expect(next!.eventId).toBe(`event_${'601'.padStart(26, '0')}`);
});
