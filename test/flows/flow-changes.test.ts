import { expect, test } from 'vitest';
import { performFlowRun } from '../../src/flows/perform.ts';
import { ProviderFailed } from '../../src/ports/provider-failed.ts';
import type { Ports } from '../../src/ports/ports.ts';
import {
  answerStep,
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
const ports: Ports = { ...flowPorts, classifier, embeddedClassifier: classifier };

const continueRun = (scene: FlowScene, runId: string, customPorts: Ports = ports) =>
  performFlowRun(
    service.assembled.store,
    customPorts,
    { orgId: scene.tenant.orgId, runId },
    new AbortController().signal,
  );

/** Starts a run and returns while its draft is being composed; `finish` lets it end. */
async function openDuringDraft(steps: readonly object[] = [answerStep, notifyStep]) {
  const scene = await openFlowScene(service, 10);
  await scene.spendFreeCredits();
  const flow = await scene.createFlow(steps);
  const lead = await scene.addLead();
  const [runId] = await scene.receiveEvent(lead.id);
  const release = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const composer: Ports['composer'] = {
    name: 'slow',
    compose: async (...args) => {
      started.resolve();
      await release.promise;
      return flowPorts.composer.compose(...args);
    },
  };
  const runEnd = continueRun(scene, runId!, { ...ports, composer, embeddedComposer: composer });
  await started.promise;
  expect((await scene.call('credits.info')).balance).toBe(9);
  const finish = async () => {
    release.resolve();
    await runEnd;
  };
  return { scene, flowId: flow.id, leadId: lead.id, runId: runId!, finish };
}

const countOf = async (scene: FlowScene, table: string): Promise<number> => {
  const [row] = await service.sql(`select count(*)::int from ${table} where org_id = $1`, [
    scene.tenant.orgId,
  ]);
  return row.count;
};

test('switching a flow off ends its waiting runs, and switching it on does not restart them', async () => {
  const scene = await openFlowScene(service);
  const flow = await scene.createFlow([understandStep, notifyStep]);
  const lead = await scene.addLead();
  const [first] = await scene.receiveEvent(lead.id);
  await scene.receiveEvent(lead.id);
  await scene.call('flows.setEnabled', { flowId: flow.id, enabled: false });
  const runs = await scene.runsOf(flow.id);
  expect(runs.map(({ status }) => status)).toEqual(['stopped', 'stopped']);
  expect(formatOutcomes(runs[0]!)).toEqual(['classify skipped', 'notify skipped']);
  expect(runs[0]!.steps[1]!.reason).toContain('switched off');
  await scene.call('flows.setEnabled', { flowId: flow.id, enabled: true });
  await continueRun(scene, first!);
  expect(await scene.runsOf(flow.id)).toEqual(runs);
  expect(await scene.receiveEvent(lead.id)).toHaveLength(1);
});

test('a run that starts while its flow is being switched off ends when a worker claims the run', async () => {
  const scene = await openFlowScene(service);
  const flow = await scene.createFlow([understandStep, notifyStep]);
  const lead = await scene.addLead();
  const [runId] = await scene.receiveEvent(lead.id);
  await service.sql('update flow set enabled = false where id = $1', [flow.id]);
  await continueRun(scene, runId!);
  expect(await scene.runsOf(flow.id)).toMatchObject([{ status: 'stopped' }]);
  expect(await countOf(scene, 'flow_step')).toBe(2);
});

test('discards a draft at no cost if the flow is switched off meanwhile', async () => {
  const { scene, flowId, finish } = await openDuringDraft();
  await scene.call('flows.setEnabled', { flowId, enabled: false });
  expect((await scene.call('credits.info')).balance).toBe(10);
  await finish();
  const [run] = await scene.runsOf(flowId);
  expect(formatOutcomes(run!)).toEqual(['answer skipped', 'notify skipped']);
  expect(await countOf(scene, 'message')).toBe(0);
  expect((await scene.call('credits.info')).balance).toBe(10);
});

test('discards a draft if its flow or lead is deleted meanwhile', async () => {
  const first = await openDuringDraft();
  await first.scene.call('flows.delete', { flowId: first.flowId });
  await first.finish();
  const second = await openDuringDraft();
  await second.scene.call('leads.delete', { leadId: second.leadId });
  await second.finish();
  for (const { scene } of [first, second]) {
    for (const table of ['message', 'flow_run', 'flow_step'])
      expect(await countOf(scene, table), table).toBe(0);
    expect((await scene.call('credits.info')).balance).toBe(10);
  }
});

test('saves a draft in the thread of the remaining lead if its lead was merged meanwhile', async () => {
  const { scene, flowId, leadId, finish } = await openDuringDraft();
  const primary = await scene.addLead();
  await scene.call('leads.merge', { primaryId: primary.id, duplicateId: leadId });
  await finish();
  const [run] = await scene.runsOf(flowId);
  expect(run).toMatchObject({ leadId: primary.id, status: 'done' });
  expect((await scene.call('messages.byLead', { leadId: primary.id })).items).toHaveLength(1);
});

test('a run follows the steps that its flow had at the start', async () => {
  const scene = await openFlowScene(service);
  const flow = await scene.createFlow([understandStep, notifyStep]);
  const lead = await scene.addLead();
  const [before] = await scene.receiveEvent(lead.id);
  await scene.call('flows.update', { flowId: flow.id, steps: [{ ...notifyStep, id: 'changed' }] });
  const [after] = await scene.receiveEvent(lead.id);
  for (const runId of [before!, after!]) await continueRun(scene, runId);
  const runs = await scene.runsOf(flow.id);
  expect(runs.map(formatOutcomes)).toEqual([['changed done'], ['classify done', 'notify done']]);
});

test('waits for an unavailable provider and eventually fails the run', async () => {
  const scene = await openFlowScene(service);
  const flow = await scene.createFlow([understandStep, notifyStep]);
  const lead = await scene.addLead();
  const [runId] = await scene.receiveEvent(lead.id);
  classifier.fail = new ProviderFailed('model', 'unavailable', 'The model does not respond.');
  await continueRun(scene, runId!);
  const [waiting] = await scene.runsOf(flow.id);
  expect(waiting).toMatchObject({ status: 'running', steps: [] });
  expect(waiting!.reason).toMatch(/^classify: The model does not respond\. Next attempt at /);
  const [scheduledJob] = await service.sql(
    `select due_at > now() + interval '5 seconds' as later from directory.outbox where subject = $1`,
    [runId],
  );
  expect(scheduledJob).toEqual({ later: true });
  await service.sql(`update flow_run set held_since = now() - interval '1 hour' where id = $1`, [runId]);
  await continueRun(scene, runId!);
  const [failed] = await scene.runsOf(flow.id);
  expect(failed).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('All retries failed'),
  });
  expect(formatOutcomes(failed!)).toEqual(['classify failed', 'notify skipped']);
  const [recovering] = await scene.receiveEvent(lead.id);
  await continueRun(scene, recovering!);
  classifier.fail = null;
  await continueRun(scene, recovering!);
  expect((await scene.runsOf(flow.id))[0]).toMatchObject({ status: 'done', reason: null });
});

