import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createOutreach, RateLimitError, type Outreach, type OutreachOptions } from 'outreach-sdk';
import { openService, testService, serviceUrl } from '../support/test-service.ts';

const service = testService();

/** The fault of one call: its response is lost or cut, or it is not forwarded. Undefined means no fault. */
type ConnectionFault = 'response lost' | 'not forwarded' | 'response cut' | 503;

let faultyProxy: Server;
let faults: ConnectionFault[] = [];
let received: { path: string; key: string | undefined }[] = [];
beforeAll(async () => {
  faultyProxy = createServer((request, response) => void forwardRequest(request, response));
  await new Promise<void>((resolve) => faultyProxy.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  faults = [];
  received = [];
});
afterAll(() => void faultyProxy.close());

/** A proxy between client and service that applies the faults in order. */
async function forwardRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const fault = faults.shift();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ path: request.url!, key: request.headers['idempotency-key'] as string | undefined });
  if (fault === 'not forwarded') return void request.socket.destroy();
  if (fault === 503) return void response.writeHead(503).end('<h1>Busy</h1>');
  const {
    host: _,
    connection: __,
    'content-length': ___,
    ...headers
  } = request.headers as Record<string, string>;
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const upstream = await fetch(service.url + request.url, { method: request.method!, headers, body });
  const text = Buffer.from(await upstream.arrayBuffer());
  if (fault === 'response lost') return void request.socket.destroy();
  response.writeHead(upstream.status, {
    ...Object.fromEntries(upstream.headers),
    'content-length': text.length,
  });
  if (fault !== 'response cut') return void response.end(text);
  response.write(text.subarray(0, 20), () => request.socket.destroy());
}

function clientFor(baseUrl: string, options: Partial<OutreachOptions> = {}): Outreach {
  return createOutreach({ baseUrl, key: service.tenant.liveKey, ...options });
}

const viaFaultyProxy = (options?: Partial<OutreachOptions>) =>
  clientFor(`http://127.0.0.1:${(faultyProxy.address() as AddressInfo).port}`, options);

const leadsFrom = async (source: string) =>
  (await clientFor(service.url).leads.list({ projectId: service.tenant.projectId, source })).items;

describe('a call over a faulty connection', () => {
  test.each<[ConnectionFault]>([['response lost'], ['not forwarded'], ['response cut'], [503]])(
    'has one effect: %s',
    async (fault) => {
      const source = `fault-${fault}`;
      faults = [fault, fault];
      const { projectId } = service.tenant;
      const { value, attempts, isReplay } = await viaFaultyProxy()
        .leads.add({ projectId, company: source, source })
        .withResponse();
      expect(attempts).toBe(3);
      expect(isReplay).toBe(fault === 'response lost' || fault === 'response cut');
      expect(new Set(received.map(({ key }) => key)).size).toBe(1);
      expect((await leadsFrom(source)).map(({ id }) => id)).toEqual([value.id]);
    },
  );

  test('retries reads without a key', async () => {
    faults = ['response cut', 503];
    const projectIds: string[] = [];
    for await (const project of viaFaultyProxy().projects.list()) projectIds.push(project.id);
    expect(projectIds).toEqual([service.tenant.projectId]);
    expect(received.map(({ key }) => key)).toEqual([undefined, undefined, undefined]);
  });

  test('rejects with a ConnectionError if every attempt fails', async () => {
    faults = Array<ConnectionFault>(3).fill('not forwarded');
    await expect(viaFaultyProxy().credits.info()).rejects.toMatchObject({
      name: 'ConnectionError',
      status: 0,
    });
    expect(received).toHaveLength(3);
  });
});

test('a list is read to its end', async () => {
  const { projectId } = service.tenant;
  const outreach = clientFor(service.url);
  const leads = Array.from({ length: 230 }, (_, index) => ({ company: `Company ${index}`, source: 'long' }));
  await outreach.leads.addBatch({ projectId, leads });
  const companies = new Set<string | null>();
  for await (const { company } of outreach.leads.list({ projectId, source: 'long' })) companies.add(company);
  expect(companies.size).toBe(230);
});

test('the error for an unknown argument names it', async () => {
  const wrong = clientFor(service.url).leads.add({
    projectId: service.tenant.projectId,
    emial: 'a@example.com',
  } as never);
  await expect(wrong).rejects.toMatchObject({
    name: 'InvalidRequestError',
    code: 'unknown_argument',
    param: 'emial',
    requestId: expect.stringMatching(/^req_/) as string,
    message: expect.stringContaining('Did you mean email?') as string,
  });
});

test('an idempotency key reused with other arguments is rejected', async () => {
  const { projectId } = service.tenant;
  const add = (city: string) =>
    clientFor(service.url).leads.add({ projectId, company: 'Koivu Oy', city }, { idempotencyKey: 'one-key' });
  await add('Turku');
  await expect(add('Oulu')).rejects.toMatchObject({ name: 'IdempotencyError', code: 'key_reused' });
});

test('a RateLimitError has the time to wait', async () => {
  const strict = await openService(service.databaseUrl, {
    role: 'api',
    environment: { RATE_LIMIT_LIVE: '3' },
  });
  try {
    const { liveKey } = await service.newTenant();
    const outreach = clientFor(serviceUrl(strict), { key: liveKey, maxRetries: 0 });
    const calls = Array.from({ length: 12 }, () => outreach.credits.info());
    const rateLimited = (await Promise.allSettled(calls)).flatMap((call) =>
      call.status === 'rejected' ? [call.reason as RateLimitError] : [],
    );
    expect(rateLimited.length).toBeGreaterThanOrEqual(6);
    for (const error of rateLimited) {
      expect(error).toBeInstanceOf(RateLimitError);
      expect(error.code).toBe('rate_limited');
      expect(error.retryAfterMs).toBeGreaterThan(0);
      expect(error.retryAfterMs).toBeLessThanOrEqual(60_000);
    }
  } finally {
    await strict.close();
  }
});
