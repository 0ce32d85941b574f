import path from 'node:path';
import { expect, test } from 'vitest';
import { performFlowRun } from '../../src/flows/perform.ts';
import { doom } from '../doomed.ts';
import { answer, openFlowScene, outcomesOf, route, tell, type FlowScene } from '../flow-scene.ts';
import { testHouse } from '../house.ts';
import type { DoomedFlow } from './doomed-flow.ts';
import { flowPorts } from './flow-ports.ts';

const house = testHouse({ role: 'api' });
const program = path.join(import.meta.dirname, 'doomed-flow.ts');
const quote = {
  key: 'quote',
  label: 'Asks for a quote',
  examples: ['We would like a quote for your planner.'],
};
const steps = (owner: string) => [
  { id: 'what', kind: 'understand', categories: [quote, { key: 'job', label: 'Applies for a job' }] },
  route(['quote', 'answer'], ['*', 'stop']),
  { ...tell, id: 'other' },
  answer,
  { ...tell, emails: [owner] },
];

interface Begun {
  readonly scene: FlowScene;
  readonly flowId: string;
  readonly runId: string;
}

async function begin(): Promise<Begun> {
  const scene = await openFlowScene(house, 10);
  await scene.spendFreeCredits();
  const flow = await scene.createFlow(steps(`owner@${scene.tenant.orgId.slice(4)}.example`));
  const lead = await scene.addLead();
  const [runId] = await scene.arrive(lead.id);
  return { scene, flowId: flow.id, runId: runId! };
}

const doomedAt = ({ scene, runId }: Begun, point: number): DoomedFlow => ({
  orgId: scene.tenant.orgId,
  runId,
  point,
});

const goOn = ({ scene: { tenant }, runId }: Begun) =>
  performFlowRun(
    house.service.store,
    flowPorts,
    { orgId: tenant.orgId, runId },
    new AbortController().signal,
  );

async function expectOnce({ scene, flowId }: Begun): Promise<void> {
  const [run] = await scene.runsOf(flowId);
  expect(run!.status, run!.reason ?? '').toBe('done');
  expect(outcomesOf(run!)).toEqual(['what done', 'way done', 'other skipped', 'answer done', 'tell done']);
  const [kept] = await house.sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from event where org_id = $1 and type = 'draft.ready') as ready,
            (select count(*)::int from event where org_id = $1 and type = 'flow.notified') as notified,
            (select count(*)::int from notice where org_id = $1) as notices,
            (select count(*)::int from directory.outbox where org_id = $1 and name = 'flow') as wakes,
            (select json_agg(kind order by created_at, id) from credit_entry where org_id = $1 and job_id is not null)
              as entries`,
    [scene.tenant.orgId],
  );
  expect(kept).toEqual({
    messages: 1,
    ready: 1,
    notified: 1,
    notices: 1,
    wakes: 0,
    entries: ['reserve', 'commit'],
  });
  expect((await scene.call('credits.info')).balance).toBe(9);
}

test('a worker killed at any point of a flow leaves each step done once, paid once and told once', async () => {
  const whole = await begin();
  const { passed } = await doom(program, house.databaseUrl, [doomedAt(whole, 0)]);
  await expectOnce(whole);
  const points = Array.from({ length: passed[0]! }, (_, index) => index + 1);
  expect(points.length).toBeGreaterThan(20);
  const begun = await Promise.all(points.map(() => begin()));
  const works = begun.map((each, index) => doomedAt(each, points[index]!));
  expect(await doom(program, house.databaseUrl, works)).toEqual({ signal: 'SIGKILL', passed: [] });
  await Promise.all(begun.map(goOn));
  for (const each of begun) await expectOnce(each);
}, 120_000);

test('two workers at one run do it once', async () => {
  for (let round = 0; round < 5; round++) {
    const begun = await begin();
    await Promise.all([goOn(begun), goOn(begun), goOn(begun)]);
    await goOn(begun);
    await expectOnce(begun);
  }
});
