import { createOutreach } from '../../sdk/client.ts';
import { openBenchEnvironment, type Workspace } from './bench-environment.ts';
import type { Benchmark, Pace } from './benchmark.ts';
import { addLeads, leadOf, restRead, restWrite, rpcCall } from './calls.ts';
import { goalAtMost } from './figures.ts';
import type { SiteFarm } from './farm-sites.ts';
import type { LoadCall } from './load-call.ts';
import { startLoad, type Load } from './load.ts';
import { addCompanies, describeSeller, waitForDrafts } from './run-seller.ts';

const leadsOfRun = 1_000;
const storedLeads = 10_000;
const connections = 200;
const windowMs = 5_000;

/** Callers keep 200 connections busy with reads, lists, searches and writes while a run reads sites and drafts. */
export const tail: Benchmark = {
  name: 'tail',
  what: `p99 of mixed calls over ${connections} connections while a run of ${leadsOfRun} leads works`,
  run: async (pace) => {
    const environment = await openBenchEnvironment(pace.profile);
    const load = startLoad();
    try {
      const { line } = await environment.start(['test/bench/site-farm.ts', String(leadsOfRun)]);
      const workspace = await environment.serve();
      const ids = await addLeads(workspace, storedLeads, 'stored');
      await workspace.end();
      await environment.pool().query('update credit_account set balance = 1000000');
      const service = await environment.start(['test/bench/run-service.ts', line]);
      const farm = JSON.parse(line) as SiteFarm;
      const latencies = await measureDuringRun(pace, load, { farm, url: service.line, workspace, ids });
      const what = `p99 of mixed calls over ${connections} connections during a run of ${leadsOfRun} leads`;
      return [{ name: 'tail', what, unit: 'ms', ours: latencies, goal: goalAtMost(250, 'ours') }];
    } finally {
      await load.close();
      await environment.close();
    }
  },
};

interface Surroundings {
  readonly farm: SiteFarm;
  readonly url: string;
  readonly workspace: Workspace;
  readonly ids: readonly string[];
}

/** Returns the p99 of each window of five seconds that began while the run was working. */
async function measureDuringRun(pace: Pace, load: Load, { farm, url, workspace, ids }: Surroundings) {
  const { liveKey: key, projectId } = workspace;
  const seller = { outreach: createOutreach({ baseUrl: url, key }), projectId };
  await describeSeller(seller);
  await addCompanies(seller, farm.count, 'tail');
  let drafts = 0;
  let works = true;
  const run = waitForDrafts(seller, 'tail', farm.count, (count) => {
    drafts = count;
  }).finally(() => {
    works = false;
  });
  const latencies: number[] = [];
  const calls = mixedCalls(workspace, ids);
  while (works) {
    const { p50Ms, p99Ms, calls: made } = await load.measure(url, calls, windowMs, connections);
    latencies.push(p99Ms);
    const speed = `${made} calls, p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`;
    pace.say(`  ${speed}, ${drafts} of ${farm.count} drafts`);
  }
  await run;
  return latencies;
}

function mixedCalls(workspace: Workspace, ids: readonly string[]): LoadCall[] {
  const { projectId } = workspace;
  const reads = ids
    .slice(0, 40)
    .flatMap((id) => [
      restRead(workspace, `/v1/leads/${id}`),
      rpcCall(workspace, 'query', 'leads.get', { leadId: id }),
    ]);
  const lists = [
    restRead(workspace, `/v1/leads?projectId=${projectId}&limit=50`),
    restRead(workspace, `/v1/leads?projectId=${projectId}&query=Company%2077&limit=20`),
  ];
  const write = restWrite(workspace, '/v1/leads', { projectId, ...leadOf(0, '#n#') });
  return reads.flatMap((read, number) => [read, number % 2 === 0 ? write : lists[number % 4 === 1 ? 0 : 1]!]);
}
