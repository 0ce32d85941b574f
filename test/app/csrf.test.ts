import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../generated/app/contract/registry.ts';
import type { Service } from '../../src/assemble.ts';
import { signInBucketsOf } from '../../src/domain/accounts/sign-in-limits.ts';
import { csrfTokenOf } from '../../src/domain/accounts/session-token.ts';
import { fetchReply, openService, serviceUrl, testService } from '../support/test-service.ts';
import { type Browser, signIn } from './app-client.ts';

const service = testService({ role: 'api' });
let browser: Browser;
beforeAll(async () => void (browser = await signIn(service, service.tenant.orgId, 'owner')));

/** Sends a call with the cookie and exactly these other headers. */
const send = async (headers: Record<string, string>, init: RequestInit = {}) =>
  service.request('/app/api/session.signOut', {
    method: 'POST',
    body: '{}',
    ...init,
    headers: { Cookie: `outreach=${browser.cookie}`, ...headers },
  });
const json = { 'Content-Type': 'application/json' };
const own = () => ({ ...json, Origin: service.url, 'X-CSRF-Token': browser.csrfToken! });

describe('a request with the cookie of a person', () => {
  test.each<[what: string, headers: () => Record<string, string>, code: string]>([
    ['without a token', () => ({ ...json, Origin: service.url }), 'csrf_missing'],
    [
      'with the token of another session',
      () => ({ ...own(), 'X-CSRF-Token': 'A'.repeat(43) }),
      'csrf_missing',
    ],
    ['of another origin', () => ({ ...own(), Origin: 'https://evil.example' }), 'csrf_missing'],
    ['of another port', () => ({ ...own(), Origin: 'http://127.0.0.1:1' }), 'csrf_missing'],
    ['of an origin that hides', () => ({ ...own(), Origin: 'null' }), 'csrf_missing'],
    ['of another site', () => ({ ...own(), 'Sec-Fetch-Site': 'cross-site' }), 'csrf_missing'],
    ['of another host of the site', () => ({ ...own(), 'Sec-Fetch-Site': 'same-site' }), 'csrf_missing'],
    ['typed as an address', () => ({ ...own(), 'Sec-Fetch-Site': 'none' }), 'csrf_missing'],
    [
      'without any sign of its origin',
      () => ({ ...json, 'X-CSRF-Token': browser.csrfToken! }),
      'csrf_missing',
    ],
    [
      'from a form with text/plain',
      () => ({ 'Content-Type': 'text/plain', Origin: 'https://evil.example' }),
      'csrf_missing',
    ],
    ['with another media type', () => ({ ...own(), 'Content-Type': 'text/plain' }), 'unsupported_media_type'],
    [
      'as a form',
      () => ({ ...own(), 'Content-Type': 'application/x-www-form-urlencoded' }),
      'unsupported_media_type',
    ],
    [
      'with a key',
      () => ({ ...own(), Authorization: `Bearer ${service.tenant.liveKey}` }),
      'session_required',
    ],
    [
      'whose cookie occurs twice',
      () => ({ ...own(), Cookie: `outreach=${browser.cookie}; outreach=${browser.cookie}` }),
      'session_missing',
    ],
  ])('%s is rejected and changes nothing', async (_, headers, code) => {
    const reply = await send(headers());
    expect(reply.error.code).toBe(code);
    expect((await browser.call('session.get')).status).toBe(200);
  });

  test('is not accepted by GET, and no origin may read the reply', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const reply = await send(own(), { method, body: null });
      expect(reply.status, method).toBe(400);
    }
    const preflight = await send({ Origin: 'https://evil.example' }, { method: 'OPTIONS', body: null });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect((await browser.call('session.get')).status).toBe(200);
  });

  test.each(['/v1/projects', '/mcp/query', '/mcp', '/v1/leads'])('means nothing at %s', async (path) => {
    const isRead = path === '/v1/projects';
    const reply = await service.request(path, {
      method: isRead ? 'GET' : 'POST',
      ...(isRead ? {} : { body: '{}' }),
      headers: { ...own(), Cookie: `outreach=${browser.cookie}` },
    });
    expect(reply.text).toContain('key_missing');
  });
});

