import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import { answerImmediately, startReceiver, type AnswerHandler, type Receiver } from './receiver.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

/** In one round; in three or more there are ten thousand. */
const eventsOfRound = 3_500;
const maxEvents = 10_000;
const batchSize = 500;
const freshEvents = 10;
const pauseMs = 300;
const slowMs = 2_000;
/** So long the service waits for an answer, and a machine that is busy has to begin with what is new. */
const webhookTimeoutMs = 15_000;
const timeoutMs = 120_000;

/**
 * Up to ten thousand events wait for a receiver that hangs, and as many for one that is slow; others get theirs before
 * either answers.
 */
export const slowReceiver: Fault = {
  name: 'slow-receiver',
  what: 'ten thousand events wait for a receiver that hangs and for one that is slow, beside one that is well',
  rounds: 3,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const [stage, receiver, slow] = [await openFaultEnvironment(), await startReceiver(), slowAnswers()];
    const waitingEvents = Math.min(eventsOfRound * rounds, maxEvents);
    let slowestMs = 0;
    try {
      const settings = { OUTBOUND_ALLOW: '127.0.0.0/8', WEBHOOK_TIMEOUT_MS: String(webhookTimeoutMs) };
      const service = await stage.serve('all', settings);
      await receiver.endpoint(service, '/hangs', ['lead.added'], () => undefined);
      await receiver.endpoint(service, '/slow', ['lead.added'], slow.answer);
      await receiver.endpoint(service, '/well', ['lead.status_changed'], answerImmediately);
      const leadIds = await addLeads(stage, service, waitingEvents);
      expect(await waitForBacklog(stage, waitingEvents / 2), 'hardly anything waits');
      for (const leadId of leadIds.slice(0, rounds * freshEvents)) {
        if (findings.length) break;
        slowestMs = Math.max(slowestMs, await raiseFresh(service, { receiver, slow }, leadId, expect));
        await sleep(pauseMs);
      }
      const least = Math.min(...(await countWaiting(stage)));
      expect(least > waitingEvents / 2, `only ${least} wait for a receiver that is not well`);
    } finally {
      receiver.close();
      await stage.close();
    }
    const facts = { events: rounds * freshEvents, slowestArrivalMs: Math.round(slowestMs) };
    return { name: 'slow-receiver', facts, findings };
  },
};

/** What came to a receiver that answers late, and while it is held not at all. */
interface SlowAnswers {
  readonly underWay: ReadonlySet<ServerResponse>;
  readonly answer: AnswerHandler;
  /** Holds all answers until the function is called that it answers with. */
  hold(): () => void;
}

function slowAnswers(): SlowAnswers {
  const underWay = new Set<ServerResponse>();
  let held = Promise.resolve();
  const answer = async (response: ServerResponse): Promise<void> => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    await sleep(slowMs);
    await held;
    response.writeHead(204).end();
  };
  return {
    underWay,
    answer: (response) => void answer(response),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

async function addLeads(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let added = 0; added < count; added += batchSize) {
    const leads = Array.from({ length: batchSize }, (_, row) => ({
      company: `Company ${added + row}`,
      email: `a@company-${added + row}.example`,
    }));
    const { items } = valueOf(await service.call('leads.addBatch', { projectId, leads }));
    ids.push(...items.flatMap(({ leadId }) => leadId ?? []));
  }
  return ids;
}

/** How many deliveries wait for each endpoint that has any. */
async function countWaiting({ sql, orgId }: FaultEnvironment): Promise<number[]> {
  const rows = await sql<{ waiting: number }>(
    'select count(*)::int as waiting from directory.delivery_due where org_id = $1 group by webhook_id',
    [orgId],
  );
  return rows.length < 2 ? [0] : rows.map(({ waiting }) => waiting);
}

/** Waits until no event is left that has no delivery yet; whether so many wait then. */
async function waitForBacklog(stage: FaultEnvironment, least: number): Promise<boolean> {
  const left = `select from directory.outbox where org_id = $1 and kind = 'event' limit 1`;
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(100))
    if ((await stage.sql(left, [stage.orgId])).length === 0)
      return Math.min(...(await countWaiting(stage))) > least;
  return false;
}

/**
 * Raises an event that has to arrive while nothing comes to an end that was under way to the slow receiver before.
 * Answers how long it took.
 */
async function raiseFresh(
  service: ServiceProcess,
  { receiver, slow }: { receiver: Receiver; slow: SlowAnswers },
  leadId: string,
  expect: Expect,
): Promise<number> {
  for (const deadline = Date.now() + timeoutMs; !slow.underWay.size && Date.now() < deadline;) await sleep(2);
  const release = slow.hold();
  const underWay = [...slow.underWay];
  expect(underWay.length > 0, 'nothing comes to the slow receiver');
  const areHeld = () => underWay.length > 0 && underWay.every((response) => slow.underWay.has(response));
  const came = () => receiver.arrivals.filter(({ path }) => path === '/well').length;
  const before = came();
  valueOf(await service.call('leads.update', { leadId, status: 'qualified' }));
  const raisedAt = performance.now();
  while (came() === before && areHeld()) await sleep(2);
  const tookMs = performance.now() - raisedAt;
  expect(came() > before, `after ${Math.round(tookMs)} ms an event is not at a receiver that is well`);
  release();
  return tookMs;
}
