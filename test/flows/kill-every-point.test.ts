import path from 'node:path';
import { expect, test } from 'vitest';
import { performFlowRun } from '../../src/flows/perform.ts';
import { runDoomed } from '../support/doomed-process.ts';
import {
  answerStep,
  openFlowScene,
  formatOutcomes,
  routeStep,
  notifyStep,
  type FlowScene,
} from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import type { DoomedFlow } from './doomed-flow.ts';
import { flowPorts } from './flow-ports.ts';

const service = testService({ role: 'api' });
const program = path.join(import.meta.dirname, 'doomed-flow.ts');
const quote = {
  key: 'quote',
  label: 'Asks for a quote',
  examples: ['We would like a quote for your planner.'],
};
const steps = (owner: string) => [
  { id: 'classify', kind: 'understand', categories: [quote, { key: 'job', label: 'Applies for a job' }] },
  routeStep(['quote', 'answer'], ['*', 'stop']),
  { ...notifyStep, id: 'other' },
  answerStep,
  { ...notifyStep, emails: [owner] },
];

interface StartedFlow {
  readonly scene: FlowScene;
  readonly flowId: string;
  readonly runId: string;
}

async function startFlow(): Promise<StartedFlow> {
  const scene = await openFlowScene(service, 10);
  await scene.spendFreeCredits();
  const flow = await scene.createFlow(steps(`owner@${scene.tenant.orgId.slice(4)}.example`));
  const lead = await scene.addLead();
  const [runId] = await scene.receiveEvent(lead.id);
  return { scene, flowId: flow.id, runId: runId! };
}

const taskFor = ({ scene, runId }: StartedFlow, point: number): DoomedFlow => ({
  orgId: scene.tenant.orgId,
  runId,
  point,
});

const continueRun = ({ scene: { tenant }, runId }: StartedFlow) =>
  performFlowRun(
    service.assembled.store,
    flowPorts,
    { orgId: tenant.orgId, runId },
    new AbortController().signal,
  );

async function expectOnce({ scene, flowId }: StartedFlow): Promise<void> {
  const [run] = await scene.runsOf(flowId);
  expect(run!.status, run!.reason ?? '').toBe('done');
  expect(formatOutcomes(run!)).toEqual([
    'classify done',
    'route done',
    'other skipped',
    'answer done',
    'notify done',
  ]);
  const [effects] = await service.sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from event where org_id = $1 and type = 'draft.ready') as ready,
            (select count(*)::int from event where org_id = $1 and type = 'flow.notified') as notified,
            (select count(*)::int from notice where org_id = $1) as notices,
            (select count(*)::int from directory.outbox where org_id = $1 and name = 'flow') as wakes,
            (select json_agg(kind order by created_at, id) from credit_entry where org_id = $1 and job_id is not null)
              as entries`,
    [scene.tenant.orgId],
  );
  expect(effects).toEqual({
    messages: 1,
    ready: 1,
    notified: 1,
    notices: 1,
    wakes: 0,
    entries: ['reserve', 'commit'],
  });
  expect((await scene.call('credits.info')).balance).toBe(9);
}

test('a worker killed at any point runs, charges and reports each step once', async () => {
  const complete = await startFlow();
  const { passed } = await runDoomed(program, service.databaseUrl, [taskFor(complete, 0)]);
  await expectOnce(complete);
  const points = Array.from({ length: passed[0]! }, (_, index) => index + 1);
  expect(points.length).toBeGreaterThan(20);
  const started = await Promise.all(points.map(() => startFlow()));
  const tasks = started.map((each, index) => taskFor(each, points[index]!));
  expect(await runDoomed(program, service.databaseUrl, tasks)).toEqual({ signal: 'SIGKILL', passed: [] });
  await Promise.all(started.map(continueRun));
  for (const each of started) await expectOnce(each);
}, 120_000);

test('concurrent workers perform a run once', async () => {
  for (let round = 0; round < 5; round++) {
    const started = await startFlow();
    await Promise.all([continueRun(started), continueRun(started), continueRun(started)]);
    await continueRun(started);
    await expectOnce(started);
  }
});
