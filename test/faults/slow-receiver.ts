import { setTimeout as sleep } from 'node:timers/promises';
import { valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import { answerAtOnce, startReceiver, type Receiver } from './receiver.ts';
import { createFindings, type Fault } from './report.ts';
import { openStage, type ServiceProcess, type Stage } from './stage.ts';

/** In one round; in three or more there are ten thousand. */
const eventsOfRound = 3_500;
const mostEvents = 10_000;
const batchSize = 500;
const freshEvents = 10;
const pauseMs = 300;
const slowMs = 3_000;
/** From the answer to the call that raised an event until it arrives, or as often as long as that call took. */
const arrivalMs = 1_000;
const callsOfArrival = 10;
const longestMs = 30_000;
const patienceMs = 120_000;

/**
 * Up to ten thousand events wait for a receiver that hangs, and as many for one that is slow; others get theirs at
 * once.
 */
export const slowReceiver: Fault = {
  name: 'slow-receiver',
  what: 'ten thousand events wait for a receiver that hangs and for one that is slow, beside one that is well',
  rounds: 3,
  run: async (rounds) => {
    const { broken, expect } = createFindings();
    const [stage, receiver] = [await openStage(), await startReceiver()];
    const waitingEvents = Math.min(eventsOfRound * rounds, mostEvents);
    let slowestMs = 0;
    try {
      const service = await stage.serve('all', { OUTBOUND_ALLOW: '127.0.0.0/8' });
      await receiver.endpoint(service, '/hangs', ['lead.added'], () => undefined);
      await receiver.endpoint(service, '/slow', ['lead.added'], (response) => {
        setTimeout(() => response.writeHead(204).end(), slowMs);
      });
      await receiver.endpoint(service, '/well', ['lead.status_changed'], answerAtOnce);
      const leadIds = await addLeads(stage, service, waitingEvents);
      expect(await untilWaiting(stage, waitingEvents * 0.9), 'hardly anything waits');
      for (let round = 0; round < rounds; round++) {
        const fresh = leadIds.splice(0, freshEvents);
        slowestMs = Math.max(slowestMs, await raiseFresh(service, receiver, fresh, expect));
      }
      const least = Math.min(...(await countWaiting(stage)));
      expect(least > waitingEvents * 0.9, `only ${least} wait for a receiver that is not well`);
    } finally {
      receiver.close();
      await stage.close();
    }
    const facts = { events: rounds * freshEvents, slowestArrivalMs: Math.round(slowestMs) };
    return { name: 'slow-receiver', facts, broken };
  },
};

async function addLeads({ projectId }: Stage, service: ServiceProcess, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let added = 0; added < count; added += batchSize) {
    const leads = Array.from({ length: batchSize }, (_, row) => ({
      ...{ company: `Company ${added + row}`, email: `a@company-${added + row}.example` },
    }));
    const { items } = valueOf(await service.call('leads.addBatch', { projectId, leads }));
    ids.push(...items.flatMap(({ leadId }) => leadId ?? []));
  }
  return ids;
}

/** How many deliveries wait for each endpoint that has any. */
async function countWaiting({ sql, orgId }: Stage): Promise<number[]> {
  const rows = await sql<{ waiting: number }>(
    'select count(*)::int as waiting from directory.delivery_due where org_id = $1 group by webhook_id',
    [orgId],
  );
  return rows.length < 2 ? [0] : rows.map(({ waiting }) => waiting);
}

async function untilWaiting(stage: Stage, least: number): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(100))
    if (Math.min(...(await countWaiting(stage))) > least) return true;
  return false;
}

/** Answers how long the slowest of them took. */
async function raiseFresh(
  service: ServiceProcess,
  receiver: Receiver,
  leadIds: readonly string[],
  expect: Expect,
): Promise<number> {
  let [slowestMs, slowestCallMs] = [0, 0];
  const came = () => receiver.arrivals.filter(({ path }) => path === '/well').length;
  for (const leadId of leadIds) {
    const before = came();
    const calledAt = performance.now();
    valueOf(await service.call('leads.update', { leadId, status: 'qualified' }));
    const raisedAt = performance.now();
    slowestCallMs = Math.max(slowestCallMs, raisedAt - calledAt);
    while (came() === before && performance.now() - raisedAt < longestMs) await sleep(2);
    slowestMs = Math.max(slowestMs, performance.now() - raisedAt);
    await sleep(pauseMs);
  }
  const isSoon = slowestMs <= Math.max(arrivalMs, callsOfArrival * slowestCallMs);
  expect(isSoon, `an event took ${Math.round(slowestMs)} ms to a receiver that is well`);
  return slowestMs;
}
