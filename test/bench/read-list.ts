import type { Benchmark } from './benchmark.ts';
import { bareRead, rpcCall } from './calls.ts';
import { runSideBySide } from './side-by-side.ts';
import { goalAtLeast } from './figures.ts';

const pageSize = 50;

export const readList: Benchmark = {
  name: 'read-list',
  what: 'leads.list of 50 out of 10,000',
  run: (pace) =>
    runSideBySide(pace, async ({ service, baselineUrl, measure }) => {
      const { orgId, projectId } = service;
      const { ours, baseline } = await measure({
        ours: {
          url: service.url,
          calls: [rpcCall(service, 'query', 'leads.list', { projectId, limit: pageSize })],
        },
        baseline: { url: baselineUrl, calls: [bareRead(`/leads/${orgId}/${projectId}`)] },
      });
      const [what, against] = ['leads.list of 50 out of 10,000', 'one prepared select'];
      return [{ name: 'read-list', what, unit: 'calls/s', ours, baseline, against, goal: goalAtLeast(1) }];
    }),
};
