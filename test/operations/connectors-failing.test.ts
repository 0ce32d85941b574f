import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { connectSource } from '../support/connected-source.ts';
import { csv, json, startSource, type SourceAnswer } from '../fixtures/record-source.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const service = testService();
const html = { 'content-type': 'text/html' };

describe('connectors.sync fails if the source', () => {
  test.each<[title: string, answer: SourceAnswer, message: RegExp]>([
    ['returns 401', { status: 401 }, /status 401\. Create a connector with a valid authHeader/],
    ['returns 403', { status: 403, ...json([{ company: 'Hidden' }]) }, /status 403.*authHeader/],
    ['returns 404', { status: 404 }, /status 404.*another url/],
    ['returns 429', { status: 429 }, /status 429\. Sync again later/],
    ['returns 503', { status: 503, body: 'oops' }, /status 503\. Sync again later/],
    ['redirects without a location', { status: 302 }, /status 302/],
    ['returns a web page', { headers: html, body: '<!DOCTYPE html><p>Sign in' }, /a web page or XML/],
    [
      'returns a web page with the content type of JSON',
      { ...json(0), body: '\n <html><body>' },
      /a web page or XML/,
    ],
    [
      'returns binary data',
      { headers: { 'content-type': 'text/csv' }, body: Buffer.from([80, 75, 3, 4, 0, 0]) },
      /binary data/,
    ],
    ['returns invalid JSON', { ...json(0), body: '{"a": [1,' }, /neither JSON nor NDJSON/],
    ['returns no list', json({ message: 'ok', nested: { count: 1 } }), /no list of records/],
    [
      'returns several lists',
      json({ a: [{ email: 'x' }], b: { c: [{ email: 'y' }] } }),
      /several lists \(a, b\.c\)/,
    ],
    ['never closes a quotation', csv('email\n"a@x.example\n'), /quotation mark is never closed/],
    [
      'returns more than 10 MB',
      { ...csv(`email\n${'x'.repeat(11_000_000)}`) },
      /longer than 10485760 bytes\. Let the source/,
    ],
    [
      'returns a body that decompresses to more than 10 MB',
      { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(60_000_000, 'a')) },
      /longer than 10485760/,
    ],
    [
      'returns invalid gzip data',
      { headers: { 'content-encoding': 'gzip' }, body: 'no gzip' },
      /did not answer/,
    ],
    [
      'redirects to a private address',
      { status: 302, headers: { location: 'http://10.0.0.1/secret' } },
      /10\.0\.0\.1 does not lead to a public address/,
    ],
    [
      'redirects to another scheme',
      { status: 302, headers: { location: 'file:///etc/passwd' } },
      /Only http and https/,
    ],
    ['redirects in a loop', { status: 302, headers: { location: '/' } }, /More than 5 redirects/],
    [
      'names a next page at a private address',
      { ...json([]), headers: { link: '<http://192.168.0.1/2>; rel=next' } },
      /192\.168\.0\.1 does not/,
    ],
  ])('%s', async (title, answer, message) => {
    const source = await connectSource(service, title, { '/': answer });
    const { connectorId } = source;
    const { error } = await expectError(service, 'connectors.sync', 'upstream_failed', { connectorId });
    expect(error.message).toMatch(message);
    const { items } = (await service.call('connectors.list', { projectId: service.tenant.projectId })).value;
    expect(items[0].lastResult).toMatchObject({ failure: expect.stringMatching(message), truncated: null });
    expect(await source.leads()).toEqual([]);
  });

  test('sends less than its content length', async () => {
    const source = await connectSource(service, 'lies', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '500' });
      response.write('email\na@lies.example\n', () => response.destroy());
    });
    expect((await source.sync()).error.message).toMatch(/did not answer.*[^.]\. Sync again later/);
    expect(await source.leads()).toEqual([]);
  });

  test('closes the connection after malformed headers', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    const source = await connectSource(service, 'head', {}, { url: `http://127.0.0.1:${port}/` });
    expect((await source.sync()).error).toMatchObject({
      code: 'upstream_failed',
      message: expect.stringMatching(/did not answer/),
    });
    server.close();
  });

  test('sends bytes too slowly to finish before the timeout', { timeout: 40_000 }, async () => {
    const source = await connectSource(service, 'drips', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const dripping = setInterval(() => response.write(' '), 200);
      response.once('close', () => clearInterval(dripping));
    });
    const { error } = await source.sync();
    expect(error).toMatchObject({
      code: 'upstream_failed',
      message: 'No complete response within 15000 ms. Sync again later.',
    });
  });
});

