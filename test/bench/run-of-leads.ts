import { Agent } from 'undici';
import { createOutreach } from '../../sdk/client.ts';
import { openBenchEnvironment, type BenchEnvironment } from './bench-environment.ts';
import type { Benchmark, Pace } from './benchmark.ts';
import { addressOfHost, hostOfSite, sitePages, type SiteFarm } from './farm-sites.ts';
import { goalAtLeast, goalAtMost, type Measured } from './figures.ts';
import { processorTimeMs, residentMb } from './processor-time.ts';
import { startProgramProfile } from './profile.ts';
import { addCompanies, describeSeller, waitForDrafts } from './run-seller.ts';

const maxRounds = 3;
/** A larger run takes minutes and is measured once. */
const maxRepeatedSize = 1_000;
/** The number of sites that the service reads concurrently. */
const concurrentSites = 16;
const plenty = 1_000_000;

/** Measures from the start of the run until its last draft waits for approval. */
export const runOfLeads: Benchmark = {
  name: 'run',
  what: 'runs of 1,000 and 10,000 leads: reading their sites and drafting their messages; or --leads N,…',
  run: async (pace) => {
    const figures: Measured[] = [];
    for (const count of pace.leads) figures.push(...(await measureRuns(pace, count)));
    return figures;
  },
};

/** One round. Memory and CPU time are those of the service; CPU time also includes PostgreSQL. */
interface Round {
  readonly rate: number;
  readonly fetchRate: number;
  readonly serviceMs: number;
  readonly databaseMs: number;
  readonly fetchMs: number;
  readonly halfMb: number;
  readonly endMb: number;
}

async function measureRuns(pace: Pace, count: number): Promise<Measured[]> {
  const environment = await openBenchEnvironment(pace.profile);
  try {
    const { line: farmJson } = await environment.start(['test/bench/site-farm.ts', String(count)]);
    const { projectId, liveKey, end } = await environment.serve();
    await end();
    await environment.pool().query('update credit_account set balance = $1', [plenty]);
    const rounds: Round[] = [];
    const last = count > maxRepeatedSize ? 1 : Math.min(pace.rounds, maxRounds);
    for (let number = 1; number <= last; number++) {
      const round = await measureRound(environment, { pace, farmJson, projectId, key: liveKey, number });
      rounds.push(round);
      pace.say(`  round ${number} of ${last}: ${describeRound(round)}`);
    }
    return toFigures(count, rounds);
  } finally {
    await environment.close();
  }
}

interface RoundOptions {
  readonly pace: Pace;
  readonly farmJson: string;
  readonly projectId: string;
  readonly key: string;
  readonly number: number;
}

async function measureRound(environment: BenchEnvironment, options: RoundOptions): Promise<Round> {
  const { pace, farmJson, projectId, key, number } = options;
  const farm = JSON.parse(farmJson) as SiteFarm;
  const { databasePid } = environment;
  // The service does not read a site again soon, so each round deletes the readings and uses a new process.
  await environment.pool().query('truncate site_reading, page');
  const profile = pace.profile ? await startProgramProfile(environment, `run-${farm.count}`) : null;
  const service = await environment.start([...(profile?.flags ?? []), 'test/bench/run-service.ts', farmJson]);
  const seller = { outreach: createOutreach({ baseUrl: service.line, key }), projectId };
  if (number === 1) await describeSeller(seller);
  const source = `round ${number}`;
  await addCompanies(seller, farm.count, source);
  await profile?.begin();
  const before = { service: processorTimeMs(service.pid), database: processorTimeMs(databasePid) };
  const memory: number[] = [];
  const startedAt = performance.now();
  await waitForDrafts(seller, source, farm.count, (drafts) => {
    if (drafts >= farm.count / 2 || memory.length === 0) memory.push(residentMb(service.pid));
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const serviceMs = processorTimeMs(service.pid) - before.service;
  const databaseMs = processorTimeMs(databasePid) - before.database;
  await profile?.countStatements(farm.count, pace.say);
  await service.end();
  profile?.summarise(farm.count, pace.say);
  const fetchStartedAt = performance.now();
  const fetchCpu = process.cpuUsage();
  await fetchAll(farm);
  const { user, system } = process.cpuUsage(fetchCpu);
  return {
    rate: farm.count / seconds,
    fetchRate: farm.count / ((performance.now() - fetchStartedAt) / 1_000),
    serviceMs: serviceMs / farm.count,
    databaseMs: databaseMs / farm.count,
    fetchMs: (user + system) / 1_000 / farm.count,
    halfMb: memory[Math.min(1, memory.length - 1)]!,
    endMb: memory.at(-1)!,
  };
}

function describeRound(round: Round): string {
  const { rate, fetchRate, serviceMs, databaseMs, fetchMs, halfMb, endMb } = round;
  const cpu = `${serviceMs.toFixed(1)} ms of CPU in the service and ${databaseMs.toFixed(1)} in PostgreSQL`;
  const memory = `${halfMb.toFixed(0)} MB halfway, ${endMb.toFixed(0)} MB at the end`;
  const fetching = `fetching alone ${fetchRate.toFixed(1)}, ${fetchMs.toFixed(1)} ms`;
  return `${rate.toFixed(1)} leads/s, ${cpu}, ${memory}; ${fetching}`;
}

function toFigures(count: number, rounds: readonly Round[]): Measured[] {
  const name = 'run';
  const what = `a run of ${count.toLocaleString('en')} leads`;
  return [
    {
      name,
      what: `${what}, each at a company of its own`,
      unit: 'leads/s',
      ours: rounds.map(({ rate }) => rate),
      baseline: rounds.map(({ fetchRate }) => fetchRate),
      against: 'fetching the same pages',
      goal: goalAtLeast(0.85),
    },
    {
      name,
      what: `CPU time of ${what}, service and PostgreSQL`,
      unit: 'ms a lead',
      ours: rounds.map(({ serviceMs, databaseMs }) => serviceMs + databaseMs),
      baseline: rounds.map(({ fetchMs }) => fetchMs),
      against: 'fetching the same pages',
      goal: goalAtMost(45, 'ours'),
    },
    {
      name,
      what: `memory at the end of ${what}`,
      unit: 'MB',
      ours: rounds.map(({ endMb }) => endMb),
      baseline: rounds.map(({ halfMb }) => halfMb),
      against: 'halfway',
      goal: goalAtMost(1.1),
    },
  ];
}

/** Makes the same requests as a run without the service, one at a time per site. */
async function fetchAll({ port, count }: SiteFarm): Promise<void> {
  let next = 0;
  const agent = new Agent({ connections: 1 });
  await Promise.all(
    Array.from({ length: concurrentSites }, async () => {
      while (next < count) {
        const origin = `http://${addressOfHost(hostOfSite(next++))}:${port}`;
        for (const path of ['/robots.txt', ...sitePages]) {
          const { body } = await agent.request({ origin, path, method: 'GET' });
          await body.text();
        }
      }
    }),
  );
  await agent.destroy();
}
