import type { Benchmark } from './benchmark.ts';
import { bareWrite, leadsOf, rpcCall } from './calls.ts';
import { runSideBySide } from './side-by-side.ts';
import { goalAtLeast } from './figures.ts';

const batchSize = 500;

export const writeBatch: Benchmark = {
  name: 'write-batch',
  what: 'leads.addBatch, 500 at a time, deduplicated',
  run: (pace) =>
    runSideBySide(pace, async ({ service, baselineUrl, measure }) => {
      const { orgId, projectId } = service;
      const leads = leadsOf(batchSize, '#n#');
      const bare = (path: string) => ({
        url: baselineUrl,
        calls: [bareWrite(path, { orgId, projectId, leads })],
      });
      const { ours, unnest, sameRows, copy } = toLeads(
        await measure({
          ours: {
            url: service.url,
            calls: [rpcCall(service, 'mutate', 'leads.addBatch', { projectId, leads })],
          },
          unnest: bare('/leads/unnest'),
          sameRows: bare('/leads/unnest-with-all'),
          copy: bare('/leads/copy'),
        }),
      );
      const figure = { name: 'write-batch', what: 'leads.addBatch of 500', unit: 'leads/s', ours };
      const insert = { ...figure, what: 'the baseline itself: unnest into one table', ours: unnest };
      return [
        { ...figure, baseline: unnest, against: 'unnest into one table', goal: goalAtLeast(0.85) },
        { ...figure, baseline: sameRows, against: 'unnest of all the same rows' },
        { ...insert, baseline: copy, against: 'COPY into one table', goal: goalAtLeast(0.48) },
      ];
    }),
};

function toLeads<Name extends string>(calls: Record<Name, number[]>): Record<Name, number[]> {
  const entries = Object.entries(calls) as [Name, number[]][];
  return Object.fromEntries(
    entries.map(([name, values]) => [name, values.map((value) => value * batchSize)]),
  ) as Record<Name, number[]>;
}
