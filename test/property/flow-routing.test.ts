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
  /** For each category, how many steps ahead the route goes, from 1; past the last step, the flow ends. */
  readonly jumps: Readonly<Record<string, number>>;
}

const plannedStep: fc.Arbitrary<PlannedStep> = fc.record({
  kind: fc.constantFrom('understand', 'route', 'notify'),
  jumps: fc.dictionary(fc.constantFrom('quote', 'job', 'unsure', '*'), fc.integer({ min: 1, max: 6 }), {
    minKeys: 1,
  }),
});
const flows = fc
  .array(plannedStep, { minLength: 1, maxLength: 7 })
  .map((steps) => [{ kind: 'understand', jumps: {} } as PlannedStep, ...steps])
  .filter((plan) => validateSteps(toSteps(plan) as FlowStep[]) === null);

const idOf = (index: number) => `step${index}`;

function toSteps(plan: readonly PlannedStep[]): object[] {
  return plan.map(({ kind, jumps }, index) => {
    if (kind !== 'route') return { ...(kind === 'notify' ? notifyStep : understandStep), id: idOf(index) };
    const routes = Object.entries(jumps).map(([when, jump]) => ({
      when,
      goTo: index + jump < plan.length ? idOf(index + jump) : 'stop',
    }));
    return { id: idOf(index), kind, routes };
  });
}

/** The expected outcome of each step, if the classifier always chooses this category. */
function expectedOutcomes(plan: readonly PlannedStep[], category: string): string[] {
  const log: string[] = [];
  let next = 0;
  for (const [index, { kind, jumps }] of plan.entries()) {
    log.push(`${idOf(index)} ${index < next ? 'skipped' : 'done'}`);
    if (index < next || kind !== 'route') continue;
    next = index + (jumps[category] ?? jumps['*'] ?? 1);
  }
  return log;
}

test('every step of any flow has one row, as a model of the routes predicts', async () => {
  const scene = await openFlowScene(service);
  const lead = await scene.addLead();
  await fc.assert(
    fc.asyncProperty(flows, fc.constantFrom('quote', 'job', 'unsure'), async (plan, category) => {
      const flow = await scene.createFlow(toSteps(plan), {
        trigger: { kind: 'inbound_event', eventTypes: ['one'] },
      });
      await scene.receiveEvent(lead.id, { type: 'one', payload: { message: `It is ${category}` } });
      const [run] = await scene.waitUntilEnded(flow.id);
      await scene.call('flows.delete', { flowId: flow.id });
      expect(run!.status).toBe('done');
      expect(formatOutcomes(run!)).toEqual(expectedOutcomes(plan, category));
    }),
    { numRuns: 30, endOnFailure: true },
  );
}, 120_000);
