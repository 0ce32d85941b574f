import type { Benchmark } from './benchmark.ts';
import { bareRead, restRead, rpcCall } from './calls.ts';
import { runSideBySide } from './side-by-side.ts';
import { goalAtLeast } from './figures.ts';

const callsInTurn = 1_000;

export const readOne: Benchmark = {
  name: 'read-one',
  what: 'leads.get by RPC and by REST, one of 10,000',
  run: (pace) =>
    runSideBySide(pace, async ({ service, baselineUrl, leadIds, measure }) => {
      const chosen = leadIds.slice(0, callsInTurn);
      const { rpc, rest, baseline } = await measure({
        rpc: {
          url: service.url,
          calls: chosen.map((leadId) => rpcCall(service, 'query', 'leads.get', { leadId })),
        },
        baseline: { url: baselineUrl, calls: chosen.map((id) => bareRead(`/lead/${service.orgId}/${id}`)) },
        rest: { url: service.url, calls: chosen.map((id) => restRead(service, `/v1/leads/${id}`)) },
      });
      const figure = {
        name: 'read-one',
        unit: 'calls/s',
        baseline,
        against: 'one prepared select',
        goal: goalAtLeast(0.7),
      };
      return [
        { ...figure, what: 'leads.get by RPC', ours: rpc },
        { ...figure, what: 'leads.get by REST', ours: rest },
      ];
    }),
};
