import { afterEach, expect, test, vi } from 'vitest';
import { performFlowRun } from '../../src/flows/perform.ts';
import { createUser, createWorkspace } from '../../src/people/accounts.ts';
import {
  openFlowScene,
  formatOutcomes,
  notifyStep,
  understandStep,
  wordClassifier,
  type FlowScene,
} from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { flowPorts } from './flow-ports.ts';

const service = testService({ role: 'api' });
const classifier = wordClassifier();
const ports = { ...flowPorts, classifier, embeddedClassifier: classifier };
afterEach(() => void vi.restoreAllMocks());

const continueRun = ({ tenant: { orgId } }: FlowScene, runId: string) =>
  performFlowRun(service.assembled.store, ports, { orgId, runId }, new AbortController().signal);

/** Opens a scene with one waiting run. */
async function openWithRun(steps: readonly object[]) {
  const scene = await openFlowScene(service);
  const flow = await scene.createFlow(steps);
  const lead = await scene.addLead();
  const [runId] = await scene.receiveEvent(lead.id);
  const log = async () => (await scene.runsOf(flow.id))[0]!;
  return { scene, flow, lead, runId: runId!, log };
}

test('a long run yields between steps and continues where it stopped', async () => {
  const { scene, runId, log } = await openWithRun([understandStep, notifyStep]);
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 30_000));
  await continueRun(scene, runId);
  vi.restoreAllMocks();
  const halfway = await log();
  expect(halfway).toMatchObject({ status: 'running', reason: null });
  expect(formatOutcomes(halfway)).toEqual(['classify done']);
  const wakes = await service.sql('select name, relays from directory.outbox where subject = $1', [runId]);
  expect(wakes).toEqual([{ name: 'flow', relays: 0 }]);
  await continueRun(scene, runId);
  expect(formatOutcomes(await log())).toEqual(['classify done', 'notify done']);
});

test('a step that keeps crashing its process fails the run', async () => {
  const { scene, runId, log } = await openWithRun([understandStep, notifyStep]);
  await service.sql('update flow_run set attempts = 12 where id = $1', [runId]);
  await continueRun(scene, runId);
  expect(await log()).toMatchObject({
    status: 'failed',
    reason: 'classify: The service failed on this repeatedly.',
  });
});

test('skips former members and fails a run that reaches nobody', async () => {
  const scene = await openFlowScene(service);
  const { orgId } = scene.tenant;
  const [owner, formerMember] = [`owner@${orgId.slice(4)}.example`, 'former@team.example'];
  await createUser(service.assembled.store, { orgId, email: formerMember });
  const both = await scene.createFlow([{ id: 'notify', kind: 'notify', emails: [formerMember, owner] }]);
  const alone = await scene.createFlow([{ id: 'notify', kind: 'notify', emails: [formerMember] }]);
  await service.sql('update directory.member set deleted_at = now() where org_id = $1 and email = $2', [
    orgId,
    formerMember,
  ]);
  const lead = await scene.addLead();
  for (const runId of await scene.receiveEvent(lead.id)) await continueRun(scene, runId);
  const [notified] = await scene.runsOf(both.id);
  expect(notified!.steps[0]!.reason).toBe(`Notified ${owner}. No longer a member: ${formerMember}.`);
  const [failed] = await scene.runsOf(alone.id);
  expect(failed).toMatchObject({ status: 'failed', reason: expect.stringContaining('Nobody was notified.') });
  const notices = await service.sql('select emails from notice where org_id = $1 and emails is not null', [
    orgId,
  ]);
  expect(notices).toEqual([{ emails: [owner] }]);
});

test('starts only the flows of its own workspace', async () => {
  const { scene, lead } = await openWithRun([notifyStep]);
  const { orgId } = scene.tenant;
  const { projectId } = await createWorkspace(service.assembled.store, { orgId, name: 'Another' });
  await scene.createFlow([notifyStep], { projectId });
  const foreign = await openFlowScene(service);
  await foreign.createFlow([notifyStep]);
  expect(await scene.receiveEvent(lead.id)).toHaveLength(1);
  const [count] = await service.sql('select count(*)::int from flow_run where org_id = $1', [
    foreign.tenant.orgId,
  ]);
  expect(count).toEqual({ count: 0 });
});
