import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createOutreach, RateLimitError, type Outreach, type OutreachOptions } from 'outreach-sdk';
import { openService, testService, serviceUrl } from '../support/test-service.ts';

const service = testService();

/** What happens to a call on its way: the answer is lost, or it is turned away. Undefined lets it through. */
type LineFault = 'answer lost' | 'never arrives' | 'half an answer' | 503;

let faultyLine: Server;
let troubles: LineFault[] = [];
let passed: { path: string; key: string | undefined }[] = [];
beforeAll(async () => {
  faultyLine = createServer((request, response) => void forwardRequest(request, response));
  await new Promise<void>((resolve) => faultyLine.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  troubles = [];
  passed = [];
});
afterAll(() => void faultyLine.close());

/** A line between client and service that breaks where it is told to. */
async function forwardRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const trouble = troubles.shift();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  passed.push({ path: request.url!, key: request.headers['idempotency-key'] as string | undefined });
  if (trouble === 'never arrives') return void request.socket.destroy();
  if (trouble === 503) return void response.writeHead(503).end('<h1>Busy</h1>');
  const {
    host: _,
    connection: __,
    'content-length': ___,
    ...headers
  } = request.headers as Record<string, string>;
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const answer = await fetch(service.url + request.url, { method: request.method!, headers, body });
  const text = Buffer.from(await answer.arrayBuffer());
  if (trouble === 'answer lost') return void request.socket.destroy();
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': text.length });
  if (trouble !== 'half an answer') return void response.end(text);
  response.write(text.subarray(0, 20), () => request.socket.destroy());
}

function overLine(line: string, options: Partial<OutreachOptions> = {}): Outreach {
  return createOutreach({ baseUrl: line, key: service.tenant.liveKey, ...options });
}

const viaFaultyLine = (options?: Partial<OutreachOptions>) =>
  overLine(`http://127.0.0.1:${(faultyLine.address() as AddressInfo).port}`, options);

const leadsFrom = async (source: string) =>
  (await overLine(service.url).leads.list({ projectId: service.tenant.projectId, source })).items;

describe('a call over a broken connection has one effect:', () => {
  test.each<[LineFault]>([['answer lost'], ['never arrives'], ['half an answer'], [503]])(
    '%s',
    async (trouble) => {
      const source = `line-${trouble}`;
      troubles = [trouble, trouble];
      const { projectId } = service.tenant;
      const { value, attempts, isReplay } = await viaFaultyLine()
        .leads.add({ projectId, company: source, source })
        .withResponse();
      expect(attempts).toBe(3);
      expect(isReplay).toBe(trouble === 'answer lost' || trouble === 'half an answer');
      expect(new Set(passed.map(({ key }) => key)).size).toBe(1);
      expect((await leadsFrom(source)).map(({ id }) => id)).toEqual([value.id]);
    },
  );

  test('reads succeed too', async () => {
    troubles = ['half an answer', 503];
    const seen: string[] = [];
    for await (const project of viaFaultyLine().projects.list()) seen.push(project.id);
    expect(seen).toEqual([service.tenant.projectId]);
    expect(passed.map(({ key }) => key)).toEqual([undefined, undefined, undefined]);
  });

  test('a broken line is reported', async () => {
    troubles = Array<LineFault>(3).fill('never arrives');
    await expect(viaFaultyLine().credits.info()).rejects.toMatchObject({
      name: 'ConnectionError',
      status: 0,
    });
    expect(passed).toHaveLength(3);
  });
});

test('a list is read to its end', async () => {
  const { projectId } = service.tenant;
  const outreach = overLine(service.url);
  const leads = Array.from({ length: 230 }, (_, index) => ({ company: `Company ${index}`, source: 'long' }));
  await outreach.leads.addBatch({ projectId, leads });
  const companies = new Set<string | null>();
  for await (const { company } of outreach.leads.list({ projectId, source: 'long' })) companies.add(company);
  expect(companies.size).toBe(230);
});

test('the error about an argument names it', async () => {
  const wrong = overLine(service.url).leads.add({
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

test('a key reused for another call is an idempotency error', async () => {
  const { projectId } = service.tenant;
  const add = (city: string) =>
    overLine(service.url).leads.add({ projectId, company: 'Koivu Oy', city }, { idempotencyKey: 'one-word' });
  await add('Turku');
  await expect(add('Oulu')).rejects.toMatchObject({ name: 'IdempotencyError', code: 'key_reused' });
});

test('the rate limit has the time to wait', async () => {
  const strict = await openService(service.databaseUrl, {
    role: 'api',
    environment: { RATE_LIMIT_LIVE: '3' },
  });
  try {
    const { liveKey } = await service.newTenant();
    const outreach = overLine(serviceUrl(strict), { key: liveKey, maxRetries: 0 });
    const calls = Array.from({ length: 12 }, () => outreach.credits.info());
    const refused = (await Promise.allSettled(calls)).flatMap((call) =>
      call.status === 'rejected' ? [call.reason as RateLimitError] : [],
    );
    expect(refused.length).toBeGreaterThanOrEqual(6);
    for (const refusal of refused) {
      expect(refusal).toBeInstanceOf(RateLimitError);
      expect(refusal.code).toBe('rate_limited');
      expect(refusal.retryAfterMs).toBeGreaterThan(0);
      expect(refusal.retryAfterMs).toBeLessThanOrEqual(60_000);
    }
  } finally {
    await strict.close();
  }
});
