import type { Benchmark } from './benchmark.ts';
import { bareWrite, leadsOf, restWrite } from './calls.ts';
import { runSideBySide } from './side-by-side.ts';
import { goalAtLeast } from './figures.ts';

const batchSize = 500;

/** wrk does not count calls that a round cuts off, which matters for calls that take long. */
const longerRounds = 4;

export const writeBatch: Benchmark = {
  name: 'write-batch',
  what: 'leads.addBatch, 500 at a time, deduplicated',
  run: (pace) =>
    runSideBySide(
      { ...pace, roundMs: pace.roundMs * longerRounds },
      async ({ service, baselineUrl, sameWorkUrl, measure }) => {
        const { orgId, projectId } = service;
        const leads = leadsOf(batchSize, '#n#');
        const bare = (path: string) => ({
          url: baselineUrl,
          calls: [bareWrite(path, { orgId, projectId, leads })],
        });
        const calls = [restWrite(service, '/v1/leads/add-batch', { projectId, leads })];
        const { ours, sameWork, unnest, sameRows, copy } = toLeads(
          await measure({
            ours: { url: service.url, calls },
            sameWork: { url: sameWorkUrl, calls },
            unnest: bare('/leads/unnest'),
            sameRows: bare('/leads/unnest-with-all'),
            copy: bare('/leads/copy'),
          }),
        );
        const figure = { name: 'write-batch', what: 'leads.addBatch of 500', unit: 'leads/s', ours };
        const insert = { ...figure, what: 'the baseline itself: unnest into one table', ours: unnest };
        return [
          { ...figure, baseline: sameWork, against: 'the same-work server', goal: goalAtLeast(1) },
          { ...figure, baseline: unnest, against: 'unnest into one table', goal: goalAtLeast(0.35) },
          { ...figure, baseline: sameRows, against: 'unnest of all the same rows' },
          { ...insert, baseline: copy, against: 'COPY into one table', goal: goalAtLeast(0.48) },
        ];
      },
    ),
};

function toLeads<Name extends string>(calls: Record<Name, number[]>): Record<Name, number[]> {
  const entries = Object.entries(calls) as [Name, number[]][];
  return Object.fromEntries(
    entries.map(([name, values]) => [name, values.map((value) => value * batchSize)]),
  ) as Record<Name, number[]>;
}
