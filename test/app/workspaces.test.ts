import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openFlowScene, notifyStep } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { type Browser, expectAbsent, lastChange, signIn } from './app-client.ts';

const service = testService({ role: 'api' });
let stranger: Browser;
beforeAll(async () => {
  stranger = await signIn(service, (await service.newTenant()).orgId, 'owner');
});

test('creates a workspace and changes only what is given', async () => {
  const { orgId, liveKey } = await service.newTenant();
  const admin = await signIn(service, orgId, 'admin');
  const { projectId, name } = (await admin.call('workspaces.create', { name: ' Nordics ' })).value;
  expect(name).toBe('Nordics');
  expect(await lastChange(service, orgId, 'workspaces.create')).toMatchObject({ target: projectId });
  expect((await admin.call('workspaces.create', { name: '  ' })).error).toMatchObject({ param: 'name' });
  const update = (args: object) => admin.call('workspaces.update', { projectId, ...args });
  await update({ icp: { countries: ['Finland'] }, settings: { timezone: 'Europe/Helsinki' } });
  await update({ icp: { text: 'Hotels.' }, marketAnalysis: 'Growing.', settings: { dailyCap: 40 } });
  const read = await service.call('projects.get', { projectId }, { key: liveKey });
  expect(read.value).toMatchObject({
    name: 'Nordics',
    marketAnalysis: 'Growing.',
    icp: { countries: ['Finland'], text: 'Hotels.' },
    settings: { timezone: 'Europe/Helsinki', dailyCap: 40 },
  });
  expect(await lastChange(service, orgId, 'workspaces.update')).toMatchObject({
    target: projectId,
    change: { fields: ['icp', 'marketAnalysis', 'dailyCap'] },
  });
  for (const [param, settings] of [
    ['settings.timezone', { timezone: 'Mars/Base' }],
    ['settings.sendingWindow', { sendingWindow: { from: '17:00', to: '09:00', days: [1] } }],
    ['settings.dailyCap', { dailyCap: 0 }],
  ] as const)
    expect((await update({ settings })).error).toMatchObject({ code: 'invalid_arguments', param });
  await expectAbsent(
    stranger,
    ['workspaces.update', 'project_not_found'],
    { projectId, name: 'Mine' },
    { projectId: newId('project'), name: 'Mine' },
  );
});

test('runs a flow for a lead of its workspace while it is on', async () => {
  const { createFlow, addLead, call, tenant } = await openFlowScene(service);
  const member = await signIn(service, tenant.orgId, 'member');
  const { id: flowId } = await createFlow([notifyStep]);
  const { id: leadId } = await addLead({});
  const run = (args: object) => member.call('flows.runNow', { flowId, leadId, ...args });
  const { runId, ...rest } = (await run({})).value;
  expect(rest).toEqual({ flowId, mode: 'live' });
  expect((await call('flows.runs', { flowId })).items).toMatchObject([{ id: runId, leadId }]);
  expect(await lastChange(service, tenant.orgId, 'flows.runNow')).toMatchObject({
    target: flowId,
    change: { leadId, runId },
  });
  await expectAbsent(
    stranger,
    ['flows.runNow', 'flow_not_found'],
    { flowId, leadId },
    { flowId: newId('flow'), leadId },
  );
  const other = await service.call('leads.add', { projectId: service.tenant.projectId, company: 'Koivu' });
  await expectAbsent(
    member,
    ['flows.runNow', 'lead_not_found'],
    { flowId, leadId: other.value.id },
    { flowId, leadId: newId('lead') },
  );
  await call('flows.setEnabled', { flowId, enabled: false });
  expect((await run({})).error.code).toBe('invalid_state');
});

test('lists the ledger page by page, of the own organisation alone', async () => {
  const { orgId } = await service.newTenant({ credits: 30 });
  const reviewer = await signIn(service, orgId, 'reviewer');
  const job = newId('job');
  for (const kind of ['reserve', 'commit'])
    await service.sql(
      `insert into credit_entry (org_id, id, kind, amount, from_free, job_id, unit, created_at)
       values ($1, $2, $3, 5, 2, $4, 'draft', now())`,
      [orgId, newId('credit'), kind, job],
    );
  const first = (await reviewer.call('credits.ledger', { limit: 2 })).value;
  const second = (await reviewer.call('credits.ledger', { limit: 2, cursor: first.nextCursor })).value;
  expect(first.items).toMatchObject([
    { kind: 'commit', amount: 5, fromFree: 2, jobId: job, unit: 'draft' },
    { kind: 'reserve', jobId: job },
  ]);
  expect(second).toMatchObject({ items: [{ kind: 'grant', amount: 30 }], nextCursor: null });
  expect((await stranger.call('credits.ledger', { cursor: first.nextCursor })).error.code).toBe(
    'cursor_invalid',
  );
});
