import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import { answerImmediately, startReceiver, type AnswerHandler, type Receiver } from './receiver.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

/** Events in one round; three or more rounds reach ten thousand. */
const eventsOfRound = 3_500;
const maxEvents = 10_000;
const batchSize = 500;
/** Events of one round for the fast receiver. */
const measuredEvents = 10;
const pauseMs = 300;
const slowMs = 2_000;
/** The service's timeout. Deliveries to the fast receiver must begin before it, also on a busy machine. */
const webhookTimeoutMs = 15_000;
const timeoutMs = 120_000;

/**
 * Up to ten thousand events wait for a receiver that never responds, and as many for a slow one. Other receivers must
 * get their events meanwhile.
 */
export const slowReceiver: Fault = {
  name: 'slow-receiver',
  what: 'ten thousand events wait for a receiver that never responds and for a slow one; a fast one is not delayed',
  rounds: 3,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const [environment, receiver, slow] = [
      await openFaultEnvironment(),
      await startReceiver(),
      openSlowResponses(),
    ];
    const waitingEvents = Math.min(eventsOfRound * rounds, maxEvents);
    let slowestMs = 0;
    try {
      const settings = { OUTBOUND_ALLOW: '127.0.0.0/8', WEBHOOK_TIMEOUT_MS: String(webhookTimeoutMs) };
      const service = await environment.serve('all', settings);
      await receiver.endpoint(service, '/hangs', ['lead.added'], () => undefined);
      await receiver.endpoint(service, '/slow', ['lead.added'], slow.respond);
      await receiver.endpoint(service, '/fast', ['lead.status_changed'], answerImmediately);
      const leadIds = await addLeads(environment, service, waitingEvents);
      expect(
        await waitForBacklog(environment, waitingEvents / 2),
        'too few deliveries wait for the two receivers',
      );
      for (const leadId of leadIds.slice(0, rounds * measuredEvents)) {
        if (findings.length) break;
        slowestMs = Math.max(slowestMs, await measureArrival(service, { receiver, slow }, leadId, expect));
        await sleep(pauseMs);
      }
      const minWaiting = Math.min(...(await countWaiting(environment)));
      expect(
        minWaiting > waitingEvents / 2,
        `only ${minWaiting} deliveries wait for one of the two receivers`,
      );
    } finally {
      receiver.close();
      await environment.close();
    }
    const facts = { events: rounds * measuredEvents, slowestArrivalMs: Math.round(slowestMs) };
    return { name: 'slow-receiver', facts, findings };
  },
};

/** The open responses of a slow receiver, which can be blocked. */
interface SlowResponses {
  readonly open: ReadonlySet<ServerResponse>;
  readonly respond: AnswerHandler;
  /** Blocks all responses until the returned function is called. */
  block(): () => void;
}

function openSlowResponses(): SlowResponses {
  const open = new Set<ServerResponse>();
  let unblocked = Promise.resolve();
  const respond = async (response: ServerResponse): Promise<void> => {
    open.add(response);
    response.once('close', () => open.delete(response));
    await sleep(slowMs);
    await unblocked;
    response.writeHead(204).end();
  };
  return {
    open,
    respond: (response) => void respond(response),
    block() {
      const { promise, resolve } = Promise.withResolvers<void>();
      unblocked = promise;
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

/** The number of waiting deliveries of each endpoint that has any. */
async function countWaiting({ sql, orgId }: FaultEnvironment): Promise<number[]> {
  const rows = await sql<{ waiting: number }>(
    `select count(*)::int as waiting from delivery where org_id = $1 and state = 'waiting' group by webhook_id`,
    [orgId],
  );
  return rows.length < 2 ? [0] : rows.map(({ waiting }) => waiting);
}

/** Waits until every event has its deliveries; returns true if more than `minWaiting` wait for each endpoint. */
async function waitForBacklog(environment: FaultEnvironment, minWaiting: number): Promise<boolean> {
  const eventsWithoutDeliveries = `select from directory.outbox where org_id = $1 and kind = 'event' limit 1`;
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(100))
    if ((await environment.sql(eventsWithoutDeliveries, [environment.orgId])).length === 0)
      return Math.min(...(await countWaiting(environment))) > minWaiting;
  return false;
}

/**
 * Causes an event for the fast receiver. It must arrive while all open responses of the slow receiver are blocked.
 * Returns how long it took.
 */
async function measureArrival(
  service: ServiceProcess,
  { receiver, slow }: { receiver: Receiver; slow: SlowResponses },
  leadId: string,
  expect: Expect,
): Promise<number> {
  for (const deadline = Date.now() + timeoutMs; !slow.open.size && Date.now() < deadline;) await sleep(2);
  const release = slow.block();
  const open = [...slow.open];
  expect(open.length > 0, 'the slow receiver got no delivery');
  const areBlocked = () => open.length > 0 && open.every((response) => slow.open.has(response));
  const countReceived = () => receiver.arrivals.filter(({ path }) => path === '/fast').length;
  const before = countReceived();
  valueOf(await service.call('leads.update', { leadId, status: 'qualified' }));
  const calledAt = performance.now();
  while (countReceived() === before && areBlocked()) await sleep(2);
  const tookMs = performance.now() - calledAt;
  expect(
    countReceived() > before,
    `after ${Math.round(tookMs)} ms an event has not reached the fast receiver`,
  );
  release();
  return tookMs;
}
