import fc from 'fast-check';
import { test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { openRunMachine } from './run-machine/machine.ts';
import { runStep } from './run-machine/steps.ts';

/** No worker of its own: the property itself says when which job is worked on, and when a worker dies over it. */
const service = testService({ role: 'api' });
const runs = Number(process.env['PROPERTY_RUNS'] ?? 25);
/** When it is over, what was tried counts, and a counterexample is told as short as it is by then. */
const timeoutMs = Math.max(40_000, runs * 1_000);

/** Two briefs that find the same person, who is a lead already: what may come of it is seen in every walk. */
const beginning = (['start', 'start', 'addLead'] as const).map((kind) => ({
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
const together = fc.array(runStep, { minLength: 1, maxLength: 3 });

test(
  'runs follow their rules and match their ledger under any sequence of actions',
  { timeout: timeoutMs + 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(together, { minLength: 4, maxLength: 16 }), account, async (walk, means) => {
        const machine = await openRunMachine(service, means);
        await machine.perform(beginning);
        for (const steps of walk) await machine.perform(steps);
        await machine.finish();
      }),
      { numRuns: runs, interruptAfterTimeLimit: timeoutMs },
    );
  },
);
