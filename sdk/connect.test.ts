import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Lead, LeadAdded, LeadList } from '../generated/sdk/types.ts';
import * as sdk from './outreach-sdk.ts';
import { connect, type OpenConnection, type OutreachOptions } from './connect.ts';
import { systemClock } from './retry.ts';
import { connectSession } from './session.ts';

const projectId = 'project_01h455vb4pex5vsknk084sn02q';
const leadId = 'lead_01h455vb4pex5vsknk084sn02q';

interface SentRequest {
  readonly request: Request;
  readonly text: string;
}

/** A connection without delays whose attempts receive the responses in order. */
function createTestConnection(
  answers: readonly (Response | Error)[],
  options: Partial<OutreachOptions> = {},
): { connection: OpenConnection; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const answer = answers[sent.length]!;
    sent.push({ request, text: await request.text() });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const clock = { ...systemClock, chance: () => 0 };
  return { connection: connect({ baseUrl: 'http://127.0.0.1:1', key: 'k', fetch, ...options }, clock), sent };
}

function reply(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

const added = () => reply({ value: { id: leadId, matched: false }, request_id: 'r' });
const failure = (status: number, headers: Record<string, string> = {}) =>
  reply(
    { error: { type: status === 429 ? 'rate_limit_error' : 'api_error', code: 'c', message: 'No.' } },
    { status, headers },
  );

describe('the attempts of one call', () => {
  test('are separate requests with the same key and body', async () => {
    const { connection, sent } = createTestConnection([new TypeError('broken'), failure(500), added()]);
    const { value, attempts } = await sdk.leads.add(connection, { projectId, city: 'Oulu' }).withResponse();
    expect(value).toEqual({ id: leadId, matched: false });
    expect(attempts).toBe(3);
    expect(new Set(sent.map(({ request }) => request)).size).toBe(3);
    expect(new Set(sent.map(({ request }) => request.headers.get('idempotency-key'))).size).toBe(1);
    expect(sent.map(({ text }) => JSON.parse(text))).toEqual(Array(3).fill({ projectId, city: 'Oulu' }));
    expect(sent.every(({ request }) => request.headers.get('content-type') === 'application/json')).toBe(
      true,
    );
  });

  test('run below the middleware, which sees one call', async () => {
    const observed: string[] = [];
    const middleware: OutreachOptions['middleware'] = [
      {
        onRequest({ request }) {
          observed.push(`> ${request.method}`);
          request.headers.set('x-team', 'sales');
        },
        onResponse: ({ response }) => void observed.push(`< ${response.status}`),
      },
    ];
    const { connection, sent } = createTestConnection([failure(503), added()], { middleware });
    await sdk.leads.add(connection, { projectId });
    expect(observed).toEqual(['> POST', '< 200']);
    expect(sent.map(({ request }) => request.headers.get('x-team'))).toEqual(['sales', 'sales']);
  });

  test('are skipped if middleware returns the response', async () => {
    const { connection, sent } = createTestConnection([], { middleware: [{ onRequest: added }] });
    expect(await sdk.leads.add(connection, { projectId }).withResponse()).toMatchObject({ attempts: 0 });
    expect(sent).toEqual([]);
  });

  test('are limited by the call, or else by the connection', async () => {
    const busy = () => Array.from({ length: 6 }, () => failure(503));
    const byConnection = createTestConnection(busy(), { maxRetries: 4 });
    await expect(sdk.credits.info(byConnection.connection)).rejects.toMatchObject({ status: 503 });
    expect(byConnection.sent).toHaveLength(5);
    const byCall = createTestConnection(busy(), { maxRetries: 4 });
    const call = sdk.credits.info(byCall.connection, {}, { maxRetries: 1 });
    await expect(call).rejects.toMatchObject({ status: 503 });
    expect(byCall.sent).toHaveLength(2);
    const withUndefined = createTestConnection(busy(), { maxRetries: 4 });
    await expect(sdk.credits.info(withUndefined.connection, {}, { maxRetries: undefined })).rejects.toThrow(
      'No.',
    );
    expect(withUndefined.sent).toHaveLength(5);
  });

  test('end early if the requested delay would pass the deadline', async () => {
    const { connection, sent } = createTestConnection([failure(429, { 'retry-after': '55' })], {
      timeoutMs: 5_000,
    });
    const error = await sdk.credits.info(connection).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(sdk.RateLimitError);
    expect(error).toMatchObject({ retryAfterMs: 55_000, status: 429 });
    expect(sent).toHaveLength(1);
  });
});

describe('a reply', () => {
  test('includes its details on request', async () => {
    const headers = { 'x-request-id': 'req_1', 'idempotent-replayed': 'true' };
    const { connection } = createTestConnection([
      reply({ value: { id: leadId }, request_id: 'req_0' }, { headers }),
    ]);
    const result = await sdk.leads.add(connection, { projectId }).withResponse();
    expectTypeOf(result).toEqualTypeOf<sdk.Reply<LeadAdded>>();
    expect(result).toMatchObject({ requestId: 'req_1', status: 200, attempts: 1, isReplay: true });
    expect(result.headers.get('x-request-id')).toBe('req_1');
  });

  test('includes its details for a list', async () => {
    const page = { items: [{ id: leadId }], nextCursor: null };
    const { connection } = createTestConnection([reply({ value: page, request_id: 'req_0' })]);
    const result = await sdk.leads.list(connection, { projectId }).withResponse();
    expectTypeOf(result).toEqualTypeOf<sdk.Reply<LeadList>>();
    expect(result).toMatchObject({ value: page, requestId: 'req_0', isReplay: false });
  });

  test('reports a failure once, however it is awaited', async () => {
    const unhandled: unknown[] = [];
    const record = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', record);
    const { connection } = createTestConnection([failure(400), failure(400)]);
    await expect(sdk.credits.info(connection)).rejects.toMatchObject({ status: 400 });
    await expect(sdk.credits.info(connection).withResponse()).rejects.toMatchObject({ status: 400 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', record);
    expect(unhandled).toEqual([]);
  });

  test.each(['<h1>Hello</h1>', '"text"', '5', 'null', '[]', '{}', ''])(
    'is rejected if it is not from the service, even with status 200: %s',
    async (text) => {
      const { connection } = createTestConnection([reply(text)]);
      const error = await sdk.credits.info(connection).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'ApiError', code: 'unexpected_reply', status: 200 });
    },
  );

  test.each([
    '<h1>Bad gateway</h1>',
    '"text"',
    '5',
    'null',
    '[]',
    '{}',
    '{"error": "no"}',
    '{"error": null}',
    '',
  ])('is reported as unexpected if it is not from the service: %s', async (text) => {
    const { connection } = createTestConnection([reply(text, { status: 404 })]);
    const error = await sdk.credits.info(connection).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiError', code: 'unexpected_reply', status: 404 });
  });

  test('has every field of the error', async () => {
    const error = {
      type: 'permission_error',
      code: 'live_key_required',
      message: 'This takes a live key.',
      reason: 'spends_credits',
      request_id: 'req_2',
    };
    const { connection } = createTestConnection([reply({ error, request_id: 'req_2' }, { status: 403 })]);
    const thrown: any = await sdk.credits.info(connection).catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(sdk.PermissionError);
    const { request_id: requestId, ...fields } = error;
    expect(thrown).toMatchObject({ ...fields, requestId, status: 403 });
    expect(thrown.response.status).toBe(403);
  });
});

test('a call has typed arguments and a typed result', () => {
  expectTypeOf(sdk.leads.add).parameter(0).toEqualTypeOf<sdk.Connection>();
  expectTypeOf<ReturnType<typeof sdk.leads.list>>().toEqualTypeOf<sdk.Page<LeadList>>();
  expectTypeOf<ReturnType<typeof sdk.leads.add>>().toEqualTypeOf<sdk.Call<LeadAdded>>();
  expectTypeOf<Lead['status']>().not.toBeAny();
  expectTypeOf<'a later value'>().toExtend<Lead['status']>();
  expectTypeOf<'a later value'>().not.toExtend<NonNullable<sdk.LeadsUpdateArguments['status']>>();
});

test.each([
  [undefined, 'baseUrl'],
  [{ baseUrl: 'outreach.example', key: 'k' }, 'baseUrl'],
  [{ baseUrl: 'http://127.0.0.1:1', key: '' }, 'key'],
  [{ baseUrl: 'http://127.0.0.1:1', apiKey: 'k' }, 'key'],
])('invalid options are rejected immediately: %j', (options, name) => {
  expect(() => connect(options as unknown as OutreachOptions)).toThrow(TypeError);
  expect(() => connect(options as unknown as OutreachOptions)).toThrow(`${name} must be`);
});

test('a session needs an address and no key', () => {
  expect(() => connectSession({ baseUrl: '/app/api' })).toThrow('baseUrl must be');
  expect(connectSession({ baseUrl: 'http://127.0.0.1:1' })).toHaveProperty('call');
});

test.each([{}, { leadId: '' }, { leadId: '..' }])('an invalid id is never sent: %j', async (args) => {
  const { connection, sent } = createTestConnection([]);
  const error = await sdk.leads
    .get(connection, args as { leadId: string })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(sdk.InvalidRequestError);
  expect(error).toMatchObject({ code: 'invalid_arguments', param: 'leadId', status: 0 });
  expect(sent).toEqual([]);
});