test('a step that fails repeatedly fails the run', async () => {
  const scene = await openFlowScene(service);
  const flow = await scene.createFlow([understandStep, notifyStep]);
  const lead = await scene.addLead();
  const [runId] = await scene.receiveEvent(lead.id);
  classifier.fail = new Error('An internal fault.');
  for (let attempt = 1; attempt < 5; attempt++)
    await expect(continueRun(scene, runId!)).rejects.toThrow('An internal fault.');
  expect(await scene.runsOf(flow.id)).toMatchObject([{ status: 'running', steps: [] }]);
  await continueRun(scene, runId!);
  classifier.fail = null;
  const [failed] = await scene.runsOf(flow.id);
  expect(failed).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('failed on this repeatedly'),
  });
  expect(failed!.reason).not.toContain('internal fault');
});

test('an unusable draft fails the step with an event, at no cost', async () => {
  const scene = await openFlowScene(service, 10);
  await scene.spendFreeCredits();
  const flow = await scene.createFlow([answerStep, notifyStep]);
  const [runId] = await scene.receiveEvent((await scene.addLead()).id);
  const composer: Ports['composer'] = { name: 'mute', compose: async () => [] };
  await continueRun(scene, runId!, { ...ports, composer, embeddedComposer: composer });
  const [run] = await scene.runsOf(flow.id);
  expect(formatOutcomes(run!)).toEqual(['answer failed', 'notify skipped']);
  expect((await scene.call('credits.info')).balance).toBe(10);
  const failedEvents = await service.sql(
    `select data from event where org_id = $1 and type = 'draft.failed'`,
    [scene.tenant.orgId],
  );
  expect(failedEvents).toHaveLength(1);
});
