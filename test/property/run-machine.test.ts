import fc from 'fast-check';
import { test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { openRunMachine } from './run-machine/machine.ts';
import { runStep } from './run-machine/steps.ts';

/** The service runs no worker: the property decides when each job runs and when a worker dies. */
const service = testService({ role: 'api' });
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 25);
/** When the time is up, the runs so far count, and a counterexample is reported as short as it is. */
const timeoutMs = Math.max(40_000, numRuns * 1_000);

/** Two briefs that find the same person, who is already a lead, so that every walk covers this case. */
const firstSteps = (['start', 'start', 'addLead'] as const).map((kind) => ({
  kind,
  index: 0,
  count: 3,
  first: true,
  second: true,
  isTwice: false,
}));
const account = fc.record({
  credits: fc.nat(12),
  cap: fc.option(fc.integer({ min: 1, max: 6 })),
});
const concurrentSteps = fc.array(runStep, { minLength: 1, maxLength: 3 });

test(
  'runs follow their rules and match their ledger under any sequence of actions',
  { timeout: timeoutMs + 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(concurrentSteps, { minLength: 4, maxLength: 16 }),
        account,
        async (walk, limits) => {
          const machine = await openRunMachine(service, limits);
          await machine.perform(firstSteps);
          for (const steps of walk) await machine.perform(steps);
          await machine.finish();
        },
      ),
      { numRuns, interruptAfterTimeLimit: timeoutMs },
    );
  },
);
