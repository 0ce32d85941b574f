import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { restoreBackup } from '../../src/store/restore.ts';
import { writeBackup } from '../../src/store/backup.ts';
import { notifyTeam } from '../../src/application/notices/notify-team.ts';
import {
  answerStep,
  openFlowScene,
  formatOutcomes,
  notifyStep,
  understandStep,
} from '../support/flow-scene.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { testReceiver } from '../webhooks/test-receiver.ts';
import { readAllRows, emptyDatabase, queryAt } from './restored-database.ts';

const retryDelayMs = 600_000;
const environment = {
  WEBHOOK_RETRY_MS: `${retryDelayMs}`,
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const service = testService({ role: 'api', environment });
const receiver = testReceiver();

/** The tables that contain waiting or finished work in this test. */
const workTables = [
  'directory.delivery_schedule',
  'directory.outbox',
  'public.delivery',
  'public.event_intake',
  'public.flow',
  'public.flow_run',
  'public.flow_skill',
  'public.flow_step',
  'public.inbound_event',
  'public.notice',
  'public.webhook',
];

test('waiting work continues after a backup is restored', { timeout: 90_000 }, async () => {
  const scene = await openFlowScene(service);
  const { projectId, call, tenant } = scene;
  const owner = `owner@${tenant.orgId.slice(4)}.example`;
  receiver.respondAt('/endpoint', (response) => response.writeHead(500).end());
  const { secret } = await call('webhooks.create', {
    url: receiver.urlOf('/endpoint'),
    events: ['lead.added'],
  });
  const skill = await call('flows.saveSkill', { projectId, name: 'Quotes', body: 'Who asks for a price.' });
  const flow = await scene.createFlow([
    { ...understandStep, skillId: skill.id },
    answerStep,
    { ...notifyStep, emails: [owner] },
  ]);
  const form = {
    type: 'contact_form',
    payload: { message: 'Does Tavlo connect to payroll? A quote, please.' },
  };
  const identity = { email: 'eeva@salo.example' };
  const working = await openService(service.databaseUrl, {
    role: 'worker' as const,
    environment: { ...environment, DATA_DIR: service.dataDir },
  });
  const { leadId } = await call('events.ingest', { projectId, ...form, identity, idempotencyKey: 'form-1' });
  await scene.waitUntilEnded(flow.id);
  const [first] = await receiver.waitFor('/endpoint', 1);
  const attempted = () => service.sql(`select from delivery where jsonb_array_length(attempts) = 1`);
  await expect.poll(async () => (await attempted()).length).toBe(1);
  await working.close();

  const [waiting] = await scene.receiveEvent(leadId);
  await service.assembled.store.transaction(tenant.orgId, (tx) =>
    notifyTeam(tx, { emails: null, subject: 'Kept', text: 'This notice waits.', key: 'kept' }),
  );
  const lines: string[] = [];
  await writeBackup(service.databaseUrl, 'x', async (line) => void lines.push(line));
  const database = await emptyDatabase('restored_work');
  await restoreBackup(database, streamOf(lines));
  const rowsByTable = await readAllRows(database);
  // The first sweep counts what is stored.
  expect(rowsByTable).toEqual({ ...(await readAllRows(service.databaseUrl)), 'public.storage_use': [] });
  expect(workTables.filter((table) => !rowsByTable[table]?.length)).toEqual([]);
  expect(await queryAt(database, 'select from message where answers is not null')).not.toEqual([]);

  receiver.respondAt('/endpoint', (response) => response.writeHead(204).end());
  await queryAt(database, `update delivery set next_attempt_at = now() where state = 'waiting'`);
  const dataDir = path.join(service.dataDir, 'restored');
  const restored = await openService(database, { environment: { ...environment, DATA_DIR: dataDir } });
  try {
    const [, again] = await receiver.waitFor('/endpoint', 2, 15_000);
    expect(again!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(again!.body.equals(first!.body)).toBe(true);
    new Webhook(secret).verify(again!.body, again!.headers as Record<string, string>);
    const run = () =>
      readFlowRun(serviceUrl(restored), { key: tenant.liveKey, flowId: flow.id, runId: waiting! });
    await expect.poll(async () => (await run()).status, { timeout: 20_000 }).toBe('done');
    expect(formatOutcomes(await run())).toEqual(['classify done', 'answer done', 'notify done']);
    const sentNotices = () => queryAt(database, `select from notice where state = 'sent'`);
    await expect.poll(async () => (await sentNotices()).length, { timeout: 20_000 }).toBe(3);
    expect(readdirSync(path.join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))).toHaveLength(2);
  } finally {
    await restored.close();
  }
});

async function readFlowRun(url: string, ids: { key: string; flowId: string; runId: string }): Promise<any> {
  const response = await fetch(`${url}/mcp/query`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ids.key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fn: 'flows.runs', args: { flowId: ids.flowId } }),
  });
  const { value } = (await response.json()) as { value: { items: { id: string }[] } };
  return value.items.find(({ id }) => id === ids.runId);
}

async function* streamOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
