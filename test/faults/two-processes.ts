import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKey } from '../../src/people/accounts.ts';
import { openStore } from '../../src/store/store.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { waitForTimeLeftInMinute } from '../support/wait-for-period.ts';
import { createFindings, type Fault } from './report.ts';
import type { Expect } from './kill-api.ts';
import {
  answerImmediately,
  deliveringEnvironment,
  verifyDeliveries,
  startReceiver,
  waitUntilDelivered,
  type Receiver,
} from './receiver.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { verifyUnits, waitUntilDrafted } from './verify-units.ts';

const maxCalls = 50;
const calls = 200;
const maxCallingMs = 15_000;
const leadsOfRun = 20;
const draftingMs = 180_000;
const worker = 'test/faults/worker-process.ts';
const workerSettings = { ROLE: 'worker', COMPOSE_MS: '200', CRAWL_SPACING_MS: '0', ...deliveringEnvironment };
/** An event may arrive this late, or after this share of the total drafting time, if that is longer. */
const allowedDelayMs = 5_000;
const allowedDelayShare = 1 / 4;

/** Two API processes and two workers share one database: all counts are exact, and all work is done once. */
export const twoProcesses: Fault = {
  name: 'two-processes',
  what: 'two processes of each role share one database',
  rounds: 3,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const [environment, receiver] = [await openFaultEnvironment(), await startReceiver()];
    let [drafted, latestMs] = [0, 0];
    try {
      const limits = { RATE_LIMIT_LIVE: String(maxCalls) };
      const limitedServices = await Promise.all([
        environment.serve('api', limits),
        environment.serve('api', limits),
      ]);
      for (let round = 0; round < rounds; round++) await exhaustKey(environment, limitedServices, expect);
      await Promise.all(limitedServices.map((service) => service.end('SIGTERM')));
      const services = await Promise.all([1, 2].map(() => environment.serve('api', deliveringEnvironment)));
      const workers = [await startWorker(environment), await startWorker(environment)];
      for (const path of ['/one', '/other'])
        await receiver.endpoint(services[0]!, path, ['draft.ready'], answerImmediately);
      const draftingSince = performance.now();
      for (let round = 0; round < rounds; round++) {
        await startRun(environment, services[round % 2]!, `plain-${round}`);
        await startRun(environment, services[(round + 1) % 2]!, `more-${round}`);
        drafted += 2 * leadsOfRun;
      }
      expect((await waitUntilDrafted(environment, draftingMs)) === 0, 'runs did not end');
      await parkAndResume(environment, services[0]!, expect);
      drafted += leadsOfRun;
      verifyWorkers(workers, drafted, expect);
      await verifyUnits(environment, expect);
      const [{ restarted }] = await environment.sql(
        `select count(*)::int as restarted from job where attempts <> 1`,
      );
      // A parked job has been started once before, when the credits were missing.
      expect(restarted <= leadsOfRun, `${restarted} jobs were started more than once`);
      const maxDelayMs = Math.max(allowedDelayMs, allowedDelayShare * (performance.now() - draftingSince));
      latestMs = await verifyArrivals(environment, receiver, drafted, expect);
      expect(latestMs <= maxDelayMs, `an event arrived ${latestMs} ms after it was stored`);
    } finally {
      receiver.close();
      await environment.close();
    }
    const facts = { calls: rounds * calls, drafts: drafted, latestArrivalMs: latestMs };
    return { name: 'two-processes', facts, findings };
  },
};

/** Calls both processes concurrently within one clock minute, the period of the rate limit. */
export async function exhaustKey(
  environment: FaultEnvironment,
  services: readonly ServiceProcess[],
  expect: Expect,
): Promise<void> {
  await waitForTimeLeftInMinute(maxCallingMs);
  const Authorization = `Bearer ${await newKey(environment)}`;
  const replies = await Promise.all(
    Array.from({ length: calls }, (_, call) =>
      services[call % services.length]!.call('projects.list', {}, { Authorization }),
    ),
  );
  const count = (status: number) =>
    replies.filter((answer) => answer.arrived && answer.status === status).length;
  expect(count(200) === maxCalls, `${count(200)} calls succeeded, the limit is ${maxCalls}`);
  expect(count(429) === calls - maxCalls, `${count(429)} of ${calls} calls were rejected`);
}

