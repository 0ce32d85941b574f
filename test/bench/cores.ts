import { openBenchEnvironment } from './bench-environment.ts';
import { runInTurns, type Benchmark } from './benchmark.ts';
import { addLeads, rpcCall } from './calls.ts';
import { goalAtLeast } from './figures.ts';
import { startLoad } from './load.ts';

const leads = 1_000;

/** Both services run all the time, but only one is called at a time. They share the cores with database and client. */
export const cores: Benchmark = {
  name: 'cores',
  what: 'leads.get of two processes against one',
  run: async (pace) => {
    const environment = await openBenchEnvironment();
    const load = startLoad();
    try {
      const single = await environment.serve();
      const double = await environment.serve({ processes: 2 });
      const ids = await addLeads(single, leads, 'seed');
      const calls = ids.map((leadId) => rpcCall(single, 'query', 'leads.get', { leadId }));
      const rate = (url: string) => async (durationMs: number) => {
        const { calls: completed, elapsedMs } = await load.measure(url, calls, durationMs);
        return (completed / elapsedMs) * 1_000;
      };
      const { two, one } = await runInTurns({ two: rate(double.url), one: rate(single.url) }, pace);
      const [what, against] = ['leads.get of two processes', 'one process'];
      return [
        { name: 'cores', what, unit: 'calls/s', ours: two, baseline: one, against, goal: goalAtLeast(1.15) },
      ];
    } finally {
      await load.close();
      await environment.close();
    }
  },
};
