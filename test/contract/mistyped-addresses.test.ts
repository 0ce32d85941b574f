import { describe, expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { findSchemaErrors } from './published-contract.ts';

const service = testService();

describe('an address mistyped in a browser', () => {
  const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each(['/nope.html', '/leads'])('%s gets a link to the pages', async (path) => {
    const reply = await service.request(path, { headers });
    expect([reply.status, reply.error.code]).toEqual([400, 'unknown_route']);
    expect(reply.error.message).toBe(`There is no page ${path}. The documentation starts at /docs/.`);
    expect(findSchemaErrors('/components/schemas/ErrorBody', reply.body)).toEqual([]);
  });

  test('requires a key on API paths and from programs', async () => {
    const codeOf = async (path: string, init: RequestInit) => (await service.request(path, init)).error.code;
    for (const path of ['/v1', '/v1/nope', '/mcp/nope'])
      expect(await codeOf(path, { headers }), path).toBe('key_missing');
    expect(await codeOf('/nope', { headers: { Accept: '*/*' } })).toBe('key_missing');
    expect(await codeOf('/docs/nope', { headers, method: 'POST' })).toBe('key_missing');
    const known = { ...headers, Authorization: `Bearer ${service.tenant.liveKey}x` };
    expect(await codeOf('/nope', { headers: known })).toBe('key_malformed');
  });

  const [run, lead, project] = ['run', 'lead', 'proj'].map((kind) => `${kind}_01h455vb4pex5vsknk084sn02q`);
  test.each([
    [`/app/runs/${run}`, 200, `outreach run accept --run ${run}`],
    [`/app/runs/${run}`, 200, `outreach run show --run ${run} --drafts</code>`],
    ['/app/credits', 200, 'outreach org credits'],
    ['/app/leads', 200, 'outreach call leads.get --lead-id LEAD_ID'],
    [`/app/leads/${lead}`, 200, `outreach call leads.get --lead-id ${lead}`],
    ['/app/suppressions', 200, 'outreach suppression lift'],
    ['/app/plan', 200, 'outreach org plan'],
    ['/app/keys', 200, 'outreach key create'],
    [`/app/projects/${project}/brain/x`, 200, `outreach call brain.list --project-id ${project}`],
    ['/app/runs/%3Cscript%3Ex', 200, 'outreach run accept --run RUN_ID'],
    ['/app', 200, 'outreach run show'],
    ['/app/constructor', 200, 'outreach run show'],
    ['/docs/nope', 404, 'no such page'],
    ['/docs/%3Cscript%3Ex', 404, 'no such page'],
  ])(
    '%s is a page for people, without a key and without the text of the path',
    async (path, status, expectedText) => {
      for (const Accept of ['text/html', '*/*']) {
        const reply = await service.request(path, { headers: { Accept } });
        expect([reply.status, reply.headers.get('Content-Type')]).toEqual([
          status,
          'text/html; charset=utf-8',
        ]);
        expect(reply.text).toContain(expectedText);
        expect(reply.text).not.toMatch(/<script|%3C/i);
        for (const [, link] of reply.text.matchAll(/href="([^"]+)"/g))
          expect((await service.request(link!)).status, link).toBe(200);
        expect(reply.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
      }
    },
  );
});

describe('a key in a path', () => {
  const key = () => service.tenant.liveKey;
  test.each<[what: string, method: string, path: () => string]>([
    ['of no route', 'GET', () => `/v1/leadz/${key()}`],
    ['at its end, after 165 other characters', 'GET', () => `/v1/${'a'.repeat(165)}/${key()}`],
    ['with an encoded underscore', 'GET', () => `/v1/leadz/${key().replaceAll('_', '%5F')}`],
    ['of a route with another method', 'POST', () => `/v1/leads/${key()}`],
    ['of a page', 'GET', () => `/docz/${key()}`],
  ])('%s is not repeated in the message', async (_, method, path) => {
    const headers = {
      Accept: 'text/html',
      ...(path().startsWith('/v1') ? { Authorization: `Bearer ${key()}` } : {}),
    };
    const reply = await service.request(path(), { method, headers });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(decodeURI(reply.text)).not.toContain(key().slice(8, 20));
  });
});
