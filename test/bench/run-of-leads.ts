import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import type { RunStatus } from '../../generated/sdk/types.ts';
import { createOutreach, type Outreach } from '../../sdk/client.ts';
import { openBenchEnvironment } from './bench-environment.ts';
import type { Benchmark, Pace } from './benchmark.ts';
import { goalAtLeast } from './figures.ts';
import type { SiteFarm } from './site-farm.ts';

const companies = 1_000;
const fewCompanies = 200;
const maxRounds = 3;
const batchSize = 500;
const pollMs = 250;
/** The number of sites that the service reads concurrently. */
const concurrentSites = 16;

/** Measures from the start of the run until its last draft waits for approval. */
export const runOfLeads: Benchmark = {
  name: 'run',
  what: 'a run of 1,000 leads: reading their sites and drafting their messages',
  run: async (pace) => {
    const environment = await openBenchEnvironment();
    try {
      const count = pace.rounds < maxRounds + 1 ? fewCompanies : companies;
      const { line: farmJson } = await environment.start(['test/bench/site-farm.ts', String(count)]);
      const farm = JSON.parse(farmJson) as SiteFarm;
      const { projectId, liveKey, end } = await environment.serve();
      await end();
      await environment.pool().query('update credit_account set balance = 1000000');
      const ours: number[] = [];
      const baseline: number[] = [];
      for (let round = 1; round <= Math.min(pace.rounds, maxRounds); round++) {
        // The service does not read a site again soon, so each round deletes the readings and uses a new process.
        await environment.pool().query('truncate site_reading, page');
        const service = await environment.start(['test/bench/run-service.ts', farmJson]);
        const seller = { outreach: createOutreach({ baseUrl: service.line, key: liveKey }), projectId };
        if (round === 1) await describe(seller);
        const source = `round ${round}`;
        await addCompanies(seller, farm, source);
        ours.push(await measureRate(count, () => waitForDrafts(seller, source, count)));
        await service.end();
        baseline.push(await measureRate(count, () => fetchAll(farm)));
        logRound(pace, round, ours.at(-1)!, baseline.at(-1)!);
      }
      return [
        {
          name: 'run',
          what: `a run of ${count.toLocaleString('en')} leads, each at a company of its own`,
          unit: 'leads/s',
          ours,
          baseline,
          against: 'fetching the same pages',
          goal: goalAtLeast(0.7),
        },
      ];
    } finally {
      await environment.close();
    }
  },
};

interface Seller {
  readonly outreach: Outreach;
  readonly projectId: string;
}

async function describe({ outreach, projectId }: Seller): Promise<void> {
  await outreach.projects.updateContext({
    projectId,
    whatTheyDo: 'We plan the work of maintenance teams.',
    valueProposition: 'Our planning software shows every crew its next job.',
  });
  await outreach.brain.add({
    projectId,
    type: 'product',
    title: 'Crew board',
    body: 'The crew board shows every crew its next job. It runs on any phone.',
  });
}

async function addCompanies(
  { outreach, projectId }: Seller,
  { sites }: SiteFarm,
  source: string,
): Promise<void> {
  const leads = sites.map(({ host }, index) => ({
    firstName: 'Anna',
    lastName: `Virta ${index}`,
    email: `${source.replace(' ', '')}@${host}`,
    company: `Company ${index}`,
    companyWebsite: `http://${host}/`,
    source,
  }));
  for (let added = 0; added < leads.length; added += batchSize) {
    await outreach.leads.addBatch({ projectId, leads: leads.slice(added, added + batchSize) });
  }
}

async function waitForDrafts({ outreach, projectId }: Seller, source: string, count: number): Promise<void> {
  const { runId } = await outreach.runs.startFromLeads({ projectId, source });
  let status: RunStatus;
  do {
    await sleep(pollMs);
    status = await outreach.runs.status({ runId: runId! });
  } while (status.status === 'drafting');
  if (status.counts.drafts !== count) {
    throw new Error(`The run ended as ${status.status} with ${status.counts.drafts} of ${count} drafts.`);
  }
}

/** Makes the same requests as a run without the service, one at a time per site. */
async function fetchAll({ port, sites }: SiteFarm): Promise<void> {
  const remaining = [...sites];
  const agent = new Agent({ connections: 1 });
  await Promise.all(
    Array.from({ length: concurrentSites }, async () => {
      for (let site = remaining.pop(); site; site = remaining.pop()) {
        for (const path of site.paths) {
          const origin = `http://${site.address}:${port}`;
          const { body } = await agent.request({ origin, path, method: 'GET' });
          await body.text();
        }
      }
    }),
  );
  await agent.destroy();
}

async function measureRate(count: number, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return count / ((performance.now() - startedAt) / 1_000);
}

function logRound({ say }: Pace, round: number, ours: number, baseline: number): void {
  say(`  round ${round}: ${ours.toFixed(1)} leads/s, fetching alone ${baseline.toFixed(1)}`);
}
