import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKey } from '../../src/people/accounts.ts';
import { openStore } from '../../src/store/store.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { waitForFullMinute } from '../support/wait-for-period.ts';
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

const limit = 50;
const calls = 200;
const neededMs = 15_000;
const leadsOfRun = 20;
const draftingMs = 180_000;
const worker = 'test/faults/worker-process.ts';
const environment = { ROLE: 'worker', COMPOSE_MS: '200', CRAWL_SPACING_MS: '0', ...deliveringEnvironment };
/** From when an event was raised until it arrives, or that part of the time which all the drafting took. */
const arrivalMs = 5_000;
const arrivalPart = 1 / 4;

/** Two processes that answer and two that work share one database: what is counted and done, is so once. */
export const twoProcesses: Fault = {
  name: 'two-processes',
  what: 'two processes of each role share one database',
  rounds: 3,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const [stage, receiver] = [await openFaultEnvironment(), await startReceiver()];
    let [drafted, latestMs] = [0, 0];
    try {
      const limits = { RATE_LIMIT_LIVE: String(limit) };
      const limited = await Promise.all([stage.serve('api', limits), stage.serve('api', limits)]);
      for (let round = 0; round < rounds; round++) await exhaustKey(stage, limited, expect);
      await Promise.all(limited.map((service) => service.end('SIGTERM')));
      const services = await Promise.all([1, 2].map(() => stage.serve('api', deliveringEnvironment)));
      const workers = [await startWorker(stage), await startWorker(stage)];
      for (const path of ['/one', '/other'])
        await receiver.endpoint(services[0]!, path, ['draft.ready'], answerImmediately);
      const draftingSince = performance.now();
      for (let round = 0; round < rounds; round++) {
        await startRun(stage, services[round % 2]!, `plain-${round}`);
        await startRun(stage, services[(round + 1) % 2]!, `more-${round}`);
        drafted += 2 * leadsOfRun;
      }
      expect((await waitUntilDrafted(stage, draftingMs)) === 0, 'runs did not come to their end');
      await parkAndResume(stage, services[0]!, expect);
      drafted += leadsOfRun;
      verifyWorkers(workers, drafted, expect);
      await verifyUnits(stage, expect);
      const [{ begun }] = await stage.sql(`select count(*)::int as begun from job where attempts <> 1`);
      // Parked jobs were begun once before there were credits for them.
      expect(begun <= leadsOfRun, `${begun} jobs were begun more than once`);
      const soonMs = Math.max(arrivalMs, arrivalPart * (performance.now() - draftingSince));
      latestMs = await verifyArrivals(stage, receiver, drafted, expect);
      expect(latestMs <= soonMs, `an event arrived ${latestMs} ms after it was raised`);
    } finally {
      receiver.close();
      await stage.close();
    }
    const facts = { calls: rounds * calls, drafts: drafted, latestArrivalMs: latestMs };
    return { name: 'two-processes', facts, findings };
  },
};

/** Calls at both processes at once, within one minute of the clock, which is what is counted. */
export async function exhaustKey(
  stage: FaultEnvironment,
  services: readonly ServiceProcess[],
  expect: Expect,
): Promise<void> {
  await waitForFullMinute(neededMs);
  const Authorization = `Bearer ${await newKey(stage)}`;
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, call) =>
      services[call % services.length]!.call('projects.list', {}, { Authorization }),
    ),
  );
  const count = (status: number) =>
    answers.filter((answer) => answer.known && answer.status === status).length;
  expect(count(200) === limit, `${count(200)} calls were answered where ${limit} may be`);
  expect(count(429) === calls - limit, `${count(429)} of ${calls} calls were refused`);
}

/** Each event arrived at both endpoints once. Answers how long the latest took. */
async function verifyArrivals(
  stage: FaultEnvironment,
  receiver: Receiver,
  events: number,
  expect: Expect,
): Promise<number> {
  expect((await waitUntilDelivered(stage, draftingMs)) === 0, 'deliveries still wait');
  await verifyDeliveries(stage, receiver, { type: 'draft.ready', endpoints: 2 }, expect);
  const { length: came } = receiver.arrivals;
  expect(came === 2 * events, `${events} events arrived ${came} times at two endpoints`);
  const raised = await stage.sql<{ id: string; ms: number }>(
    `select d.id, (extract(epoch from e.created_at) * 1000)::float8 as ms
     from delivery d join event e on e.org_id = d.org_id and e.id = d.event_id`,
  );
  const raisedMs = new Map(raised.map(({ id, ms }) => [id, ms]));
  const tookMs = receiver.arrivals.map(({ deliveryId, atMs }) => atMs - (raisedMs.get(deliveryId) ?? 0));
  return Math.round(Math.max(...tookMs));
}

async function newKey({ databaseUrl, orgId }: FaultEnvironment): Promise<string> {
  const store = await openStore({ url: databaseUrl, separateRoles: true, maxConnections: 1, appUrl: '' });
  try {
    return (await createKey(store, { orgId, mode: 'live' })).key;
  } finally {
    await store.close();
  }
}

/** A worker and what it said it began to draft. */
interface Worker {
  readonly child: ChildProcess;
  readonly drafting: string[];
}

async function startWorker(stage: FaultEnvironment): Promise<Worker> {
  const child = stage.launch(worker, { ...environment, DATA_DIR: stage.dataDir });
  const drafting: string[] = [];
  await new Promise<void>((resolve) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const said = JSON.parse(line) as { drafting?: string };
      if (said.drafting === undefined) resolve();
      else drafting.push(said.drafting);
    });
  });
  return { child, drafting };
}

/** Every lead's company is its own, so that its name tells the job. */
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
  if (!started.known || started.status !== 200)
    throw new Error(`The run did not start: ${JSON.stringify(started)}`);
}

/** A run that cannot be paid waits; its time to look again comes for both workers in the same moment. */
async function parkAndResume(
  stage: FaultEnvironment,
  service: ServiceProcess,
  expect: Expect,
): Promise<void> {
  const { sql, orgId } = stage;
  await sql(
    'update credit_account set balance = 5, free_day = current_date, free_used = 1000 where org_id = $1',
    [orgId],
  );
  await startRun(stage, service, 'parked');
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
  expect((await waitUntilDrafted(stage, draftingMs)) === 0, 'the parked run did not go on');
}

function verifyWorkers(workers: readonly Worker[], drafted: number, expect: Expect): void {
  const begun = workers.flatMap(({ drafting }) => drafting);
  expect(new Set(begun).size === drafted, `${new Set(begun).size} leads were drafted of ${drafted}`);
  expect(begun.length === drafted, `${begun.length - drafted} drafts were written twice`);
  for (const { drafting } of workers)
    expect(drafting.length > drafted / 20, 'one process did nearly all the work');
}
