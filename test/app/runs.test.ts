import { expect, test } from 'vitest';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { signIn } from './app-client.ts';

const service = testService();

/** A run in which people wait for a decision, and a signed-in member. */
async function openWaitingRun(people: number) {
  const workspace = await openWorkspace(service);
  const { call, projectId, tenant } = workspace;
  await workspace.addLead({ source: 'fair' });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  for (let number = 0; number < people; number++) {
    const identity = { email: `liisa.${number}@maki.example`, company: 'Mäki Oy' };
    await call('events.ingest', { projectId, type: 'demo_request', identity, attachToRunId: runId });
  }
  const member = await signIn(service, tenant.orgId, 'member');
  const waiting = async () => {
    const { items } = await call('runs.leads', { runId });
    return items.flatMap(({ id, status }) => (status === 'awaiting_acceptance' ? id : []));
  };
  return { ...workspace, runId, member, waiting };
}

test('people of a run are accepted and declined, by their rows or all', { timeout: 30_000 }, async () => {
  const { runId, member, waiting, call, tenant, waitForStatus } = await openWaitingRun(3);
  const [first, second] = await waiting();
  const declined = await member.call('runs.decline', { runId, runLeadIds: [first] });
  expect(declined.value, declined.text).toEqual({ runId, decided: 1, status: 'awaiting_contacts' });
  for (const fn of ['runs.accept', 'runs.decline']) {
    const again = await member.call(fn, { runId, runLeadIds: [first] });
    expect(again.error, fn).toMatchObject({
      code: 'invalid_state',
      message: `No person waits for a decision as ${first} in ${runId}.`,
    });
  }
  const accepted = await member.call('runs.accept', { runId, runLeadIds: [second] });
  expect(accepted.value, accepted.text).toMatchObject({ runId, decided: 1, left: [] });
  expect((await member.call('runs.accept', { runId })).value).toMatchObject({ decided: 1 });
  expect(await waiting()).toEqual([]);
  await waitForStatus(runId, 'awaiting_approval');
  expect((await call('runs.status', { runId })).counts.drafts).toBe(3);
  const recorded = await service.sql(
    `select fn, target, change from audit_entry where org_id = $1 and fn like 'runs.%' order by id`,
    [tenant.orgId],
  );
  expect(recorded).toEqual([
    { fn: 'runs.decline', target: runId, change: { decided: 1 } },
    { fn: 'runs.accept', target: runId, change: { decided: 1 } },
    { fn: 'runs.accept', target: runId, change: { decided: 1 } },
  ]);
});

test('a cap is set, and says if it is spent', async () => {
  const { runId, member, call, projectId } = await openWaitingRun(0);
  const capped = await member.call('runs.cap', { runId, credits: 50 });
  expect(capped.value).toEqual({ runId, creditCap: 50, status: 'awaiting_approval', remark: null });
  expect((await call('runs.list', { projectId })).items).toMatchObject([{ id: runId, creditCap: 50 }]);
  expect((await member.call('runs.cap', { runId, credits: 1 })).value.remark).toContain('already spent');
  expect((await member.call('runs.cap', { runId, credits: 0 })).error).toMatchObject({ param: 'credits' });
});
