import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../src/store/ids.ts';
import { valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import {
  answerImmediately,
  deliveringEnvironment,
  verifyDeliveries,
  startReceiver,
  waitUntilDelivered,
  type AnswerHandler,
  type Receiver,
} from './receiver.ts';
import { createFindings, type Fault } from './report.ts';
import { firstLine } from './programs.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

const leadsOfRound = 60;
const endpoints = 3;
const type = 'lead.added';
const program = 'test/faults/worker-process.ts';
const timeoutMs = 120_000;

/** Kills the process that delivers events; another one continues. */
export const killDelivering: Fault = {
  name: 'kill-deliver',
  what: 'the process that delivers events is killed repeatedly during deliveries',
  rounds: 20,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const [environment, receiver] = [await openFaultEnvironment(), await startReceiver()];
    let repeated = 0;
    try {
      const service = await environment.serve('api', deliveringEnvironment);
      await registerEndpoints(receiver, service);
      let worker = await startWorker(environment);
      for (let round = 0; round < rounds; round++) {
        const before = receiver.arrivals.length;
        await addLeads(environment, service);
        const hasArrivals = await receiver.waitForArrivals(before + randomInt(1, leadsOfRound), timeoutMs);
        expect(hasArrivals, `in round ${round + 1} too few deliveries arrived`);
        const replacement = startWorker(environment);
        worker.kill('SIGKILL');
        worker = await replacement;
      }
      repeated = await verifyAllDeliveries(environment, receiver, rounds * leadsOfRound, expect);
    } finally {
      receiver.close();
      await environment.close();
    }
    return { name: 'kill-deliver', facts: { kills: rounds, ...factsOf(receiver, repeated) }, findings };
  },
};

/** Kills PostgreSQL during deliveries; the service keeps running. */
export const killDatabaseDelivering: Fault = {
  name: 'kill-db-deliver',
  what: 'PostgreSQL is killed during deliveries',
  rounds: 10,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const [environment, receiver] = [await openFaultEnvironment(), await startReceiver()];
    let repeated = 0;
    try {
      const service = await environment.serve('all', deliveringEnvironment);
      await registerEndpoints(receiver, service);
      for (let round = 0; round < rounds; round++) {
        const before = receiver.arrivals.length;
        await addLeads(environment, service);
        const hasArrivals = await receiver.waitForArrivals(before + randomInt(1, leadsOfRound), timeoutMs);
        expect(hasArrivals, `in round ${round + 1} too few deliveries arrived`);
        await environment.killDatabase();
      }
      expect(service.child.exitCode === null, 'the service ended');
      repeated = await verifyAllDeliveries(environment, receiver, rounds * leadsOfRound, expect);
    } finally {
      receiver.close();
      await environment.close();
    }
    return { name: 'kill-db-deliver', facts: { kills: rounds, ...factsOf(receiver, repeated) }, findings };
  },
};

/** Registers three endpoints: one responds immediately, one slowly, and one rejects every first attempt. */
async function registerEndpoints(receiver: Receiver, service: ServiceProcess): Promise<void> {
  const seen = new Set<string>();
  const late: AnswerHandler = (response) =>
    void setTimeout(() => response.writeHead(204).end(), randomInt(300));
  const unreliable: AnswerHandler = (response, { deliveryId }) => {
    response.writeHead(seen.has(deliveryId) ? 204 : 503).end();
    seen.add(deliveryId);
  };
  await receiver.endpoint(service, '/immediate', [type], answerImmediately);
  await receiver.endpoint(service, '/late', ['*'], late);
  await receiver.endpoint(service, '/unreliable', [type, 'draft.ready'], unreliable);
}

/** Adds leads with an idempotency key, and repeats the call while the database is unavailable. */
async function addLeads({ projectId }: FaultEnvironment, service: ServiceProcess): Promise<void> {
  const mark = newId('job').slice(4);
  const leads = Array.from({ length: leadsOfRound }, (_, row) => ({
    source: mark,
    company: `Company ${row}`,
    email: `a@${mark}-${row}.example`,
  }));
  for (const deadline = Date.now() + timeoutMs; ; await sleep(50)) {
    const answer = await service.call('leads.addBatch', { projectId, leads }, { 'Idempotency-Key': mark });
    const isUnavailable = answer.arrived && answer.status === 500 && answer.text.includes('"unavailable"');
    if (isUnavailable && Date.now() < deadline) continue;
    valueOf(answer);
    return;
  }
}

async function startWorker(environment: FaultEnvironment): Promise<ChildProcess> {
  const child = environment.launch(program, {
    ROLE: 'worker',
    DATA_DIR: environment.dataDir,
    ...deliveringEnvironment,
  });
  await firstLine(child);
  return child;
}

async function verifyAllDeliveries(
  environment: FaultEnvironment,
  receiver: Receiver,
  leads: number,
  expect: Expect,
): Promise<number> {
  const waiting = await waitUntilDelivered(environment, timeoutMs);
  expect(waiting === 0, `${waiting} deliveries are still waiting`);
  const [{ added }] = await environment.sql('select count(*)::int as added from event where type = $1', [
    type,
  ]);
  expect(added === leads, `${leads} leads caused ${added} events`);
  return verifyDeliveries(environment, receiver, { type, endpoints }, expect);
}

function factsOf({ arrivals }: Receiver, repeated: number): Record<string, number> {
  return { arrived: arrivals.length, repeated };
}
