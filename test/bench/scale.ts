import { createKey, createOrg, createUser, createWorkspace } from '../../src/people/accounts.ts';
import { openStore } from '../../src/store/store.ts';
import {
  openBenchEnvironment,
  type BenchEnvironment,
  type ServiceProcess,
  type Workspace,
} from './bench-environment.ts';
import { runInTurns, type Benchmark, type Pace } from './benchmark.ts';
import { addLeads, leadOf, leadsOf, rpcCall } from './calls.ts';
import { copyLeads, sizesOfOrgs } from './copy-leads.ts';
import { goalAtMost, type Measured } from './figures.ts';
import { startLoad, type Load } from './load.ts';
import type { LoadCall } from './load-call.ts';

const smallLeads = 10_000;
const largeLeads = 1_000_000;
const quickLargeLeads = 100_000;
const leadsPerOrg = 1_000;
const distinctCalls = 500;
const batchSize = 100;
/** A batch takes a large part of a short round, and only completed calls count. */
const minRoundMsOfWrites = 2_000;

/**
 * Compares two databases on one server. One has a single organisation of 10,000 leads. In the other, an equal
 * organisation is one of 1,000 with very different sizes. The largest organisation is measured as well: its searches
 * examine many more leads. `--stored-leads` sets the number of leads there.
 */
export const scale: Benchmark = {
  name: 'scale',
  what: 'the time of a call at 1,000,000 leads of 1,000 organisations against 10,000 leads of one',
  run: async (pace) => {
    const environment = await openBenchEnvironment();
    const load = startLoad();
    try {
      const small = await environment.serve({ database: 'small' });
      const big = await environment.serve({ database: 'big' });
      pace.say('  adding 10,000 leads to each database');
      const ids = await addLeads(small, smallLeads, 'seed');
      const bigIds = await addLeads(big, smallLeads, 'seed');
      await environment.pool('small').query('vacuum analyze');
      const { largest, copied } = await fill(environment, big, pace);
      const total = (smallLeads + copied).toLocaleString('en');
      const among = `among ${total} leads`;
      return [
        ...(await measure(load, pace, [big, bigIds, among], [small, ids, 'alone'])),
        ...(await measureLargest(load, pace, { ...big, ...largest }, small)),
      ];
    } finally {
      await load.close();
      await environment.close();
    }
  },
};

/** Copies the leads of the service into other organisations until the database has the target size. */
async function fill(environment: BenchEnvironment, big: ServiceProcess, { rounds, storedLeads, say }: Pace) {
  const total = storedLeads ?? (rounds < 7 ? quickLargeLeads : largeLeads);
  const sizes = sizesOfOrgs(total / leadsPerOrg - 1, total - smallLeads);
  const store = await openStore({
    url: environment.databaseUrl('big'),
    separateRoles: true,
    maxConnections: 1,
    appUrl: big.url,
  });
  const others: Workspace[] = [];
  for (const index of sizes.keys()) {
    const { orgId } = await createOrg(store, { name: `Organisation ${index}`, plan: 'pro' });
    const { projectId } = await createWorkspace(store, { orgId, name: 'Workspace' });
    others.push({ orgId, projectId, liveKey: '' });
  }
  const [first] = others as [Workspace];
  await createUser(store, { orgId: first.orgId, email: 'owner@largest.example' });
  const { key: liveKey } = await createKey(store, { orgId: first.orgId, mode: 'live' });
  await store.close();
  const copied = await copyLeads(environment.pool('big'), big, others, sizes, say);
  return { largest: { ...first, liveKey }, copied };
}

type Measurand = readonly [service: ServiceProcess, ids: readonly string[], where: string];

/** Measures the milliseconds per call of each kind, in both databases in turn. */
async function measure(
  load: Load,
  pace: Pace,
  [big, bigIds, among]: Measurand,
  [small, ids]: Measurand,
): Promise<Measured[]> {
  const kinds = callsOf(big, bigIds);
  const smallKinds = callsOf(small, ids);
  const measured: Measured[] = [];
  for (const [kind, calls] of Object.entries(kinds)) {
    const { ours, baseline } = await runInTurns(
      {
        ours: (durationMs) => millisecondsOf(load, big.url, calls, durationMs),
        baseline: (durationMs) => millisecondsOf(load, small.url, smallKinds[kind]!, durationMs),
      },
      kind.startsWith('write') ? paceOfWrites(pace) : pace,
    );
    const [what, against] = [`${kind} ${among}`, '10,000 alone'];
    measured.push({ name: 'scale', what, unit: 'ms', ours, baseline, against, goal: goalAtMost(1.2) });
  }
  return measured;
}

async function measureLargest(
  load: Load,
  pace: Pace,
  largest: ServiceProcess,
  small: ServiceProcess,
): Promise<Measured[]> {
  const kinds = { search: searchCall, 'write-one': writeOneCall, 'write-batch': writeBatchCall };
  const measured: Measured[] = [];
  for (const [kind, callOf] of Object.entries(kinds)) {
    const { ours, baseline } = await runInTurns(
      {
        ours: (durationMs) => millisecondsOf(load, largest.url, [callOf(largest)], durationMs),
        baseline: (durationMs) => millisecondsOf(load, small.url, [callOf(small)], durationMs),
      },
      kind.startsWith('write') ? paceOfWrites(pace) : pace,
    );
    const what = `${kind} in the largest organisation`;
    measured.push({ name: 'scale', what, unit: 'ms', ours, baseline, against: '10,000 alone' });
  }
  return measured;
}

function paceOfWrites(pace: Pace): Pace {
  return { ...pace, roundMs: Math.max(pace.roundMs, minRoundMsOfWrites) };
}

async function millisecondsOf(load: Load, url: string, calls: readonly LoadCall[], durationMs: number) {
  const { calls: completed, elapsedMs } = await load.measure(url, calls, durationMs);
  return elapsedMs / completed;
}

function callsOf(service: ServiceProcess, ids: readonly string[]): Record<string, LoadCall[]> {
  const { projectId } = service;
  const step = Math.floor(ids.length / distinctCalls);
  const chosen = Array.from({ length: distinctCalls }, (_, index) => index * step);
  return {
    'read-one': chosen.map((index) => rpcCall(service, 'query', 'leads.get', { leadId: ids[index]! })),
    'read-list': [rpcCall(service, 'query', 'leads.list', { projectId, limit: 50 })],
    dedupe: chosen.map((index) => {
      const batch = Math.floor(index / 500) * 500;
      return rpcCall(service, 'mutate', 'leads.add', {
        projectId,
        ...leadOf(index - batch, `seed-${batch}`),
      });
    }),
    search: [searchCall(service)],
    'write-one': [writeOneCall(service)],
    'write-batch': [writeBatchCall(service)],
  };
}

function writeOneCall(service: ServiceProcess): LoadCall {
  const { projectId } = service;
  return rpcCall(service, 'mutate', 'leads.add', { projectId, ...leadOf(0, 'one-#n#') });
}

function writeBatchCall(service: ServiceProcess): LoadCall {
  const { projectId } = service;
  const leads = leadsOf(batchSize, 'batch-#n#');
  return rpcCall(service, 'mutate', 'leads.addBatch', { projectId, leads });
}

/** A search that matches only a few leads, so that nearly all must be excluded. */
function searchCall(service: ServiceProcess): LoadCall {
  const { projectId } = service;
  return rpcCall(service, 'query', 'leads.list', { projectId, query: 'company 499 seed-5', limit: 50 });
}
