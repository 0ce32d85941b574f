import { beforeEach, expect, test, vi } from 'vitest';
import { disableEndpoint, removeEndpoint } from '../../src/people/webhooks.ts';
import { newId } from '../../src/store/ids.ts';
import type { ClaimedDelivery } from '../../src/workers/delivery/attempt.ts';
import { createFanOut } from '../../src/workers/delivery/fan-out.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from './stored-deliveries.ts';

/** The service runs no worker, so nothing is sent. */
const service = testService({ role: 'api' });
const emptyResult = { later: 0, isWaiting: false, isMore: false, after: '' };
/** A fake clock, so that a slow machine changes nothing. */
let nowMs = 0;
/** Longer than events wait for capacity, and longer than the scan continues after its last event. */
const waitLong = () => void (nowMs += 501);

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  await service.sql('delete from directory.outbox');
});

/** Opens a fan-out over queues with this capacity for an endpoint, which collect all deliveries they get. */
async function open({ space = 1_000, isFast = true } = {}) {
  const queues = { space, capacity: space, free: 4_096, isFast, isReadable: true };
  const queued: ClaimedDelivery[] = [];
  const stored = await openStoredDeliveries(service);
  const fanner = createFanOut(stored.store, {
    free: () => queues.free,
    freeSlotsFor: () => queues.space,
    leaseMs: 60_000,
    statusOf: () => ({ wantedDeliveries: queues.capacity, isFast: queues.isFast }),
    open: (_orgId, { url, timesEnabled }) =>
      queues.isReadable ? { url, timesEnabled, secret: 'secret', oldSecret: null } : undefined,
    enqueue: (items) => void queued.push(...items),
  });
  const raise = async (count = 1, { agoMs = 0, orgId = stored.orgId } = {}): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => newId('event'));
    await service.sql(
      `with raised as (insert into event (org_id, id, type, data, created_at)
         select $1, id, 'lead.added', '{}', now() - make_interval(secs => $3::float8 / 1000)
         from unnest($2::text[]) id returning id)
       insert into directory.outbox (id, org_id, kind, name, subject, due_at)
       select id, $1, 'event', 'lead.added', id, now() from raised`,
      [orgId, ids, agoMs],
    );
    return ids.sort();
  };
  const waiting = async () =>
    (await service.sql('select subject from directory.outbox order by subject')).map(
      ({ subject }) => subject,
    );
  return { ...stored, queues, queued, fanner, fanOut: fanner.fanOut, raise, waiting };
}

/** Opens one endpoint with capacity for one delivery, beside another organisation, `orgId`. No events wait. */
async function openBesideAnother() {
  const scene = await open();
  const { orgId } = await service.newTenant();
  await scene.endpoint();
  await scene.raise();
  await scene.raise(1, { orgId });
  while ((await scene.fanOut('')).isMore);
  scene.queues.capacity = 1;
  return { ...scene, orgId };
}

test('holds deliveries up to its capacity and writes rows for the rest', async () => {
  const { endpoint, raise, fanOut, queued, queues, waiting, batches, deliveries } = await open({ space: 2 });
  const webhookId = await endpoint();
  const first = await raise();
  expect(await fanOut('')).toEqual({ ...emptyResult, isMore: true });
  queues.capacity = 3;
  const events = await raise(3);
  expect(await fanOut('')).toMatchObject({ later: 1, isMore: true, isWaiting: false });
  expect(queued.map(({ delivery }) => 'eventId' in delivery && delivery.eventId)).toEqual([
    ...first,
    ...events.slice(0, 2),
  ]);
  expect(new Set(queued.slice(1).map(({ delivery }) => delivery.batch))).toEqual(
    new Set([{ id: expect.stringMatching(/^batch_/) as string, remaining: 2 }]),
  );
  expect(await batches(webhookId)).toHaveLength(2);
  expect(await waiting()).toEqual([]);
  const due = await service.sql('select id from directory.delivery_due where webhook_id = $1', [webhookId]);
  expect(due).toHaveLength(1);
  expect(await deliveries(webhookId)).toHaveLength(4);
  // The scan starts over once for events that were committed late.
  expect(await fanOut('')).toMatchObject({ later: 0, isMore: true });
  await raise(2);
  expect(await fanOut('')).toMatchObject({ later: 0, isMore: false });
  expect(queued).toHaveLength(5);
  queues.free = 1;
  const [, next] = await raise(2);
  expect(await fanOut('')).toMatchObject({ later: 0, isMore: true });
  expect(await waiting()).toEqual([next]);
  // The endpoints are cached, although no events were left.
  Object.assign(queues, { free: 4_096, capacity: 3 });
  while ((await fanOut('')).isMore);
  queues.capacity = 0;
  await raise();
  expect(await fanOut('')).toMatchObject({ isWaiting: true });
});

