import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { operations } from '../contract/operations.ts';
import { injections, oddCharacters } from './hostile-values.ts';

/** A request that calls no operation as documented: another method, path, type, header or body. */
export interface OddRequest {
  readonly kind: 'odd';
  readonly label: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

const json = { 'Content-Type': 'application/json' };
const call = JSON.stringify({ fn: 'projects.list', args: {} });
const toolCall = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'service_list_projects', arguments: {} },
});

/** The path of the upload, which takes the bytes of a file. */
export const uploadPath = '/mcp/material/upload';
const endpoints = ['/mcp/query', '/mcp/mutate', '/mcp/run', '/mcp'];
const paths = [
  ...new Set(operations.flatMap(({ rest }) => (rest ? [rest.path] : []))),
  ...endpoints,
  uploadPath,
  '/mcp/capabilities',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/llms.txt',
  '/docs/',
  '/app/',
  '/',
];

/** Text as one segment of a path: percent-encoded, with what cannot be encoded replaced. */
const segments = fc
  .constantFrom(...injections, ...oddCharacters)
  .map((text) => encodeURIComponent(text.toWellFormed()));

const oddPaths = fc.oneof(
  fc.tuple(fc.constantFrom(...paths), segments).map(([path, segment]) => path.replace(/\{\w+\}/g, segment)),
  fc.tuple(fc.constantFrom(...paths), segments).map(([path, segment]) => `${path}/${segment}`),
  fc
    .tuple(fc.constantFrom(...paths), segments)
    .map(([path, text]) => `${path}?${text}=${text}&limit=1&limit=x`),
  fc.constantFrom(
    '/v1/%ff',
    '/v1/leads/%ed%a0%80',
    '/v1/leads/%',
    '/v1//leads',
    '/v1/leads/',
    '/V1/Leads',
    '/v1/leads/lead_01h455vb4pex5vsknk084sn02q%00',
    '/docs/..%2f..%2fpackage.json',
    '/docs/%2e%2e/%2e%2e/package.json',
    '/docs/..\\..\\package.json',
    `/v1/${'a/'.repeat(500)}`,
    `/v1/leads/${'%F0%9F%98%80'.repeat(300)}`,
    '/v1/leads?projectId[$ne]=1&__proto__[a]=1',
    '/v1/leads?cursor=%00&limit=-1&limit=1e9',
    '/mcp?toolsets=%00&readonly=maybe',
    '/mcp?key=sk_live_x',
  ),
);

const methods = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'PURGE',
);

const oddBodies = fc.constantFrom<string | Uint8Array>(
  '',
  ' ',
  '{',
  '{"fn":"projects.list","args":{}',
  '{"fn":"projects.list","args":{},}',
  `\ufeff${call}`,
  `${call}${call}`,
  '[]',
  'null',
  '"text"',
  '1e400',
  '{"fn":null}',
  '{"fn":["projects.list"],"args":[]}',
  '{"fn":"projects.list","fn":"leads.list","args":{}}',
  '{"fn":"projects.list","args":{"__proto__":{"limit":1}}}',
  '{"fn":"__proto__","args":{}}',
  '{"fn":"constructor"}',
  '{"fn":"projects.list","args":{"limit":1e400}}',
  '{"fn":"projects.list\\u0000","args":{}}',
  '['.repeat(100_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"fn":"projects.list","args":{"cursor":"${'x'.repeat(1_100_000)}"}}`,
  Buffer.from([0x7b, 0x22, 0x66, 0x6e, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  Buffer.from(call, 'utf16le'),
  gzipSync(call),
);

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json;charset="x',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'nonsense',
  '/',
);

const oddHeaders = fc.constantFrom<Readonly<Record<string, string>>>(
  { 'Idempotency-Key': 'with a space' },
  { 'Idempotency-Key': 'x'.repeat(256) },
  { 'Idempotency-Key': '\u00e4' },
  { 'Dry-Run': 'maybe' },
  { 'Dry-Run': '' },
  { Accept: 'text/html' },
  { Accept: 'application/xml;q=nonsense, */*;q=-1' },
  { 'Accept-Encoding': 'br;q=2, nonsense' },
  { 'Content-Encoding': 'gzip' },
  { 'Content-Encoding': 'deflate, br' },
  { Range: 'bytes=0-1,5-' },
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'yesterday' },
  { Cookie: `session=${'x'.repeat(3_000)}` },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'X-Forwarded-For': `127.0.0.1, ' or 1=1` },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Request-Id': '<script>' },
  { traceparent: '00-zz-zz-zz' },
  { 'MCP-Protocol-Version': '1999-01-01' },
  { 'Mcp-Session-Id': '../..' },
  { 'Last-Event-ID': '\u00ff' },
  { 'X-Long': 'x'.repeat(20_000) },
  { Authorization: 'Basic dXNlcjpwYXNz' },
  { Authorization: `Bearer sk_live_${'A'.repeat(40)}, Bearer x` },
  { Authorization: `Bearer \u00e4\u00ff` },
  { Authorization: 'Bearer' },
);

