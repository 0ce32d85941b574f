import path from 'node:path';
import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { registry } from '../../generated/contract/registry.ts';
import { fetchReply, testService } from '../support/test-service.ts';
import { operationsAt, findMismatch, operations, toRestRequest, requiredArgs } from './operations.ts';
import { errors } from '../../generated/contract/errors.ts';
import { findBreaches } from './published-contract.ts';
import { published } from './published.ts';
import { openRaw } from './raw-connection.ts';

const origin = 'https://app.example.com';
const service = testService({ environment: { ALLOWED_ORIGINS: `${origin},https://other.example.com` } });
const open = testService({ environment: { ALLOWED_ORIGINS: '*' } });
const file = path.join(import.meta.dirname, '..', '..', 'openapi.yaml');

describe('the document', () => {
  const formatProblems = async (problems: ReturnType<typeof lint>) =>
    (await problems).map(({ ruleId, message, severity }) => `${severity} ${ruleId}: ${message}`);

  // Redocly blocks the process for seconds, in which the service would close an idle connection.
  const closing = { headers: { Connection: 'close' } };

  test('passes the recommended rules of Redocly, in the repository and as served', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const { text: source } = await service.request('/openapi.json', closing);
    expect(await formatProblems(lintFromString({ source, config }))).toEqual([]);
    // Redocly does not read `x-value`, which is the only use of some components in the source.
    const rules = { 'no-unused-components': 'off' } as const;
    const ofSource = await createConfig({ extends: ['recommended'], rules });
    expect(await formatProblems(lint({ ref: file, config: ofSource }))).toEqual([]);
  });

  test.each<[rule: string, corrupt: (document: any) => void]>([
    ['security-defined', (document) => delete document.security],
    ['operation-summary', ({ paths }) => delete paths['/v1/leads'].get.summary],
    ['operation-operationId-unique', ({ paths }) => (paths['/v1/leads'].get.operationId = 'leads_add')],
    ['path-parameters-defined', ({ paths }) => delete paths['/v1/leads/{leadId}'].get.parameters],
    ['no-unresolved-refs', ({ components }) => delete components.schemas.Lead],
    ['no-unused-components', ({ components }) => (components.schemas.Spare = { type: 'string' })],
    ['struct', ({ components }) => (components.schemas.Lead.type = 'thing')],
  ])('fails Redocly if it breaks the rule %s', async (rule, corrupt) => {
    const config = await createConfig({ extends: ['recommended'] });
    const { body } = await service.request('/openapi.json', closing);
    corrupt(body);
    const problems = await formatProblems(lintFromString({ source: JSON.stringify(body), config }));
    expect(problems).toContainEqual(expect.stringContaining(` ${rule}: `));
  });

  test('is served unchanged to anyone', async () => {
    const reply = await service.request('/openapi.json');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toMatch(/^application\/json/);
    const { 'x-origin': _origin, ...served } = reply.body as object as Record<string, unknown>;
    expect(served).toEqual(published);
  });

  test('is shown as pages without external resources', async () => {
    const index = await service.request('/docs');
    expect(index.status).toBe(200);
    expect(index.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(index.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    expect(index.headers.get('Content-Security-Policy')).not.toContain('unsafe');
    const links = [...index.text.matchAll(/(?:href|src)="([^"#]+)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links.filter((each) => !each.startsWith('http'))) {
      const { pathname } = new URL(link, `${service.url}/docs/`);
      expect((await service.request(pathname)).status, pathname).toBe(200);
    }
    for (const { id } of operations) {
      const page = await service.request(`/docs/${id.split('.')[0]}`);
      expect(page.text, id).toContain(id);
    }
    expect((await fetch(service.url, { redirect: 'manual' })).headers.get('Location')).toBe('/docs/');
    const missing = await service.request('/docs/../../package.json');
    expect(missing.status).toBe(401);
    expect((await service.request('/docs/%2e%2e%2fmanifest.json')).status).toBe(404);
  });
});

describe('the pages', () => {
  /** Sends a conditional request as a browser does; Node's fetch would add its own cache headers. */
  const requestIfChanged = async (page: string, tag: string) => {
    const head = `GET ${page} HTTP/1.1\r\nHost: here\r\nIf-None-Match: ${tag}\r\nConnection: close\r\n\r\n`;
    return (await openRaw(service.url, head)).readResponse();
  };

  test('are served below a slash so that their links work', async () => {
    const reply = await fetch(`${service.url}/docs`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, 'docs/']);
  });

  test.each(['/docs/', '/docs/errors', '/docs/style.css', '/docs/icon.svg', '/openapi.json', '/llms.txt'])(
    'sends %s again only after a change',
    async (page) => {
      const first = await service.request(page);
      const tag = first.headers.get('ETag')!;
      expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
      const unchanged = await requestIfChanged(page, tag);
      expect([unchanged.status, unchanged.body, unchanged.headers.get('ETag')]).toEqual([304, '', tag]);
      const changed = await requestIfChanged(page, '"another"');
      expect([changed.status, changed.body.length]).toEqual([200, first.text.length]);
      const head = await service.request(page, { method: 'HEAD' });
      expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', tag]);
    },
  );

  test('that do not exist return an error page, with or without a key', async () => {
    const withKey: Record<string, string> = { Authorization: `Bearer ${service.tenant.testKey}` };
    for (const headers of [{}, withKey]) {
      const { status, text, headers: responseHeaders } = await service.request('/docs/leeds', { headers });
      expect([status, responseHeaders.get('Content-Type')]).toEqual([
        404,
        expect.stringMatching(/^text\/html/),
      ]);
      expect(text).toContain('href="/docs/"');
    }
  });
});

describe('without a key', () => {
  test('capabilities match the registry', async () => {
    const reply = await service.request('/mcp/capabilities');
    expect(findBreaches('GET', '/mcp/capabilities', reply)).toEqual([]);
    const callable = [...registry.values()].filter(({ kind }) => kind === 'operation');
    expect(reply.value.count).toBe(callable.length);
    expect(reply.value.version).toBe('1.0.0');
    expect(
      reply.value.operations.map(({ fn, endpoint, scope }: any) => `${endpoint} ${fn} ${scope}`).sort(),
    ).toEqual(callable.map(({ fn, endpoint, scope }) => `${endpoint} ${fn} ${scope}`).sort());
    for (const row of reply.value.operations) {
      const operation = operations.find(({ fn, endpoint }) => fn === row.fn && endpoint === row.endpoint)!;
      expect(row).toEqual({
        fn: operation.fn,
        endpoint: operation.endpoint,
        scope: operation.scope,
        summary: operation.summary,
        restMethod: operation.rest?.method ?? null,
        restPath: operation.rest?.path ?? null,
        mcpTools: operation.tool ? [operation.tool.name] : [],
        sandboxAllowed: operation.sandbox,
        liveOnlyReason: operation.liveOnlyReason,
        requiresEntitlement: operation.entitlement,
        spendsCredits: operation.spendsCredits,
      });
    }
  });

  test('health and readiness are served', async () => {
    expect((await service.request('/healthz')).body).toEqual({ status: 'ok', version: '1.0.0' });
    expect((await service.request('/readyz')).body).toEqual({ status: 'ready', version: '1.0.0' });
    for (const path of ['/healthz', '/readyz', '/mcp/capabilities', '/openapi.json', '/docs']) {
      const head = await service.request(path, { method: 'HEAD' });
      expect(head.status, path).toBe(200);
      expect(head.text, path).toBe('');
      expect(head.headers.get('X-Request-Id'), path).toMatch(/^req_/);
    }
  });
});

const paths = [
  '/mcp/query',
  '/mcp/mutate',
  '/mcp/run',
  '/mcp/capabilities',
  ...operationsAt('rest').map(
    (operation) => toRestRequest(operation, requiredArgs(operation)).path.split('?')[0]!,
  ),
];

describe('across origins', () => {
  const preflight = (url: string, path: string, from: string) =>
    fetchReply(url + path, {
      method: 'OPTIONS',
      headers: {
        Origin: from,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,dry-run',
      },
    });

  test('every endpoint returns its methods for OPTIONS', async () => {
    for (const path of paths) {
      const reply = await service.request(path, { method: 'OPTIONS' });
      expect([reply.status, reply.text], path).toEqual([204, '']);
      const allowed = reply.headers.get('Allow')!.split(', ');
      expect(allowed, path).toContain('OPTIONS');
      expect(allowed.length, path).toBeGreaterThan(1);
      expect(allowed.includes('HEAD'), path).toBe(allowed.includes('GET'));
    }
  });

  test('every endpoint allows only the configured origins', async () => {
    for (const path of paths) {
      const allowedReply = await preflight(service.url, path, origin);
      expect(allowedReply.status, path).toBe(204);
      expect(allowedReply.headers.get('Access-Control-Allow-Origin'), path).toBe(origin);
      const names = allowedReply.headers.get('Access-Control-Allow-Headers')!.toLowerCase().split(',');
      expect(names).toEqual(
        expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'dry-run']),
      );
      expect(allowedReply.headers.get('Access-Control-Allow-Methods')!.split(',')).toEqual(
        expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']),
      );
      expect(allowedReply.headers.get('Vary')).toMatch(/Origin/);
      for (const from of [
        'https://evil.example',
        'http://app.example.com',
        'null',
        `${origin}.evil.example`,
      ]) {
        const reply = await preflight(service.url, path, from);
        expect(reply.headers.get('Access-Control-Allow-Origin'), `${path} ${from}`).toBeNull();
        expect(reply.status).toBe(204);
      }
    }
    const any = await preflight(open.url, '/v1/leads', 'https://anyone.example');
    expect(any.headers.get('Access-Control-Allow-Origin')).toBe('https://anyone.example');
    expect(any.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test('pages of a configured origin can read responses and errors', async () => {
    for (const Authorization of [`Bearer ${service.tenant.liveKey}`, 'none']) {
      const reply = await service.request('/v1/projects', { headers: { Origin: origin, Authorization } });
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(reply.headers.get('Access-Control-Expose-Headers')!.split(',')).toEqual(
        expect.arrayContaining(['X-Request-Id', 'RateLimit', 'Retry-After', 'Idempotent-Replayed']),
      );
    }
  });
});

test('HEAD responds like GET without the body', async () => {
  const headers = { Authorization: `Bearer ${service.tenant.liveKey}` };
  for (const operation of operationsAt('rest').filter(({ rest }) => rest!.method === 'GET')) {
    const { path } = toRestRequest(operation, requiredArgs(operation));
    const get = await service.request(path, { headers });
    const head = await service.request(path, { method: 'HEAD', headers });
    expect([head.status, head.text], path).toEqual([get.status, '']);
    expect(head.headers.get('Content-Type'), path).toBe(get.headers.get('Content-Type'));
    expect(head.headers.get('Content-Length'), path).toBe(get.headers.get('Content-Length'));
  }
  expect((await service.request('/mcp/query', { method: 'HEAD', headers })).status).toBe(400);
});

test('responses forbid caching and content sniffing', async () => {
  const headers = { Authorization: `Bearer ${service.tenant.liveKey}` };
  const replies = [await service.request('/v1/projects', { headers }), await service.request('/v1/projects')];
  for (const reply of replies) {
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  expect(findMismatch(replies[1]!, errors.key_missing)).toBeUndefined();
});