test('skips events that another worker claims', async () => {
  const { orgId, store, endpoint, raise, fanOut, waiting } = await open();
  await endpoint();
  await raise(2);
  await store.transaction(orgId, async (tx) => {
    await tx.sql('select id from directory.outbox for update');
    expect(await fanOut('')).toEqual(emptyResult);
  });
  expect(await fanOut('')).toMatchObject({ isMore: true });
  expect(await waiting()).toHaveLength(1);
});

test('gives each subscribed endpoint its own capacity and batch', async () => {
  const { endpoint, raise, fanOut, queued, batches } = await open({ space: 1 });
  const [one, other, third] = [await endpoint(), await endpoint(), await endpoint()];
  await service.sql(`update webhook set events = '{draft.ready}' where id = $1`, [third]);
  await raise();
  await fanOut('');
  expect(queued.map(({ webhookId }) => webhookId).sort()).toEqual([one, other].sort());
  for (const webhookId of [one, other]) expect(await batches(webhookId)).toHaveLength(1);
});

test('events wait half a second for a fast endpoint that is full', async () => {
  const { endpoint, raise, fanOut, queued, queues, waiting } = await open();
  await endpoint();
  await raise();
  queues.capacity = 0;
  const full = { ...emptyResult, isWaiting: true };
  expect(await fanOut('')).toEqual(full);
  queues.space = 0;
  const events = await raise(2);
  for (let round = 0; round < 2; round++) {
    expect(await fanOut('')).toEqual(full);
    nowMs += 300;
  }
  expect(await waiting()).toEqual(events);
  expect(await fanOut('')).toMatchObject({ later: 2, isWaiting: false });
  expect(await waiting()).toEqual([]);
  // Later events wait equally long.
  await raise();
  expect(await fanOut('')).toEqual(full);
  Object.assign(queues, { capacity: 1, space: 1 });
  expect(await fanOut('')).toMatchObject({ later: 0 });
  expect(queued).toHaveLength(2);
});

test('events do not wait for a slow endpoint', async () => {
  const { endpoint, raise, fanOut, queues } = await open();
  await endpoint();
  await raise();
  await fanOut('');
  Object.assign(queues, { capacity: 0, space: 0, isFast: false });
  await raise(2);
  expect(await fanOut('')).toMatchObject({ later: 2, isWaiting: false });
});

test('leaves deliveries without a secret or capacity to be claimed', async () => {
  const { endpoint, raise, fanOut, queued, queues } = await open();
  await endpoint();
  queues.isReadable = false;
  await raise();
  expect(await fanOut('')).toMatchObject({ later: 1 });
  expect(queued).toEqual([]);
});

test('reports events from before the endpoint closed as not sent, but no later ones', async () => {
  const { orgId, store, endpoint, raise, fanOut, queued, deliveries } = await open();
  const [disabled, removed] = [await endpoint(), await endpoint()];
  await disableEndpoint(store, { orgId, webhookId: disabled });
  await removeEndpoint(store, { orgId, webhookId: removed });
  await service.sql(
    `update webhook set created_at = now() - interval '1 hour', disabled_at = now() - interval '1 minute',
       deleted_at = case when deleted_at is not null then now() - interval '1 minute' end where org_id = $1`,
    [orgId],
  );
  const [missed] = await raise(1, { agoMs: 120_000 });
  await raise(1, { agoMs: 30_000 });
  while ((await fanOut('')).isMore);
  expect(queued).toEqual([]);
  for (const [webhookId, reason] of [
    [disabled, 'The endpoint was disabled.'],
    [removed, 'The endpoint was removed.'],
  ] as const)
    expect(await deliveries(webhookId)).toMatchObject([{ eventId: missed, state: 'not_sent', reason }]);
});

