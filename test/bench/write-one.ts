import type { Benchmark } from './benchmark.ts';
import { bareWrite, leadOf, restWrite } from './calls.ts';
import { runSideBySide } from './side-by-side.ts';
import { goalAtLeast } from './figures.ts';

export const writeOne: Benchmark = {
  name: 'write-one',
  what: 'leads.add with an idempotency key: lead, identity, timeline, event, outbox and key',
  run: (pace) =>
    runSideBySide(pace, async ({ service, baselineUrl, sameWorkUrl, measure }) => {
      const { orgId, projectId } = service;
      const lead = leadOf(0, '#n#');
      const body = { orgId, projectId, ...lead };
      const calls = [restWrite(service, '/v1/leads', { projectId, ...lead })];
      const { ours, sameWork, statements, oneStatement } = await measure({
        ours: { url: service.url, calls },
        sameWork: { url: sameWorkUrl, calls },
        statements: { url: baselineUrl, calls: [bareWrite('/lead/statements', body)] },
        oneStatement: { url: baselineUrl, calls: [bareWrite('/lead/one-statement', body)] },
      });
      const figure = { name: 'write-one', what: 'leads.add with an idempotency key', unit: 'calls/s', ours };
      return [
        { ...figure, baseline: sameWork, against: 'the same-work server', goal: goalAtLeast(1) },
        {
          ...figure,
          baseline: statements,
          against: 'the same six rows in a transaction',
          goal: goalAtLeast(0.35),
        },
        { ...figure, baseline: oneStatement, against: 'the same six rows in one statement' },
      ];
    }),
};
