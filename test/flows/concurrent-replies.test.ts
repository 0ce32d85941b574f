import { expect, test } from 'vitest';
import { performFlowRun } from '../../src/flows/perform.ts';
import type { Ports } from '../../src/ports/ports.ts';
import { answerStep, openFlowScene } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { flowPorts } from './flow-ports.ts';

const service = testService({ role: 'api' });

/** A composer that waits until this many calls have arrived. */
function composeTogether(count: number): Ports {
  const allArrived = Promise.withResolvers<void>();
  let arrivedCount = 0;
  const composer: Ports['composer'] = {
    name: 'together',
    compose: async (...args) => {
      arrivedCount += 1;
      if (arrivedCount === count) allArrived.resolve();
      await allArrived.promise;
      return flowPorts.composer.compose(...args);
    },
  };
  return { ...flowPorts, composer, embeddedComposer: composer };
}

test('limits concurrent replies to one person and leaves one open draft', async () => {
  const scene = await openFlowScene(service);
  const flow = await scene.createFlow([answerStep]);
  const { id: leadId } = await scene.addLead();
  const runIds = (await Promise.all(Array.from({ length: 8 }, () => scene.receiveEvent(leadId)))).flat();
  const ports = composeTogether(runIds.length);
  const signal = new AbortController().signal;
  const { orgId } = scene.tenant;
  await Promise.all(
    runIds.map((runId) => performFlowRun(service.assembled.store, ports, { orgId, runId }, signal)),
  );
  const outcomes = (await scene.waitUntilEnded(flow.id)).map(({ steps }) => steps[0]!.outcome);
  expect(outcomes.toSorted()).toEqual([...Array(3).fill('done'), ...Array(5).fill('skipped')]);
  expect((await scene.call('credits.info')).used.today).toBe(3);
  const states = (await scene.call('messages.byLead', { leadId })).items.map(({ state }) => state);
  expect(states.toSorted()).toEqual(['drafted', 'removed', 'removed']);
});
