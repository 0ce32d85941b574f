import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { newId } from '../../src/store/ids.ts';
import { openBenchEnvironment, type BenchEnvironment, type ServiceProcess } from './bench-environment.ts';
import { runInTurns, type Benchmark, type Pace } from './benchmark.ts';
import { eventData } from './deliver-events.ts';
import { goalAtLeast, type Measured } from './figures.ts';
import type { Posted } from './baseline-deliver.ts';
import { profileOf } from './profile.ts';
import type { ReceivedCount } from './webhook-receiver.ts';

/** Deliveries of one measurement, and the deliveries a second that the first one assumes. */
const minEvents = 400;
const pollMs = 5;

/** Measures from the commit of the events until every delivery has a 2xx response and is recorded. */
export const deliver: Benchmark = {
  name: 'deliver',
  what: 'events delivered to webhooks, to one endpoint and to twenty',
  run: async (pace) => {
    const measured: Measured[] = [];
    for (const endpoints of [1, 20]) measured.push(await measure(pace, endpoints));
    return measured;
  },
};

async function measure(pace: Pace, endpoints: number): Promise<Measured> {
  const environment = await openBenchEnvironment(pace.profile);
  try {
    const { line: receiverUrl } = await environment.start(['test/bench/webhook-receiver.ts']);
    const { line: baselineUrl } = await environment.start(['test/bench/baseline-deliver.ts']);
    const settings = { OUTBOUND_ALLOW: '127.0.0.0/8' };
    const service = await environment.serve({ inspect: pace.profile, environment: settings });
    for (let endpoint = 0; endpoint < endpoints; endpoint++)
      await createWebhook(service, `${receiverUrl}/${endpoint}`);
    let connections: number | undefined;
    let perSecond = minEvents;
    const ours = async (durationMs: number) => {
      const events = Math.max(minEvents, Math.round((perSecond * durationMs) / 1_000)) / endpoints;
      const done = await deliverAll(environment, service, receiverUrl, {
        events: Math.ceil(events),
        endpoints,
      });
      // Taken from the first round only: later, connections of the baseline program may still be open.
      connections ??= done.maxConnections;
      perSecond = done.perSecond;
      return perSecond;
    };
    const baseline = async (durationMs: number) => {
      const { made, elapsedMs } = await postWithoutService(
        baselineUrl,
        receiverUrl,
        connections!,
        durationMs,
      );
      return (made / elapsedMs) * 1_000;
    };
    await ours(pace.warmUpMs);
    // PostgreSQL does this automatically within a minute after a table has grown.
    await environment.pool().query('analyze');
    const rounds = await runInTurns({ ours, baseline }, pace);
    if (pace.profile) {
      const deliverOnce = () =>
        deliverAll(environment, service, receiverUrl, { events: minEvents * 5, endpoints });
      await profileOf({ environment, service, name: `deliver-${endpoints}`, pace, work: deliverOnce });
    }
    pace.say(`  over ${connections} connections`);
    return {
      name: 'deliver',
      what: `deliveries to ${endpoints === 1 ? 'one endpoint' : `${endpoints} endpoints`}, recorded`,
      unit: 'deliveries/s',
      ...rounds,
      against: 'a bare loop of signed POSTs over as many connections',
      goal: goalAtLeast(1_000, 'ours'),
    };
  } finally {
    await environment.close();
  }
}

async function createWebhook({ url, liveKey }: ServiceProcess, address: string): Promise<void> {
  const response = await fetch(`${url}/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${liveKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: address, events: ['*'] }),
  });
  if (response.status !== 200) throw new Error(await response.text());
}

/** Inserts the events in one transaction and waits until all of them are delivered and recorded. */
async function deliverAll(
  environment: BenchEnvironment,
  { orgId }: ServiceProcess,
  receiverUrl: string,
  { events, endpoints }: { events: number; endpoints: number },
): Promise<{ calls: number; perSecond: number; maxConnections: number }> {
  const pool = environment.pool();
  const deliveries = events * endpoints;
  const before = await countDelivered(pool, orgId);
  // Responds once that many have arrived.
  const pendingCount = fetch(`${receiverUrl}/arrived?count=${deliveries}`);
  await insertEvents(pool, orgId, events);
  const startedAt = performance.now();
  // The processes of the service notify each other in this way.
  await pool.query('notify outreach_nudge');
  const arrived = (await (await pendingCount).json()) as ReceivedCount;
  await waitUntilRecorded(pool, orgId);
  const elapsedMs = performance.now() - startedAt;
  const delivered = (await countDelivered(pool, orgId)) - before;
  if (delivered !== deliveries || arrived.count !== deliveries)
    throw new Error(`${delivered} of ${deliveries} were recorded, and ${arrived.count} arrived.`);
  return {
    calls: deliveries,
    perSecond: (deliveries / elapsedMs) * 1_000,
    maxConnections: arrived.maxConnections,
  };
}

/** Inserts the rows that the service writes when it emits an event. */
async function insertEvents(pool: pg.Pool, orgId: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId('event'));
  const data = ids.map((_, number) => JSON.stringify(eventData(number)));
  await pool.query(
    `with inserted as (
       insert into event (org_id, id, type, data, created_at)
       select $1, id, 'lead.added', data::jsonb, now() from unnest($2::text[], $3::text[]) as given (id, data)
       returning id)
     insert into directory.outbox (id, org_id, kind, name, subject, due_at)
     select id, $1, 'event', 'lead.added', id, now() from inserted`,
    [orgId, ids, data],
  );
}

async function countDelivered(pool: pg.Pool, orgId: string): Promise<number> {
  const { rows } = await pool.query<{ delivered: number }>(
    `select count(*)::int as delivered from delivery
     where org_id = $1 and state = 'delivered' and jsonb_array_length(attempts) = 1`,
    [orgId],
  );
  return rows[0]!.delivered;
}

async function waitUntilRecorded(pool: pg.Pool, orgId: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select from delivery where org_id = $1 and state = 'waiting' limit 1`,
      [orgId],
    );
    if (rows.length === 0) return;
    await sleep(pollMs);
  }
}

async function postWithoutService(
  baselineUrl: string,
  receiverUrl: string,
  connections: number,
  durationMs: number,
): Promise<Posted> {
  const query = new URLSearchParams({
    url: `${receiverUrl}/0`,
    connections: String(connections),
    durationMs: String(durationMs),
  });
  const response = await fetch(`${baselineUrl}/?${query.toString()}`, { method: 'POST' });
  if (response.status !== 200) throw new Error(await response.text());
  const posted = (await response.json()) as Posted;
  // This request resets the receiver's count.
  await (await fetch(`${receiverUrl}/arrived?count=${posted.made}`)).body?.cancel();
  return posted;
}