test('keeps the records that it read before a failure, and the next sync finds their leads again', async () => {
  const rows = Array.from({ length: 700 }, (_, index) => `row${index}@kept.example,Kept`);
  let isRepaired = false;
  const source = await connectSource(service, 'kept', ({ url }) => {
    if (url === '/') return json({ items: [{ email: 'first@kept.example' }], next: '/two' });
    return csv(['email,company', ...rows, ...(isRepaired ? [] : ['"broken'])].join('\n'));
  });
  const { error } = await source.sync();
  expect(error.message).toMatch(/never closed.*701 records were read before that and are kept: 701 new/s);
  isRepaired = true;
  expect(await source.syncSuccessfully()).toMatchObject({ read: 701, created: 0, matched: 701, refused: 0 });
});

test('records saved before an error stay, and the next sync finds their leads again', async () => {
  const records = Array.from({ length: 1_200 }, (_, index) => ({ company: `Half ${index}` }));
  const source = await connectSource(service, 'half', { '/': json(records) });
  await service.sql(
    `alter table lead add constraint lead_half_check check (company <> 'Half 1100') not valid`,
  );
  expect((await source.sync()).error.code).toBe('internal_error');
  const count = async () =>
    (await service.sql(`select count(*)::int as count from lead where source = 'half'`))[0].count;
  expect(await count()).toBe(1_000);
  await service.sql('alter table lead drop constraint lead_half_check');
  expect(await source.syncSuccessfully()).toMatchObject({ created: 200, matched: 1_000, refused: 0 });
  expect(await count()).toBe(1_200);
});

describe('the authorization header', () => {
  test('is sent to the origin of the source only, not to redirects or next pages elsewhere', async () => {
    const stranger = await startSource(() => json([{ company: 'Stranger' }]));
    const source = await connectSource(
      service,
      'headers',
      {
        '/': { ...json([{ company: 'Own' }]), headers: { link: '</two>; rel=next' } },
        '/two': json({ items: [{ company: 'Own Two' }], next: '/three' }),
        '/three': { status: 307, headers: { location: `${stranger.origin}/redirected` } },
      },
      { authHeader: 'X-Api-Key: secret-value' },
    );
    expect(await source.syncSuccessfully()).toMatchObject({ read: 3, created: 3 });
    const linking = await connectSource(
      service,
      'linking',
      { '/': json({ items: [{ company: 'Linking' }], next: `${stranger.origin}/linked` }) },
      { authHeader: 'Basic secret-value' },
    );
    await linking.syncSuccessfully();
    expect(source.requests.map(({ headers }) => headers['x-api-key'])).toEqual(Array(3).fill('secret-value'));
    expect(linking.requests[0]!.headers.authorization).toBe('Basic secret-value');
    expect(stranger.requests.map(({ path }) => path)).toEqual(['/redirected', '/linked']);
    expect(JSON.stringify(stranger.requests)).not.toContain('secret-value');
  });

  test('does not appear in error messages', async () => {
    const answer = { '/?token=secret-query': { status: 401, body: 'Basic secret-value' } };
    const options = { authHeader: 'Basic secret-value', path: '/?token=secret-query' };
    const source = await connectSource(service, 'silent', answer, options);
    expect((await source.sync()).text).not.toContain('secret-');
  });
});