/** Verifies that each event arrived once at both endpoints. Returns the longest delay. */
async function verifyArrivals(
  environment: FaultEnvironment,
  receiver: Receiver,
  events: number,
  expect: Expect,
): Promise<number> {
  expect((await waitUntilDelivered(environment, draftingMs)) === 0, 'deliveries are still waiting');
  await verifyDeliveries(environment, receiver, { type: 'draft.ready', endpoints: 2 }, expect);
  const { length: receivedCount } = receiver.arrivals;
  expect(receivedCount === 2 * events, `${events} events arrived ${receivedCount} times at two endpoints`);
  const stored = await environment.sql<{ id: string; ms: number }>(
    `select d.id, (extract(epoch from e.created_at) * 1000)::float8 as ms
     from delivery d join event e on e.org_id = d.org_id and e.id = d.event_id`,
  );
  const storedMs = new Map(stored.map(({ id, ms }) => [id, ms]));
  const delaysMs = receiver.arrivals.map(({ deliveryId, atMs }) => atMs - (storedMs.get(deliveryId) ?? 0));
  return Math.round(Math.max(...delaysMs));
}

async function newKey({ databaseUrl, orgId }: FaultEnvironment): Promise<string> {
  const store = await openStore({ url: databaseUrl, separateRoles: true, maxConnections: 1, appUrl: '' });
  try {
    return (await createKey(store, { orgId, mode: 'live' })).key;
  } finally {
    await store.close();
  }
}

/** A worker and the drafts it has started. */
interface Worker {
  readonly child: ChildProcess;
  readonly drafting: string[];
}

async function startWorker(environment: FaultEnvironment): Promise<Worker> {
  const child = environment.launch(worker, { ...workerSettings, DATA_DIR: environment.dataDir });
  const drafting: string[] = [];
  await new Promise<void>((resolve) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const output = JSON.parse(line) as { drafting?: string };
      if (output.drafting === undefined) resolve();
      else drafting.push(output.drafting);
    });
  });
  return { child, drafting };
}

/** Starts a run in which every lead has another company, so that the company name identifies the job. */
export async function startRun(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  source: string,
): Promise<void> {
  const leads = Array.from({ length: leadsOfRun }, (_, row) => ({
    source,
    analysis,
    company: `${source} ${row}`,
    email: `a@${source}-${row}.example`,
  }));
  const whatTheyDo = 'We help service companies plan shifts for field teams.';
  await service.call('projects.updateContext', { projectId, whatTheyDo });
  await service.call('leads.addBatch', { projectId, leads });
  const started = await service.call('runs.startFromLeads', { projectId, source });
  if (!started.arrived || started.status !== 200)
    throw new Error(`The run did not start: ${JSON.stringify(started)}`);
}

/** Parks a run without credits, then makes it due for both workers at the same time. */
async function parkAndResume(
  environment: FaultEnvironment,
  service: ServiceProcess,
  expect: Expect,
): Promise<void> {
  const { sql, orgId } = environment;
  await sql(
    'update credit_account set balance = 5, free_day = current_date, free_used = 1000 where org_id = $1',
    [orgId],
  );
  await startRun(environment, service, 'parked');
  const isParked = async () => {
    const [row] = await sql(
      `select (select count(*)::int from job where org_id = $1 and state = 'waiting') as waiting,
              (select count(*)::int from run where org_id = $1 and status = 'parked_credits') as parked`,
      [orgId],
    );
    return row.waiting === 0 && row.parked === 1;
  };
  for (const deadline = Date.now() + draftingMs; !(await isParked()) && Date.now() < deadline;)
    await sleep(50);
  expect(await isParked(), 'the run that could not be paid was not parked');
  await sql('update credit_account set balance = 1000 where org_id = $1', [orgId]);
  await sql(`update directory.outbox set due_at = now() where name = 'resume'`);
  expect((await waitUntilDrafted(environment, draftingMs)) === 0, 'the parked run did not continue');
}

function verifyWorkers(workers: readonly Worker[], drafted: number, expect: Expect): void {
  const started = workers.flatMap(({ drafting }) => drafting);
  expect(new Set(started).size === drafted, `${new Set(started).size} of ${drafted} leads were drafted`);
  expect(started.length === drafted, `${started.length - drafted} drafts were written twice`);
  for (const { drafting } of workers)
    expect(drafting.length > drafted / 20, 'one worker wrote nearly all drafts');
}
