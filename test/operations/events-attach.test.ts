import { expect, test } from 'vitest';
import { acceptPeople, declinePeople } from '../../src/people/review-people.ts';
import { suppress } from '../../src/people/suppressions.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const service = testService();
const form = (args: object) => ({ type: 'demo_request', identity: { email: 'liisa@maki.example' }, ...args });

test('puts an attached lead on the review list once', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId, tenant } = workspace;
  await workspace.addLead({ source: 'fair' });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const identity = { email: 'liisa@attach.example', firstName: 'Liisa', company: 'Mäki Oy' };
  const args = form({ projectId, identity, attachToRunId: runId });
  const value = await call('events.ingest', args);
  expect(value).toMatchObject({ attachedRunId: runId, messageId: null });
  expect(await call('events.ingest', args)).toMatchObject({ attachedRunId: runId });
  const { items } = await call('runs.leads', { runId });
  expect(items.filter(({ leadId }) => leadId === value.leadId)).toMatchObject([
    { status: 'awaiting_acceptance', draft: null, company: 'Mäki Oy' },
  ]);
  expect((await call('runs.status', { runId })).status).toBe('awaiting_contacts');
  const foreign = await openWorkspace(service);
  const elsewhere = form({ projectId: foreign.projectId, attachToRunId: runId });
  await expectError(service, 'events.ingest', 'run_not_found', elsewhere, foreign.options);
  await call('runs.archive', { runId });
  const rejected = await expectError(service, 'events.ingest', 'invalid_state', args, {
    key: tenant.liveKey,
  });
  expect(rejected.error).toMatchObject({
    param: 'attachToRunId',
    message: expect.stringMatching(/is archived/),
  });
  const { orgId } = foreign.tenant;
  expect(await service.sql('select id from lead where org_id = $1', [orgId])).toEqual([]);
});

test('drafts a message for an accepted person', { timeout: 30_000 }, async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId, tenant } = workspace;
  await workspace.addLead({ source: 'fair' });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const attach = async (email: string) =>
    (await call('events.ingest', form({ projectId, identity: { email }, attachToRunId: runId }))).leadId;
  const [accepted, suppressed, deleted] = [
    await attach('yes@attach.example'),
    await attach('hush@attach.example'),
    await attach('deleted@attach.example'),
  ];
  await call('leads.delete', { leadId: deleted });
  const { store } = service.assembled;
  await suppress(store, { orgId: tenant.orgId, target: 'quiet@attach.example', reason: 'manual' });
  await call('leads.addAlias', { leadId: suppressed, email: 'quiet@attach.example' });
  const review = await acceptPeople(store, runId, []);
  expect(review).toMatchObject({
    decided: 1,
    left: [{ reason: expect.stringMatching(/^This person is suppressed/) }],
  });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const rows = (await call('runs.leads', { runId })).items;
  const rowOf = (leadId: string) => rows.find((row) => row.leadId === leadId);
  expect(rowOf(accepted)).toMatchObject({ status: 'drafted', draft: { state: 'drafted', leadId: accepted } });
  expect(rowOf(suppressed)).toMatchObject({ status: 'failed', draft: null });
  const timelineOf = async (leadId: string) => (await call('leads.get', { leadId })).timeline;
  const acceptedEntry = { kind: 'run_accepted', summary: expect.stringContaining('A person accepted') };
  expect(await timelineOf(accepted)).toContainEqual(expect.objectContaining(acceptedEntry));
  expect(await timelineOf(suppressed)).not.toContainEqual(expect.objectContaining(acceptedEntry));
  const declined = await attach('no@attach.example');
  expect(await declinePeople(store, runId, [])).toMatchObject({ decided: 1 });
  expect(await timelineOf(declined)).toContainEqual(
    expect.objectContaining({ kind: 'run_declined', summary: expect.stringContaining(runId) }),
  );
  await attach('late@attach.example');
  expect((await call('runs.status', { runId })).status).toBe('awaiting_contacts');
  const [late] = (await call('leads.list', { projectId, query: 'late@attach' })).items;
  await call('leads.delete', { leadId: late.id });
  expect((await call('runs.status', { runId })).status).toBe('awaiting_approval');
});
