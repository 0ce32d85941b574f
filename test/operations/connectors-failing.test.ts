import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { connectSource } from '../support/connected-source.ts';
import { csv, json, startSource, type SourceAnswer } from '../fixtures/record-source.ts';
import { testService } from '../support/test-service.ts';
import { proves } from '../support/proves.ts';

const service = testService();
const html = { 'content-type': 'text/html' };

describe('a source fails if it', () => {
  test.each<[what: string, answer: SourceAnswer, message: RegExp]>([
    ['does not know the key', { status: 401 }, /status 401\. Create a connector with a valid authHeader/],
    ['forbids it', { status: 403, ...json([{ company: 'Hidden' }]) }, /status 403.*authHeader/],
    ['is not there', { status: 404 }, /status 404.*another url/],
    ['is overloaded', { status: 429 }, /status 429\. Sync again later/],
    ['is broken', { status: 503, body: 'oops' }, /status 503\. Sync again later/],
    ['moved and does not say where', { status: 302 }, /status 302/],
    ['answers with a web page', { headers: html, body: '<!DOCTYPE html><p>Sign in' }, /a web page or XML/],
    ['calls a web page JSON', { ...json(0), body: '\n <html><body>' }, /a web page or XML/],
    [
      'answers with bytes',
      { headers: { 'content-type': 'text/csv' }, body: Buffer.from([80, 75, 3, 4, 0, 0]) },
      /binary data/,
    ],
    ['answers with garbage', { ...json(0), body: '{"a": [1,' }, /neither JSON nor NDJSON/],
    ['holds no list', json({ message: 'ok', nested: { count: 1 } }), /no list of records/],
    [
      'holds several lists',
      json({ a: [{ email: 'x' }], b: { c: [{ email: 'y' }] } }),
      /several lists \(a, b\.c\)/,
    ],
    ['never closes a quotation', csv('email\n"a@x.example\n'), /quotation mark is never closed/],
    [
      'answers with more than 10 MB',
      { ...csv(`email\n${'x'.repeat(11_000_000)}`) },
      /longer than 10485760 bytes\. Let the source/,
    ],
    [
      'unpacks to more',
      { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(60_000_000, 'a')) },
      /longer than 10485760/,
    ],
    ['packs garbage', { headers: { 'content-encoding': 'gzip' }, body: 'no gzip' }, /did not answer/],
    [
      'leads into the network',
      { status: 302, headers: { location: 'http://10.0.0.1/secret' } },
      /10\.0\.0\.1 does not lead to a public address/,
    ],
    [
      'leads to another scheme',
      { status: 302, headers: { location: 'file:///etc/passwd' } },
      /Only http and https/,
    ],
    ['leads round in circles', { status: 302, headers: { location: '/' } }, /More than 5 redirects/],
    [
      'goes on inside the network',
      { ...json([]), headers: { link: '<http://192.168.0.1/2>; rel=next' } },
      /192\.168\.0\.1 does not/,
    ],
  ])('%s', async (what, answer, message) => {
    const source = await connectSource(service, what, { '/': answer });
    const { connectorId } = source;
    const { error } = await proves(service, 'connectors.sync', 'upstream_failed', { connectorId });
    expect(error.message).toMatch(message);
    const { items } = (await service.call('connectors.list', { projectId: service.tenant.projectId })).value;
    expect(items[0].lastResult).toMatchObject({ failure: expect.stringMatching(message), truncated: null });
    expect(await source.leads()).toEqual([]);
  });

  test('promises more than it sends', async () => {
    const source = await connectSource(service, 'lies', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '500' });
      response.write('email\na@lies.example\n', () => response.destroy());
    });
    expect((await source.sync()).error.message).toMatch(/did not answer.*[^.]\. Sync again later/);
    expect(await source.leads()).toEqual([]);
  });

  test('disconnects before its headers', async () => {
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

  test('responds too slowly for the time limit', { timeout: 40_000 }, async () => {
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

test('keeps records read before a failure and matches them in the next sync', async () => {
  const rows = Array.from({ length: 700 }, (_, index) => `row${index}@kept.example,Kept`);
  let isWell = false;
  const source = await connectSource(service, 'kept', ({ url }) => {
    if (url === '/') return json({ items: [{ email: 'first@kept.example' }], next: '/two' });
    return csv(['email,company', ...rows, ...(isWell ? [] : ['"broken'])].join('\n'));
  });
  const { error } = await source.sync();
  expect(error.message).toMatch(/never closed.*701 records were read before that and are kept: 701 new/s);
  isWell = true;
  expect(await source.pull()).toMatchObject({ read: 701, created: 0, matched: 701, refused: 0 });
});

test('a failure during a sync leaves whole batches that the next sync matches', async () => {
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
  expect(await source.pull()).toMatchObject({ created: 200, matched: 1_000, refused: 0 });
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
      { authHeader: 'X-Api-Key: planted-word' },
    );
    expect(await source.pull()).toMatchObject({ read: 3, created: 3 });
    const linking = await connectSource(
      service,
      'linking',
      { '/': json({ items: [{ company: 'Linking' }], next: `${stranger.origin}/linked` }) },
      { authHeader: 'Basic planted-word' },
    );
    await linking.pull();
    expect(source.requests.map(({ headers }) => headers['x-api-key'])).toEqual(Array(3).fill('planted-word'));
    expect(linking.requests[0]!.headers.authorization).toBe('Basic planted-word');
    expect(stranger.requests.map(({ path }) => path)).toEqual(['/redirected', '/linked']);
    expect(JSON.stringify(stranger.requests)).not.toContain('planted-word');
  });

  test('is in no error message', async () => {
    const answer = { '/?token=planted-query': { status: 401, body: 'Basic planted-word' } };
    const options = { authHeader: 'Basic planted-word', path: '/?token=planted-query' };
    const source = await connectSource(service, 'silent', answer, options);
    expect((await source.sync()).text).not.toContain('planted');
  });
});
