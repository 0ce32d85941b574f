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

test('imports an uploaded file of companies, lists it and removes it', async () => {
  const { orgId, projectId } = await service.newTenant();
  const member = await signIn(service, orgId, 'member');
  const upload = async (body: string) => {
    const headers = { 'Content-Type': 'text/csv', 'X-Service-Path': 'lists/own.csv' };
    const reply = await member.request('/app/api/mcp/material/upload', { method: 'POST', body }, headers);
    expect(reply.status, reply.text).toBe(200);
    return reply.value.storageId as string;
  };
  const storageId = await upload(
    'Kunde;www;Email\nKoivu Oy;koivu.example;anna@koivu.example\n;;\nX;not a site;\n',
  );
  const load = (args: object) => member.call('directory.import', { projectId, storageId, ...args });
  const wrong = await load({ columns: { city: 'Ort' } });
  expect(wrong.error).toMatchObject({ code: 'invalid_arguments', param: 'storageId' });
  expect((await load({ encoding: 'klingon' })).error.message).toContain('klingon');
  expect((await member.call('directory.list', { projectId })).value.items).toEqual([]);
  const imported = (await load({ columns: { company: 'Kunde' } })).value;
  expect(imported).toMatchObject({
    fileName: 'own.csv',
    companies: 2,
    people: 1,
    replaced: false,
    refused: [],
  });
  expect(imported.leftOut).toMatchObject([{ row: 4, reason: expect.stringContaining('not a site') }]);
  expect(await lastChange(service, orgId, 'directory.import')).toMatchObject({
    target: projectId,
    change: { fileName: 'own.csv', companies: 2 },
    userId: member.person.userId,
  });
  expect((await load({ columns: { company: 'Kunde' } })).value.replaced).toBe(true);
  expect((await member.call('directory.list', { projectId })).value.items).toMatchObject([
    { fileName: 'own.csv', companies: 2, people: 1 },
  ]);
  await expectAbsent(
    member,
    ['directory.import', 'file_not_found'],
    { projectId, storageId: await foreignUpload() },
    { projectId, storageId: newId('file') },
  );
  for (const [fn, args] of [
    ['directory.import', { storageId }],
    ['directory.list', {}],
    ['directory.remove', { fileName: 'own.csv' }],
  ] as const)
    await expectAbsent(
      stranger,
      [fn, 'project_not_found'],
      { projectId, ...args },
      { projectId: newId('project'), ...args },
    );
  const remove = () => member.call('directory.remove', { projectId, fileName: 'own.csv' });
  expect((await remove()).value).toEqual({ projectId, fileName: 'own.csv', companies: 2 });
  expect((await lastChange(service, orgId, 'directory.remove')).change).toMatchObject({ companies: 2 });
  expect((await remove()).error.code).toBe('directory_file_not_found');
});

/** The id of an upload of the first organisation. */
async function foreignUpload(): Promise<string> {
  const reply = await service.request('/mcp/material/upload', {
    method: 'POST',
    body: 'Company\nBirch\n',
    headers: {
      'Content-Type': 'text/csv',
      'X-Service-Path': 'birch.csv',
      Authorization: `Bearer ${service.tenant.liveKey}`,
    },
  });
  return reply.value.storageId;
}