test.each([
  ['Idempotency-Key', 'once'],
  ['Dry-Run', 'true'],
])('the header %s is rejected and nothing happens', async (header, value) => {
  const reply = await send({ ...own(), [header]: value });
  expect(reply.error).toMatchObject({ code: 'invalid_arguments', param: header });
  expect((await browser.call('session.get')).status).toBe(200);
});

test('a late reply about a former cookie leaves the new one in the browser', async () => {
  const late = await service.request('/app/api/session.list', {
    method: 'POST',
    body: '{}',
    headers: { ...own(), Cookie: `outreach=${'A'.repeat(43)}`, 'X-CSRF-Token': csrfTokenOf('A'.repeat(43)) },
  });
  expect(late.error.code).toBe('session_expired');
  expect(late.headers.getSetCookie()).toEqual([]);
});

describe('a service with an http address of another machine', () => {
  let exposed: Service;
  beforeAll(async () => {
    const environment = { BASE_URL: 'http://outreach.lan:8787' };
    exposed = await openService(service.databaseUrl, { role: 'api', environment });
  });
  afterAll(() => exposed.close());

  test.each(['session.signIn', 'session.get', 'v1/projects'])(
    'sends no cookie and says why: %s',
    async (path) => {
      const headers = { ...own(), Origin: 'http://outreach.lan:8787', Cookie: `outreach=${browser.cookie}` };
      const init = { method: path === 'v1/projects' ? 'GET' : 'POST', headers };
      const reply = await fetchReply(`${serviceUrl(exposed)}/app/api/${path}`, init);
      expect(reply.error).toMatchObject({
        code: 'address_unprotected',
        message: expect.stringContaining('set BASE_URL to its https address'),
      });
      expect(reply.headers.getSetCookie()).toEqual([]);
    },
  );
});

test('a forwarded address counts only behind as many proxies as are configured', async () => {
  const proxied = await openService(service.databaseUrl, { role: 'api', environment: { TRUST_PROXY: '1' } });
  try {
    for (const [url, network] of [
      [service.url, '127.0.0.0/24'],
      [serviceUrl(proxied), '203.0.113.0/24'],
    ] as const) {
      const email = `${network.slice(0, 3)}@forwarded.example`;
      await fetchReply(`${url}/app/api/session.signIn`, {
        method: 'POST',
        headers: { ...json, Origin: url, 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' },
        body: JSON.stringify({ email, password: 'not the password' }),
      });
      const { pair } = signInBucketsOf(email, network);
      const counted = await service.sql('select used from directory.sign_in_window where bucket = $1', [
        pair,
      ]);
      expect(counted).toEqual([{ used: 1 }]);
    }
  } finally {
    await proxied.close();
  }
});

test('a page that was loaded again reads its token with the cookie alone', async () => {
  const reply = await browser.call('session.get', {}, { 'X-CSRF-Token': '' });
  expect(reply.value.csrfToken).toBe(browser.csrfToken);
});

describe.each([...registry.values()].map(({ fn }) => fn))('%s', (fn) => {
  test('rejects keys, sandbox and live, and tells nobody but people about itself', async () => {
    for (const key of [service.tenant.liveKey, service.tenant.testKey]) {
      const reply = await service.request(`/app/api/${fn}`, {
        method: 'POST',
        body: '{}',
        headers: { ...json, Origin: service.url, Authorization: `Bearer ${key}` },
      });
      expect(reply.error.code).toBe('session_required');
    }
    for (const path of ['/openapi.json', '/mcp/capabilities', '/llms.txt', '/docs/everything.html'])
      expect((await service.request(path)).text).not.toContain(fn);
  });
});

test('names neither the interface nor its operations to callers with keys', async () => {
  const reply = await service.call('session.get', {});
  expect(reply.error.code).toBe('unknown_fn');
});

test('explains unknown operations and addresses', async () => {
  expect((await browser.call('session.gte')).error).toMatchObject({
    code: 'unknown_fn',
    message: expect.stringContaining('Did you mean session.get?'),
  });
  expect((await browser.request('/app/api/session/get', { method: 'POST', body: '{}' })).error.code).toBe(
    'unknown_route',
  );
  expect((await browser.call('session.get', { nonsense: 1 })).error.code).toBe('unknown_argument');
});
