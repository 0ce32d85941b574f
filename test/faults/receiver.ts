import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import type { ServiceProcess, FaultEnvironment } from './fault-environment.ts';

/** A delivery as received. */
export interface Arrival {
  readonly path: string;
  /** The same in all attempts of one delivery. */
  readonly deliveryId: string;
  readonly body: Buffer;
  readonly signature: string;
  /** The sending time in the header, in seconds. */
  readonly timestamp: number;
  readonly atMs: number;
}

/** Responds to a delivery, immediately or later. */
export type AnswerHandler = (response: ServerResponse, arrival: Arrival) => void;

/** Local webhook endpoints, and everything they received. */
export interface Receiver {
  readonly arrivals: readonly Arrival[];
  /** Registers an endpoint at the path with this response. */
  endpoint(
    service: ServiceProcess,
    path: string,
    events: readonly string[],
    answer: AnswerHandler,
  ): Promise<void>;
  /** Waits for this many deliveries; returns false at the timeout. */
  waitForArrivals(count: number, timeoutMs: number): Promise<boolean>;
  /** The secret of the endpoint at the path. */
  secretOf(path: string): string;
  close(): void;
}

/**
 * Settings that allow deliveries to a local receiver and shorten the retry delays. There are enough retries that no
 * delivery fails on a busy machine.
 */
export const deliveringEnvironment = {
  OUTBOUND_ALLOW: '127.0.0.0/8',
  WEBHOOK_TIMEOUT_MS: '4000',
  WEBHOOK_RETRY_MS: '500,2000,6000,15000',
} as const;

export const answerImmediately: AnswerHandler = (response) => void response.writeHead(204).end();

export async function startReceiver(): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const handlers = new Map<string, AnswerHandler>();
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
      handlers.get(path)!(response, arrival);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    arrivals,
    endpoint: async (service, path, events, answer) => {
      handlers.set(path, answer);
      const created = valueOf(await service.call('webhooks.create', { url: origin + path, events }));
      secrets.set(path, created.secret);
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

/** Waits until no events or deliveries are pending, or until the timeout. Returns how many are still pending. */
export async function waitUntilDelivered(
  { sql, orgId }: FaultEnvironment,
  timeoutMs: number,
): Promise<number> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(100)) {
    const [{ pending }] = await sql(
      `select (select count(*) from delivery where org_id = $1 and state = 'waiting')::int
              + (select count(*) from directory.outbox where org_id = $1 and kind = 'event')::int as pending`,
      [orgId],
    );
    if (!pending || Date.now() > deadline) return pending;
  }
}

/** Receivers reject deliveries whose timestamp differs by more than this. */
const toleranceMs = 300_000;

/**
 * Verifies that each event of the type has a successful delivery to each endpoint. Deliveries must have the same bytes
 * in each attempt, a valid signature and a current timestamp. Returns the number of deliveries that arrived more often
 * than they have recorded attempts.
 */
export async function verifyDeliveries(
  environment: FaultEnvironment,
  receiver: Receiver,
  { type, endpoints }: { readonly type: string; readonly endpoints: number },
  expect: Expect,
): Promise<number> {
  const { sql, orgId } = environment;
  const [{ events }] = await sql(
    'select count(*)::int as events from event where org_id = $1 and type = $2',
    [orgId, type],
  );
  const stored = await sql<{ id: string; sent: object; state: string; statuses: (number | null)[] }>(
    `select d.id, d.state, array(select (a ->> 'status')::int from jsonb_array_elements(d.attempts) a) as statuses,
            json_build_object('event', e.type, 'timestamp', floor(extract(epoch from e.created_at) * 1000)::int8,
              'data', e.data) as sent
     from delivery d join event e on e.org_id = d.org_id and e.id = d.event_id
     where d.org_id = $1 and d.type = $2`,
    [orgId, type],
  );
  expect(stored.length === events * endpoints, `${events} events have ${stored.length} deliveries`);
  const failed = stored.filter(({ state, statuses }) => state !== 'delivered' || !statuses.includes(204));
  expect(failed.length === 0, `${failed.length} deliveries are ${failed[0]?.state}, without a 2xx`);
  const received = Map.groupBy(receiver.arrivals, ({ deliveryId }) => deliveryId);
  const lost = stored.filter(({ id }) => !received.has(id));
  expect(lost.length === 0, `${lost.length} deliveries never arrived`);
  for (const { id, sent } of stored) {
    const mismatched = (received.get(id) ?? []).filter(
      ({ body }) => !isDeepStrictEqual(JSON.parse(body.toString()), sent),
    );
    expect(mismatched.length === 0, `delivery ${id} contained another event`);
  }
  verifySignatures(receiver, expect);
  return stored.filter(({ id, statuses }) => (received.get(id)?.length ?? 0) > statuses.length).length;
}

function verifySignatures({ arrivals, secretOf }: Receiver, expect: Expect): void {
  const unsigned = arrivals.filter(
    ({ path, body, signature }) =>
      signature !== `sha256=${createHmac('sha256', secretOf(path)).update(body).digest('hex')}`,
  );
  expect(unsigned.length === 0, `${unsigned.length} deliveries had a wrong signature`);
  const outdated = arrivals.filter(({ timestamp, atMs }) => Math.abs(timestamp * 1_000 - atMs) > toleranceMs);
  expect(outdated.length === 0, `${outdated.length} deliveries had a timestamp that receivers reject`);
  const bodies = Map.groupBy(arrivals, ({ deliveryId }) => deliveryId);
  const changed = [...bodies.values()].filter((all) => new Set(all.map(digestOf)).size > 1);
  expect(changed.length === 0, `${changed.length} deliveries changed between attempts`);
}

const digestOf = ({ body }: Arrival): string => createHash('sha256').update(body).digest('hex');
