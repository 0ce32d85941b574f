import type { Benchmark } from './benchmark.ts';
import { bareRead, restRead, rpcCall } from './calls.ts';
import { runSideBySide } from './side-by-side.ts';
import { goalAtLeast } from './figures.ts';

const distinctCalls = 1_000;

export const readOne: Benchmark = {
  name: 'read-one',
  what: 'leads.get by REST and by RPC, one of 10,000',
  run: (pace) =>
    runSideBySide(pace, async ({ service, baselineUrl, sameWorkUrl, leadIds, measure }) => {
      const chosen = leadIds.slice(0, distinctCalls);
      const calls = chosen.map((id) => restRead(service, `/v1/leads/${id}`));
      const { rpc, rest, sameWork, baseline } = await measure({
        rest: { url: service.url, calls },
        sameWork: { url: sameWorkUrl, calls },
        baseline: { url: baselineUrl, calls: chosen.map((id) => bareRead(`/lead/${service.orgId}/${id}`)) },
        rpc: {
          url: service.url,
          calls: chosen.map((leadId) => rpcCall(service, 'query', 'leads.get', { leadId })),
        },
      });
      const figure = { name: 'read-one', what: 'leads.get by REST', unit: 'calls/s', ours: rest };
      const bare = { baseline, against: 'one prepared select', goal: goalAtLeast(0.45) };
      return [
        { ...figure, baseline: sameWork, against: 'the same-work server', goal: goalAtLeast(1) },
        { ...figure, ...bare },
        { ...figure, ...bare, what: 'leads.get by RPC', ours: rpc },
      ];
    }),
};
