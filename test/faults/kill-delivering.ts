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

/** Kills the process that delivers while deliveries are under way, and another one takes its place. */
export const killDelivering: Fault = {
  name: 'kill-deliver',
  what: 'the process that delivers events is killed amid deliveries, again and again',
  rounds: 20,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const [stage, receiver] = [await openFaultEnvironment(), await startReceiver()];
    let repeated = 0;
    try {
      const service = await stage.serve('api', deliveringEnvironment);
      await registerAll(receiver, service);
      let worker = await startWorker(stage);
      for (let round = 0; round < rounds; round++) {
        const before = receiver.arrivals.length;
        await addLeads(stage, service);
        const isUnderWay = await receiver.waitForArrivals(before + randomInt(1, leadsOfRound), timeoutMs);
        expect(isUnderWay, `in round ${round + 1} hardly anything arrived`);
        const next = startWorker(stage);
        worker.kill('SIGKILL');
        worker = await next;
      }
      repeated = await verifyRound(stage, receiver, rounds * leadsOfRound, expect);
    } finally {
      receiver.close();
      await stage.close();
    }
    return { name: 'kill-deliver', facts: { kills: rounds, ...factsOf(receiver, repeated) }, findings };
  },
};

/** Kills PostgreSQL while deliveries are under way; the service lives on. */
export const killDatabaseDelivering: Fault = {
  name: 'kill-db-deliver',
  what: 'PostgreSQL is killed amid deliveries',
  rounds: 10,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const [stage, receiver] = [await openFaultEnvironment(), await startReceiver()];
    let repeated = 0;
    try {
      const service = await stage.serve('all', deliveringEnvironment);
      await registerAll(receiver, service);
      for (let round = 0; round < rounds; round++) {
        const before = receiver.arrivals.length;
        await addLeads(stage, service);
        const isUnderWay = await receiver.waitForArrivals(before + randomInt(1, leadsOfRound), timeoutMs);
        expect(isUnderWay, `in round ${round + 1} hardly anything arrived`);
        await stage.killDatabase();
      }
      expect(service.child.exitCode === null, 'the service ended');
      repeated = await verifyRound(stage, receiver, rounds * leadsOfRound, expect);
    } finally {
      receiver.close();
      await stage.close();
    }
    return { name: 'kill-db-deliver', facts: { kills: rounds, ...factsOf(receiver, repeated) }, findings };
  },
};

/** One answers at once, one takes its time, and one refuses every first attempt. */
async function registerAll(receiver: Receiver, service: ServiceProcess): Promise<void> {
  const seen = new Set<string>();
  const late: AnswerHandler = (response) =>
    void setTimeout(() => response.writeHead(204).end(), randomInt(300));
  const unreliable: AnswerHandler = (response, { deliveryId }) => {
    response.writeHead(seen.has(deliveryId) ? 204 : 503).end();
    seen.add(deliveryId);
  };
  await receiver.endpoint(service, '/at-once', [type], answerImmediately);
  await receiver.endpoint(service, '/late', ['*'], late);
  await receiver.endpoint(service, '/moody', [type, 'draft.ready'], unreliable);
}

/** Under a key and until it is done: the database may be away. */
async function addLeads({ projectId }: FaultEnvironment, service: ServiceProcess): Promise<void> {
  const mark = newId('job').slice(4);
  const leads = Array.from({ length: leadsOfRound }, (_, row) => ({
    source: mark,
    company: `Company ${row}`,
    email: `a@${mark}-${row}.example`,
  }));
  for (const deadline = Date.now() + timeoutMs; ; await sleep(50)) {
    const answer = await service.call('leads.addBatch', { projectId, leads }, { 'Idempotency-Key': mark });
    const isAway = answer.known && answer.status === 500 && answer.text.includes('"unavailable"');
    if (isAway && Date.now() < deadline) continue;
    valueOf(answer);
    return;
  }
}

async function startWorker(stage: FaultEnvironment): Promise<ChildProcess> {
  const child = stage.launch(program, { ROLE: 'worker', DATA_DIR: stage.dataDir, ...deliveringEnvironment });
  await firstLine(child);
  return child;
}

async function verifyRound(
  stage: FaultEnvironment,
  receiver: Receiver,
  leads: number,
  expect: Expect,
): Promise<number> {
  const left = await waitUntilDelivered(stage, timeoutMs);
  expect(left === 0, `${left} deliveries still wait`);
  const [{ added }] = await stage.sql('select count(*)::int as added from event where type = $1', [type]);
  expect(added === leads, `${leads} leads raised ${added} events`);
  return verifyDeliveries(stage, receiver, { type, endpoints }, expect);
}

function factsOf({ arrivals }: Receiver, repeated: number): Record<string, number> {
  return { arrived: arrivals.length, repeated };
}
