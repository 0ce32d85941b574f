import { existsSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createByteFolder } from '../../src/adapters/bytes/folder.ts';
import type { ByteKey } from '../../src/ports/bytes.ts';
import { lowestIdAt, newId } from '../../src/store/ids.ts';
import {
  deleteExpiredFlowLog,
  deleteExpiredIdempotencyKeys,
  deleteExpiredEvents,
  deleteExpiredTeamNotices,
  removeOrphanedBytes,
} from '../../src/workers/sweep.ts';
import { testService } from '../support/test-service.ts';
import { upload } from '../support/upload.ts';

const service = testService();

test('deletes stored replies of every organisation after a day', async () => {
  const tenants = [service.tenant, await service.newTenant()];
  for (const { orgId } of tenants) {
    for (const [key, hours] of [
      ['old', 25],
      ['young', 23],
    ]) {
      await service.sql(
        `insert into idempotency (org_id, operation, key, arguments_hash, unit_id, reply, created_at)
         values ($1, 'leads.add', $2, '', '', '{}', now() - make_interval(hours => $3))`,
        [orgId, key, hours],
      );
    }
  }
  await deleteExpiredIdempotencyKeys(service.assembled.store);
  const left = await service.sql('select org_id as "orgId", key from idempotency');
  expect(left).toHaveLength(2);
  expect(left).toEqual(expect.arrayContaining(tenants.map(({ orgId }) => ({ orgId, key: 'young' }))));
});

test('deletes events, deliveries and removed endpoints after 30 days', async () => {
  const { orgId, liveKey: key } = await service.newTenant();
  const urls = ['https://hooks.example/kept', 'https://hooks.example/removed'];
  const [kept, removed] = await Promise.all(
    urls.map(
      async (url) => (await service.call('webhooks.create', { url, events: ['*'] }, { key })).value.webhookId,
    ),
  );
  const insertEvent = async (days: number, state: string) => {
    const at = new Date(Date.now() - days * 86_400_000);
    const eventId = lowestIdAt('event', at);
    await service.sql(
      `insert into event (org_id, id, type, data, created_at) values ($1, $2, 'test.ping', '{}', $3)
       on conflict do nothing`,
      [orgId, eventId, at],
    );
    for (const webhookId of [kept, removed])
      await service.sql(
        `insert into delivery (org_id, id, webhook_id, event_id, type, body, state, created_at, finished_at)
         values ($1, $2, $3, $4, 'test.ping', '{}', $5, $6, $6)`,
        [
          orgId,
          `${lowestIdAt('delivery', at).slice(0, -4)}${webhookId.slice(-4)}`,
          webhookId,
          eventId,
          state,
          at,
        ],
      );
  };
  await insertEvent(31, 'delivered');
  await insertEvent(32, 'waiting');
  await insertEvent(29, 'failed');
  await service.call('webhooks.delete', { webhookId: removed }, { key });
  await service.sql(`update webhook set deleted_at = now() - interval '2 hours' where id = $1`, [removed]);
  await deleteExpiredEvents(service.assembled.store);
  const deliveries = await service.sql(
    'select webhook_id as "webhookId", state from delivery where org_id = $1 order by state',
    [orgId],
  );
  expect(deliveries).toEqual([
    { webhookId: kept, state: 'failed' },
    { webhookId: kept, state: 'waiting' },
  ]);
  expect(await service.sql('select id from event where org_id = $1', [orgId])).toHaveLength(1);
  expect(await service.sql('select id from webhook where org_id = $1', [orgId])).toEqual([{ id: kept }]);
});

test('deletes sent notices after 30 days, but no waiting ones', async () => {
  const tenants = [service.tenant, await service.newTenant()];
  for (const { orgId } of tenants) {
    for (const [key, state, days] of [
      ['old', 'sent', 31],
      ['young', 'given_up', 29],
      ['waiting', 'waiting', 31],
    ]) {
      await service.sql(
        `insert into notice (org_id, id, key, subject, body, state, created_at, finished_at)
         values ($1, $2, $2, '', '', $3, now() - make_interval(days => $4),
                 case when $3 <> 'waiting' then now() - make_interval(days => $4) end)`,
        [orgId, key, state, days],
      );
    }
  }
  await deleteExpiredTeamNotices(service.assembled.store);
  const left = await service.sql<{ key: string }>('select key from notice order by key, org_id');
  expect(left.map(({ key }) => key)).toEqual(['waiting', 'waiting', 'young', 'young']);
});

test('deletes finished flow runs after 30 days, but no running ones', async () => {
  const { orgId, projectId, liveKey: key } = await service.newTenant();
  const ask = async (fn: string, args: object) =>
    (await service.call(fn, { projectId, ...args }, { key })).value;
  const { id: leadId } = await ask('leads.add', { email: 'anna@koivu.example' });
  const steps = [{ id: 'tell', kind: 'notify', webhook: true }];
  const { id: flowId } = await ask('flows.create', { name: 'F', trigger: { kind: 'manual' }, steps });
  const insertFlowRun = async (days: number, status: string) => {
    const at = new Date(Date.now() - days * 86_400_000);
    const id = lowestIdAt('flow_run', at);
    const finishedAt = status === 'running' ? null : at;
    await service.sql(
      `insert into flow_run (org_id, id, flow_id, lead_id, mode, steps, status, created_at, finished_at)
       values ($1, $2, $3, $4, 'live', $5, $6, $7, $8)`,
      [orgId, id, flowId, leadId, JSON.stringify(steps), status, at, finishedAt],
    );
    await service.sql(
      `insert into flow_step (org_id, flow_run_id, position, step_id, kind, outcome, reason, at)
       values ($1, $2, 0, 'tell', 'notify', 'done', '', $3)`,
      [orgId, id, at],
    );
    return id;
  };
  await insertFlowRun(31, 'done');
  await insertFlowRun(32, 'failed');
  const kept = [await insertFlowRun(33, 'running'), await insertFlowRun(29, 'stopped')];
  await deleteExpiredFlowLog(service.assembled.store);
  const left = async (column: string, table: string) =>
    (await service.sql(`select ${column} as id from ${table} where org_id = $1 order by 1`, [orgId])).map(
      ({ id }) => id,
    );
  expect(await left('id', 'flow_run')).toEqual(kept);
  expect(await left('flow_run_id', 'flow_step')).toEqual(kept);
});

test('deletes bytes without a row after a day and keeps all others', async () => {
  const folder = path.join(service.dataDir, 'material');
  const bytes = createByteFolder(folder);
  const { orgId } = service.tenant;
  const pathOf = ({ orgId: owner, storageId }: ByteKey) => path.join(folder, 'whole', owner, storageId);
  const write = async (owner: string, hours: number): Promise<ByteKey> => {
    const name = { orgId: owner, storageId: newId('file') };
    await bytes.write(name, new Blob(['x']).stream());
    age(pathOf(name), hours);
    return name;
  };
  const age = (file: string, hours: number) => {
    const time = new Date(Date.now() - hours * 3_600_000);
    utimesSync(file, time, time);
  };
  const uploaded = { orgId, storageId: (await upload(service)).value.storageId as string };
  age(pathOf(uploaded), 1_000);
  const orphans = await Promise.all(Array.from({ length: 520 }, () => write(orgId, 25)));
  const others = [uploaded, await write(orgId, 23), await write(newId('org'), 1_000)];
  await removeOrphanedBytes(service.assembled.store, bytes);
  expect(orphans.filter((name) => existsSync(pathOf(name)))).toEqual([]);
  expect(others.filter((name) => !existsSync(pathOf(name)))).toEqual([]);
});
