import { expect, test } from 'vitest';
import { claimDeliveries, claimEvents, scheduleNextVisit } from '../../src/store/queries/webhook-claims.ts';
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
  const claimed = await runningService.store.transaction(tenant.orgId, (tx) => claimEvents(tx, 500));
  expect(performance.now() - startedAt).toBeLessThan(timeoutMs);
  expect(claimed.map(({ eventId }) => Number(eventId.slice('event_'.length)))).toEqual(
    Array.from({ length: 500 }, (_, index) => index + 1),
  );
  const [next] = await runningService.store.transaction(tenant.orgId, (tx) => claimEvents(tx, 1));
  expect(next!.eventId).toBe(`event_${'501'.padStart(26, '0')}`);
});

test('claims a few deliveries fast with stale table statistics, time after time', async () => {
  const { assembled: runningService, tenant } = service;
  const { orgId } = tenant;
  const webhookId = 'webhook_busy';
  await service.sql(
    `insert into webhook (org_id, id, url, events, created_by, sealed_secret, created_at)
     values ($1, $2, 'https://hooks.example/in', '{*}', 'user', '', now())`,
    [orgId, webhookId],
  );
  await service.sql('analyze delivery');
  await service.sql(
    `insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at, next_attempt_at)
     select $1, replace(id, 'event', 'delivery'), $2, id, type, 'waiting', now(), now() from event`,
    [orgId, webhookId],
  );
  const startedAt = performance.now();
  // From the sixth execution on, PostgreSQL may use a plan for any parameters.
  for (let round = 0; round < 10; round++) {
    const claimed = await runningService.store.transaction(orgId, async (tx) => {
      const claiming = await claimDeliveries(tx, [{ webhookId, capacity: 16 }], 60_000);
      await scheduleNextVisit(tx, [webhookId]);
      return claiming;
    });
    expect(claimed).toHaveLength(16);
    expect(claimed.every(({ body }) => body?.startsWith('{"event":"lead.added"'))).toBe(true);
  }
  expect(performance.now() - startedAt).toBeLessThan(timeoutMs);
});
