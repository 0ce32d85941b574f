import type { Benchmark } from './benchmark.ts';
import { bareRead, restRead } from './calls.ts';
import { runSideBySide } from './side-by-side.ts';
import { goalAtLeast } from './figures.ts';

const pageSize = 50;

export const readList: Benchmark = {
  name: 'read-list',
  what: 'leads.list of 50 out of 10,000',
  run: (pace) =>
    runSideBySide(pace, async ({ service, baselineUrl, sameWorkUrl, measure }) => {
      const { orgId, projectId } = service;
      const calls = [restRead(service, `/v1/leads?projectId=${projectId}&limit=${pageSize}`)];
      const { ours, sameWork, baseline } = await measure({
        ours: { url: service.url, calls },
        sameWork: { url: sameWorkUrl, calls },
        baseline: { url: baselineUrl, calls: [bareRead(`/leads/${orgId}/${projectId}`)] },
      });
      const figure = { name: 'read-list', what: 'leads.list of 50 out of 10,000', unit: 'calls/s', ours };
      return [
        { ...figure, baseline: sameWork, against: 'the same-work server', goal: goalAtLeast(1) },
        { ...figure, baseline, against: 'one prepared select', goal: goalAtLeast(0.8) },
      ];
    }),
};