test('continues after its last event and starts over for late commits', async () => {
  const { endpoint, raise, fanOut, queues, waiting } = await open();
  await endpoint();
  await raise();
  await fanOut('');
  await fanOut('');
  const raiseLate = async () => {
    const [early, late] = await raise(3);
    await service.sql(`update directory.outbox set subject = '~' || subject where subject = $1`, [late]);
    queues.capacity = 2;
    expect(await fanOut('')).toMatchObject({ isMore: true });
    expect(await waiting()).not.toContain(early);
    queues.capacity = 1;
    await service.sql(`update directory.outbox set subject = substr(subject, 2) where subject like '~%'`);
    return late;
  };
  const late = await raiseLate();
  for (let round = 0; round < 2; round++) {
    const [next] = await raise();
    expect(await fanOut('')).toMatchObject({ isMore: true });
    expect(await waiting()).toContain(late);
    expect(await waiting()).not.toContain(next);
    nowMs += 250;
  }
  expect(await fanOut('')).toMatchObject({ isMore: true });
  expect(await waiting()).toEqual([]);
  const later = await raiseLate();
  const [next] = await raise();
  await fanOut('');
  expect(await waiting()).toEqual([later]);
  expect(next! > later!).toBe(true);
});

test('polls for other organisations every half second unless notified', async () => {
  const { raise, fanOut, fanner, waiting, orgId } = await openBesideAnother();
  waitLong();
  await raise(5);
  await fanOut('');
  const [other] = await raise(1, { orgId });
  nowMs += 300;
  await fanOut('');
  expect(await waiting()).toContain(other);
  nowMs += 201;
  await fanOut('');
  expect(await waiting()).not.toContain(other);
  const [another] = await raise(1, { orgId });
  await fanOut('');
  expect(await waiting()).toContain(another);
  fanner.rescanOrgs();
  await fanOut('');
  expect(await waiting()).not.toContain(another);
  while ((await fanOut('')).isMore);
  // With no events left, it checks immediately.
  await raise(1, { orgId });
  await fanOut('');
  expect(await waiting()).toEqual([]);
});

test('its result covers all organisations it checked', async () => {
  const { raise, fanOut, fanner, queues, waiting, orgId } = await openBesideAnother();
  await raise(2);
  await raise(1, { orgId });
  expect(await fanOut('')).toMatchObject({ isMore: true });
  Object.assign(queues, { capacity: 0, space: 0 });
  await raise(1, { orgId });
  fanner.rescanOrgs();
  expect(await fanOut('')).toMatchObject({ isWaiting: true });
  const [other] = await raise(1, { orgId });
  expect(await fanOut('')).toMatchObject({ isWaiting: true });
  expect(await waiting()).toContain(other);
  waitLong();
  expect(await fanOut('')).toMatchObject({ later: 1 });
  expect(await waiting()).toEqual([]);
});

test('checks many organisations in turns', async () => {
  const { raise, fanOut, waiting, orgId } = await open();
  await service.sql(
    `insert into directory.org (org_id, name, plan, created_at)
     select 'org_0' || i, 'Many', 'free', now() from generate_series(100, 199) i`,
  );
  for (let number = 100; number < 200; number++) await raise(1, { orgId: `org_0${number}` });
  const [last] = await raise(1, { orgId });
  expect(await fanOut('')).toMatchObject({ after: 'org_0199' });
  expect(await waiting()).toEqual([last]);
  expect(await fanOut('org_0199')).toMatchObject({ after: '' });
  expect(await waiting()).toEqual([]);
  await raise(1, { orgId: 'org_0100' });
  expect(await fanOut('')).toMatchObject({ after: '' });
  expect(await waiting()).toEqual([]);
});
