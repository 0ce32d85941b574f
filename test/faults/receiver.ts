import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import type { ServiceProcess, FaultEnvironment } from './fault-environment.ts';

/** A delivery as it came. */
export interface Arrival {
  readonly path: string;
  /** The same over all attempts at one delivery. */
  readonly deliveryId: string;
  readonly body: Buffer;
  readonly signature: string;
  /** What it says of when it was sent, in seconds. */
  readonly timestamp: number;
  readonly atMs: number;
}

/** Answers a delivery, at once or later. */
export type AnswerHandler = (response: ServerResponse, arrival: Arrival) => void;

/** Local endpoints of webhooks, and all that came to them. */
export interface Receiver {
  readonly arrivals: readonly Arrival[];
  /** Registers an endpoint at the path, which answers in this way. */
  endpoint(
    service: ServiceProcess,
    path: string,
    events: readonly string[],
    answer: AnswerHandler,
  ): Promise<void>;
  /** Waits until so many deliveries came, or until the patience is over. */
  waitForArrivals(count: number, timeoutMs: number): Promise<boolean>;
  /** The secret of the endpoint at the path. */
  secretOf(path: string): string;
  close(): void;
}

/**
 * What the service needs in its environment to reach a receiver, and to try again soon; often enough that a machine
 * which is busy with other faults makes no delivery fail.
 */
export const deliveringEnvironment = {
  OUTBOUND_ALLOW: '127.0.0.0/8',
  WEBHOOK_TIMEOUT_MS: '4000',
  WEBHOOK_RETRY_MS: '500,2000,6000,15000',
} as const;

export const answerImmediately: AnswerHandler = (response) => void response.writeHead(204).end();

export async function startReceiver(): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const answers = new Map<string, AnswerHandler>();
  const secrets = new Map<string, string>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const arrival = {
        path,
        deliveryId: String(headers['webhook-id']),
        body: Buffer.concat(parts),
        signature: String(headers['x-service-signature']),
        timestamp: Number(headers['webhook-timestamp']),
        atMs: Date.now(),
      };
      arrivals.push(arrival);
      answers.get(path)!(response, arrival);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    arrivals,
    endpoint: async (service, path, events, answer) => {
      answers.set(path, answer);
      const made = valueOf(await service.call('webhooks.create', { url: origin + path, events }));
      secrets.set(path, made.secret);
    },
    waitForArrivals: async (count, timeoutMs) => {
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(5))
        if (arrivals.length >= count) return true;
      return false;
    },
    secretOf: (path) => secrets.get(path)!,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Waits until no event waits for its deliveries and no delivery for its next attempt; answers how many do. */
export async function waitUntilDelivered(
  { sql, orgId }: FaultEnvironment,
  timeoutMs: number,
): Promise<number> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(100)) {
    const [{ left }] = await sql(
      `select (select count(*) from directory.delivery_due where org_id = $1)::int
              + (select count(*) from directory.delivery_batch where org_id = $1)::int
              + (select count(*) from directory.outbox where org_id = $1 and kind = 'event')::int as left`,
      [orgId],
    );
    if (!left || Date.now() > deadline) return left;
  }
}

/** A receiver refuses what says that it was sent so long before or after. */
const toleranceMs = 300_000;

/**
 * Each event of the kind has a delivery to each of so many endpoints, with an attempt that was taken; whatever arrived
 * is one of them, the same bytes each time, signed, and of now. Answers how many came more than once.
 */
export async function verifyDeliveries(
  stage: FaultEnvironment,
  receiver: Receiver,
  { type, endpoints }: { readonly type: string; readonly endpoints: number },
  expect: Expect,
): Promise<number> {
  const { sql, orgId } = stage;
  const [{ events }] = await sql(
    'select count(*)::int as events from event where org_id = $1 and type = $2',
    [orgId, type],
  );
  const kept = await sql<{ id: string; sent: object; state: string; statuses: (number | null)[] }>(
    `select d.id, d.state, array(select (a ->> 'status')::int from jsonb_array_elements(d.attempts) a) as statuses,
            json_build_object('event', e.type, 'timestamp', floor(extract(epoch from e.created_at) * 1000)::int8,
              'data', e.data) as sent
     from delivery d join event e on e.org_id = d.org_id and e.id = d.event_id
     where d.org_id = $1 and d.type = $2`,
    [orgId, type],
  );
  expect(kept.length === events * endpoints, `${events} events have ${kept.length} deliveries`);
  const untaken = kept.filter(({ state, statuses }) => state !== 'delivered' || !statuses.includes(204));
  expect(untaken.length === 0, `${untaken.length} deliveries are ${untaken[0]?.state}, without a 2xx`);
  const came = Map.groupBy(receiver.arrivals, ({ deliveryId }) => deliveryId);
  const lost = kept.filter(({ id }) => !came.has(id));
  expect(lost.length === 0, `${lost.length} deliveries never arrived`);
  for (const { id, sent } of kept) {
    const others = (came.get(id) ?? []).filter(
      ({ body }) => !isDeepStrictEqual(JSON.parse(body.toString()), sent),
    );
    expect(others.length === 0, `delivery ${id} brought another event`);
  }
  verifySignatures(receiver, expect);
  return kept.filter(({ id, statuses }) => (came.get(id)?.length ?? 0) > statuses.length).length;
}

function verifySignatures({ arrivals, secretOf }: Receiver, expect: Expect): void {
  const unsigned = arrivals.filter(
    ({ path, body, signature }) =>
      signature !== `sha256=${createHmac('sha256', secretOf(path)).update(body).digest('hex')}`,
  );
  expect(unsigned.length === 0, `${unsigned.length} arrived with a wrong signature`);
  const untimely = arrivals.filter(({ timestamp, atMs }) => Math.abs(timestamp * 1_000 - atMs) > toleranceMs);
  expect(untimely.length === 0, `${untimely.length} were stamped with a time that no receiver takes`);
  const bodies = Map.groupBy(arrivals, ({ deliveryId }) => deliveryId);
  const changed = [...bodies.values()].filter((all) => new Set(all.map(digestOf)).size > 1);
  expect(changed.length === 0, `${changed.length} deliveries changed between attempts`);
}

const digestOf = ({ body }: Arrival): string => createHash('sha256').update(body).digest('hex');
