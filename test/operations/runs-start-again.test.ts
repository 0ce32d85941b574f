import { expect, test } from 'vitest';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const service = testService();

const start = ({ call, projectId }: DraftingWorkspace, args: object = {}, headers = {}) =>
  call('runs.startFromLeads', { projectId, source: 'fair', ...args }, headers);

const jobsOf = async ({ tenant }: DraftingWorkspace) =>
  (await service.sql('select count(*)::int as jobs from job where org_id = $1', [tenant.orgId]))[0].jobs;

test('a second start from a source skips leads with open drafts', async () => {
  const workspace = await openWorkspace(service);
  const { projectId, options } = workspace;
  const { id: first } = await workspace.addLead({ analysis });
  const { runId } = await start(workspace);
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const again = { projectId, source: 'fair' };
  for (const headers of [undefined, { 'Dry-Run': 'true' }]) {
    const rejected = await expectError(service, 'runs.startFromLeads', 'invalid_arguments', again, {
      ...options,
      ...(headers ? { headers } : {}),
    });
    expect(rejected.error).toMatchObject({ param: 'source' });
    expect(rejected.error.message).toContain(runId);
  }
  expect(await jobsOf(workspace)).toBe(1);
  await workspace.addLead({ analysis });
  const leftOut = [
    {
      leadId: first,
      reason: `Its draft in ${runId} is still open. Remove that draft to write a new one.`,
      runId,
    },
  ];
  const expected = { leads: 1, leftOut, estimate: { research: 0, drafts: 1, credits: 1 } };
  expect(await start(workspace, {}, { 'Dry-Run': 'true' })).toMatchObject({ ...expected, runId: null });
  const second = await start(workspace);
  expect(second).toMatchObject(expected);
  const done = await workspace.waitForStatus(second.runId, 'awaiting_approval');
  expect(done).toMatchObject({ counts: { drafts: 1 }, credits: { spent: 1 } });
});

test('an approved draft reserves its lead; a removed or sent one does not', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId, tenant } = workspace;
  await workspace.addLead({ analysis });
  const { runId } = await start(workspace);
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const [row] = (await call('runs.leads', { runId })).items;
  await call('messages.approve', { messageId: row.draft.id });
  expect((await workspace.tryCall('runs.startFromLeads', { projectId, source: 'fair' })).status).toBe(400);
  await call('drafts.remove', { leadId: row.id });
  const second = await start(workspace);
  expect(second).toMatchObject({ leads: 1, leftOut: [] });
  await workspace.waitForStatus(second.runId, 'awaiting_approval');
  await service.sql(`update message set state = 'sent' where org_id = $1 and run_id = $2`, [
    tenant.orgId,
    second.runId,
  ]);
  expect(await start(workspace)).toMatchObject({ leads: 1, leftOut: [] });
});

test('each campaign, and runs without one, reserve leads independently', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId } = workspace;
  await workspace.addLead({ analysis });
  const created = await Promise.all(
    ['Autumn', 'Winter'].map((name) => call('campaigns.create', { projectId, name })),
  );
  for (const args of [{}, ...created.map(({ id }) => ({ campaignId: id }))]) {
    const { runId } = await start(workspace, args);
    await workspace.waitForStatus(runId, 'awaiting_approval');
    const rejected = await workspace.tryCall('runs.startFromLeads', { projectId, source: 'fair', ...args });
    expect(rejected.error.message).toContain(`Its leads are already in ${runId}`);
  }
});

test('a running run reserves its leads until it is archived', async () => {
  const workspace = await openWorkspace(service, 0);
  const { call } = workspace;
  await workspace.spendFreeCredits();
  const { id: leadId } = await workspace.addLead({ analysis });
  const { runId } = await start(workspace);
  await workspace.waitForStatus(runId, 'parked_credits');
  await workspace.addLead({ analysis });
  const reason = `The run ${runId} is still working on it.`;
  const dry = { 'Dry-Run': 'true' };
  expect(await start(workspace, {}, dry)).toMatchObject({ leads: 1, leftOut: [{ leadId, reason, runId }] });
  await call('runs.archive', { runId });
  expect(await start(workspace, {}, dry)).toMatchObject({ leads: 2, leftOut: [] });
});

test('one of several concurrent starts gets the leads, and the others name its run', async () => {
  const workspace = await openWorkspace(service);
  const { projectId } = workspace;
  for (let count = 0; count < 3; count++) await workspace.addLead({ analysis });
  // The trigger delays each insert, so that all starts read the leads before the first one commits.
  await service.sql(
    `create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.2); return new; end'`,
  );
  await service.sql('create trigger slowly before insert on run for each row execute function slowly()');
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => workspace.tryCall('runs.startFromLeads', { projectId, source: 'fair' })),
  );
  const started = replies.filter(({ status }) => status === 200);
  expect(started).toHaveLength(1);
  for (const reply of replies.filter((reply) => reply !== started[0])) {
    expect([reply.status, reply.error.message]).toEqual([
      400,
      expect.stringContaining(started[0]!.value.runId),
    ]);
  }
  expect(await jobsOf(workspace)).toBe(3);
});
