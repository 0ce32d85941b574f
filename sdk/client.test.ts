import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Lead, LeadAdded } from '../generated/sdk/types.ts';
import { createOutreach, type Outreach } from './client.ts';
import { OutreachError } from './outreach-error.ts';

const leadId = 'lead_01h455vb4pex5vsknk084sn02q';
const projectId = 'project_01h455vb4pex5vsknk084sn02q';

interface SentRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A client whose calls are recorded and get the responses of `respond`. */
function createTestClient(
  respond: (sent: SentRequest) => { status?: number; body: unknown; headers?: Record<string, string> },
): {
  outreach: Outreach;
  calls: SentRequest[];
} {
  const calls: SentRequest[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted();
    const text = await request.text();
    const sent: SentRequest = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(sent);
    const { status = 200, body, headers = {} } = respond(sent);
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(payload, { status, headers: { 'content-type': 'application/json', ...headers } });
  };
  return { outreach: createOutreach({ baseUrl: 'http://127.0.0.1:1', key: 'sk_test_a', fetch }), calls };
}

const success = (value: unknown) => ({ body: { value, request_id: 'r' } });

describe('a call', () => {
  test("sends to the operation's path and returns its value", async () => {
    const { outreach, calls } = createTestClient(() => success({ id: leadId, matched: false }));
    const added = await outreach.leads.add({ projectId, email: 'a@example.com' });
    expect(added).toEqual({ id: leadId, matched: false });
    expectTypeOf(added).toEqualTypeOf<LeadAdded>();
    expect(calls[0]).toMatchObject({ method: 'POST', body: { projectId, email: 'a@example.com' } });
    expect(calls[0]?.url.pathname).toBe('/v1/leads');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer sk_test_a');
  });

  test('puts ids into the path and other arguments into the body or query string', async () => {
    const { outreach, calls } = createTestClient(() => success({ id: leadId, items: [], nextCursor: null }));
    await outreach.leads.update({ leadId, notes: 'x' });
    await outreach.leads.list({ projectId, tags: ['a', 'b c'], hasEmail: true, limit: 5 });
    expect(calls[0]).toMatchObject({ method: 'PATCH', body: { notes: 'x' } });
    expect(calls[0]?.url.pathname).toBe(`/v1/leads/${leadId}`);
    expect(calls[1]?.method).toBe('GET');
    expect([...(calls[1]?.url.searchParams ?? [])]).toEqual(
      expect.arrayContaining([
        ['tags', 'a'],
        ['tags', 'b c'],
        ['hasEmail', 'true'],
        ['limit', '5'],
      ]),
    );
  });

  test('sends no body if the path contains all arguments', async () => {
    const { outreach, calls } = createTestClient(() => success({ id: leadId, deleted: true }));
    await outreach.leads.delete({ leadId });
    expect(calls[0]).toMatchObject({ method: 'DELETE', body: undefined });
    expect(calls[0]?.headers.has('content-type')).toBe(false);
  });

  test('sends a new idempotency key for a write, and none for a read', async () => {
    const { outreach, calls } = createTestClient(() => success({ id: leadId }));
    await outreach.leads.add({ projectId });
    await outreach.leads.add({ projectId });
    await outreach.leads.add({ projectId }, { idempotencyKey: 'mine' });
    await outreach.leads.get({ leadId });
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['mine', null]);
  });

  test('can be a dry run', async () => {
    const { outreach, calls } = createTestClient(() => success({ items: [] }));
    await outreach.leads.addBatch({ projectId, leads: [{}] }, { dryRun: true });
    expect(calls[0]?.headers.get('dry-run')).toBe('true');
  });

  test('can be aborted', async () => {
    const { outreach } = createTestClient(() => success({}));
    const call = outreach.leads.get({ leadId }, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('needs no arguments if the operation needs none', async () => {
    const { outreach, calls } = createTestClient(() => success({ balance: 3 }));
    await outreach.credits.info();
    expect(calls[0]?.url.pathname).toBe('/v1/credits/info');
  });
});

describe('a list', () => {
  const pages: Record<string, object> = {
    '': { items: [{ id: 1 }, { id: 2 }], nextCursor: 'two' },
    two: { items: [], nextCursor: 'three' },
    three: { items: [{ id: 3 }], nextCursor: null },
  };
  const paged = () => createTestClient(({ url }) => success(pages[url.searchParams.get('cursor') ?? '']));

  test('returns one page when awaited', async () => {
    const { outreach, calls } = paged();
    expect(await outreach.leads.list({ projectId })).toEqual(pages['']);
    expect(calls).toHaveLength(1);
  });

  test('yields all items when iterated, even past an empty page', async () => {
    const { outreach, calls } = paged();
    const ids: unknown[] = [];
    for await (const lead of outreach.leads.list({ projectId, city: 'Turku' })) {
      expectTypeOf(lead).toEqualTypeOf<Lead>();
      ids.push(lead.id);
    }
    expect(ids).toEqual([1, 2, 3]);
    expect(calls.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'two', 'three']);
    expect(calls.every(({ url }) => url.searchParams.get('city') === 'Turku')).toBe(true);
  });

  test('sends no request before it is used or after the loop ends', async () => {
    const { outreach, calls } = paged();
    const list = outreach.leads.list({ projectId });
    expect(calls).toHaveLength(0);
    for await (const lead of list) if (lead) break;
    expect(calls).toHaveLength(1);
  });
});

describe('an error', () => {
  test('has the code, the argument and the request id', async () => {
    const error = {
      type: 'not_found_error',
      code: 'lead_not_found',
      message: 'No such lead.',
      param: 'leadId',
      request_id: 'r1',
    };
    const { outreach } = createTestClient(() => ({ status: 400, body: { error, request_id: 'r1' } }));
    const thrown = await outreach.leads.get({ leadId }).catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(OutreachError);
    expect(thrown).toMatchObject({
      name: 'NotFoundError',
      type: 'not_found_error',
      code: 'lead_not_found',
      message: 'No such lead.',
      param: 'leadId',
      requestId: 'r1',
      status: 400,
    });
  });

  test('reports a response that is not from the service', async () => {
    const { outreach } = createTestClient(() => ({
      status: 502,
      body: '<h1>Bad gateway</h1>',
      headers: { 'content-type': 'text/html', 'x-request-id': 'r2' },
    }));
    const thrown = await outreach.leads.get({ leadId }).catch((reason: unknown) => reason);
    expect(thrown).toMatchObject({ code: 'unexpected_reply', status: 502, requestId: 'r2' });
  });
});