/** Files with odd paths, types and contents. */
const uploadRequests = fc
  .tuple(
    fc.oneof(
      segments,
      segments.map((segment) => `Acme/${segment}.csv`),
      fc.constantFrom(
        'Acme/a.pdf',
        'Acme/a.xlsx',
        'Acme/a.docx',
        'a%ff',
        '%',
        `${'a/'.repeat(400)}b`,
        'Acme/\u00e4.txt',
      ),
    ),
    fc.constantFrom(
      'text/plain',
      'text/csv; charset=utf-16',
      'application/pdf',
      'nonsense',
      'application/zip',
    ),
    fc.oneof(
      fc.constantFrom<string | Uint8Array>(
        '',
        'a,b\r\n"',
        '%PDF-1.7\n%%EOF',
        'PK\u0003\u0004',
        Buffer.alloc(3),
        gzipSync('x'),
      ),
      fc.constantFrom(...injections),
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
    ),
  )
  .map(([path, type, body]) =>
    odd('upload', 'POST', uploadPath, { body, headers: { 'Content-Type': type, 'X-Service-Path': path } }),
  );

const rpcIds = fc.constantFrom<unknown>(
  1,
  'a',
  null,
  1.5,
  -1,
  2 ** 60,
  {},
  [],
  '',
  'x'.repeat(1_000),
  '\ud800',
);

const rpcMessage = fc.record(
  {
    jsonrpc: fc.constantFrom<unknown>('2.0', '1.0', 2, null),
    id: rpcIds,
    method: fc.constantFrom<unknown>(
      'initialize',
      'ping',
      'tools/list',
      'tools/call',
      'resources/list',
      '',
      5,
      null,
    ),
    params: fc.oneof(
      fc.record(
        {
          name: fc.constantFrom<unknown>('service_list_projects', 'search', 'fetch', '__proto__', 5, null),
          arguments: fc.oneof(
            fc.constantFrom<unknown>({}, null, [], '{}', '{', 5),
            fc.constantFrom(...injections, ...oddCharacters).map((text) => ({ query: text, id: text })),
          ),
          protocolVersion: fc.constantFrom<unknown>('2025-06-18', '1', 5),
        },
        { requiredKeys: [] },
      ),
      fc.jsonValue({ maxDepth: 2 }),
    ),
  },
  { requiredKeys: [] },
);

export const oddRequests: fc.Arbitrary<OddRequest> = fc.oneof(
  fc.tuple(methods, oddPaths).map(([method, path]) => odd('path', method, path, withBody(method, call))),
  fc
    .tuple(methods, fc.constantFrom(...paths))
    .map(([method, path]) => odd('method', method, path, withBody(method, call))),
  fc
    .tuple(fc.constantFrom(...endpoints), oddBodies)
    .map(([path, body]) => odd('body', 'POST', path, { body })),
  fc.tuple(contentTypes, fc.constantFrom('/mcp/query', '/mcp', '/v1/leads')).map(([type, path]) =>
    odd('type', 'POST', path, {
      body: path === '/mcp' ? toolCall : call,
      headers: { 'Content-Type': type },
    }),
  ),
  fc.tuple(oddHeaders, fc.constantFrom('/mcp/query', '/mcp', '/mcp/mutate')).map(([headers, path]) =>
    odd('header', 'POST', path, {
      body: path === '/mcp' ? toolCall : call,
      headers: { ...json, ...headers },
    }),
  ),
  uploadRequests,
  fc
    .oneof(rpcMessage, fc.array(rpcMessage, { maxLength: 4 }))
    .map((message) => odd('JSON-RPC', 'POST', '/mcp', { body: JSON.stringify(message) })),
);

interface Sent {
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

const withBody = (method: string, body: string): Sent =>
  method === 'GET' || method === 'HEAD' ? {} : { body };

function odd(what: string, method: string, path: string, { body, headers }: Sent): OddRequest {
  const sent = headers ?? (body === undefined ? {} : json);
  return { kind: 'odd', label: `odd ${what}`, method, path, headers: sent, body };
}
