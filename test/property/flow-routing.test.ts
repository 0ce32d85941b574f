import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlowStep } from '../../src/domain/flows/flow.ts';
import { validateSteps } from '../../src/domain/flows/flow-validation.ts';
import {
  openFlowScene,
  formatOutcomes,
  notifyStep,
  understandStep,
  wordClassifier,
} from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';

const classifier = wordClassifier();
const service = testService({ ports: { classifier, embeddedClassifier: classifier } });

interface PlannedStep {
  readonly kind: 'understand' | 'route' | 'notify';
  /** For each category, how many steps further the route leads, from 1; past the last one it is the end. */
  readonly jumps: Readonly<Record<string, number>>;
}

const planned: fc.Arbitrary<PlannedStep> = fc.record({
  kind: fc.constantFrom('understand', 'route', 'notify'),
  jumps: fc.dictionary(fc.constantFrom('quote', 'job', 'unsure', '*'), fc.integer({ min: 1, max: 6 }), {
    minKeys: 1,
  }),
});
const flows = fc
  .array(planned, { minLength: 1, maxLength: 7 })
  .map((steps) => [{ kind: 'understand', jumps: {} } as PlannedStep, ...steps])
  .filter((plan) => validateSteps(written(plan) as FlowStep[]) === null);

const idOf = (place: number) => `step${place}`;

function written(plan: readonly PlannedStep[]): object[] {
  return plan.map(({ kind, jumps }, place) => {
    if (kind !== 'route') return { ...(kind === 'notify' ? notifyStep : understandStep), id: idOf(place) };
    const routes = Object.entries(jumps).map(([when, jump]) => ({
      when,
      goTo: place + jump < plan.length ? idOf(place + jump) : 'stop',
    }));
    return { id: idOf(place), kind, routes };
  });
}

/** What each step is to come to: everything is understood as the one category. */
function expected(plan: readonly PlannedStep[], category: string): string[] {
  const log: string[] = [];
  let next = 0;
  for (const [place, { kind, jumps }] of plan.entries()) {
    log.push(`${idOf(place)} ${place < next ? 'skipped' : 'done'}`);
    if (place < next || kind !== 'route') continue;
    next = place + (jumps[category] ?? jumps['*'] ?? 1);
  }
  return log;
}

test('every step of any flow has one row, as the routing model predicts', async () => {
  const scene = await openFlowScene(service);
  const lead = await scene.addLead();
  await fc.assert(
    fc.asyncProperty(flows, fc.constantFrom('quote', 'job', 'unsure'), async (plan, category) => {
      const flow = await scene.createFlow(written(plan), {
        trigger: { kind: 'inbound_event', eventTypes: ['one'] },
      });
      await scene.arrive(lead.id, { type: 'one', payload: { message: `It is ${category}` } });
      const [run] = await scene.waitUntilEnded(flow.id);
      await scene.call('flows.delete', { flowId: flow.id });
      expect(run!.status).toBe('done');
      expect(formatOutcomes(run!)).toEqual(expected(plan, category));
    }),
    { numRuns: 30, endOnFailure: true },
  );
}, 120_000);
