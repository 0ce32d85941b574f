import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import { testService } from '../support/test-service.ts';
import {
  operationsAt,
  collectProblems,
  apiDoors,
  findMismatch,
  requiredArgs,
  send,
  type ExpectedError,
  type SendOptions,
} from './operations.ts';

const service = testService();
const maxBytes = 1_048_576;
const expected = (error: ErrorName, overrides: Partial<ExpectedError> = {}): ExpectedError => ({
  ...errors[error],
  ...overrides,
});

/** The JSON padded with blanks to the given number of bytes. */
const padded = (json: string, bytes: number): string => json + ' '.repeat(bytes - Buffer.byteLength(json));

describe.each(apiDoors)('by %s, every operation with a body', (door) => {
  const rows = operationsAt(door).filter(({ rest }) => door === 'rpc' || rest!.method !== 'GET');
  const call = (operation: (typeof rows)[number], options: SendOptions) =>
    send(service.url, door, operation, requiredArgs(operation), { key: service.tenant.liveKey, ...options });

  test('rejects a body that is not a JSON object', async () => {
    const bodies: [what: string, body: string | Uint8Array, message: RegExp][] = [
      ['broken', '{"projectId": ', /not valid JSON/],
      ['a list', '[]', /must be one JSON object/],
      ['a word', '"text"', /must be one JSON object/],
      ['null', 'null', /must be one JSON object/],
      ['Python', "{'a': None}", /not valid JSON/],
      ['two objects', '{}{}', /not valid JSON/],
      ['half a character', Uint8Array.of(0x7b, 0x22, 0xc3, 0x22, 0x3a, 0x31, 0x7d), /not UTF-8/],
      ['UTF-16', Buffer.from('{}', 'utf16le'), /not valid JSON/],
      ['very deep', '['.repeat(500_000), /not valid JSON/],
    ];
    for (const [what, body, message] of bodies) {
      const found = await collectProblems(rows, async (operation) =>
        findMismatch(await call(operation, { body }), expected('malformed_json', { message })),
      );
      expect(found, what).toEqual([]);
    }
  });

  test('rejects another media type or encoding', async () => {
    const headers: Record<string, string>[] = [
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      { 'Content-Type': 'application/json; charset=utf-16' },
      { 'Content-Type': 'nonsense' },
      { 'Content-Type': '' },
      { 'Content-Encoding': 'br' },
    ];
    for (const header of headers) {
      const found = await collectProblems(rows, async (operation) =>
        findMismatch(await call(operation, { headers: header }), expected('unsupported_media_type')),
      );
      expect(found, JSON.stringify(header)).toEqual([]);
    }
    const compressed = { body: gzipSync('{}'), headers: { 'Content-Encoding': 'gzip' } };
    expect(
      findMismatch(await call(rows[0]!, compressed), expected('unsupported_media_type')),
    ).toBeUndefined();
  });

  test.each([
    ['application/json; charset=utf-8; charset=utf-16', 'names more than one charset'],
    ['application/json; charset=utf-16; charset=utf-8', 'names more than one charset'],
    ['application/json;charset=utf-8;CHARSET="utf-8"', 'names more than one charset'],
    ['application/json; charset=utf-16; version', 'names the charset utf-16'],
    ['application/json; charset="utf-16"', 'names the charset utf-16'],
    ['application/json; charset = utf-16', 'names the charset utf-16'],
  ])('rejects the media type %s with a remedy', async (type, problem) => {
    const message = `The header Content-Type ${problem}. JSON must be UTF-8: send Content-Type: application/json.`;
    const error = expected('unsupported_media_type', { param: 'Content-Type', message: new RegExp(message) });
    const found = await collectProblems(rows, async (operation) =>
      findMismatch(await call(operation, { headers: { 'Content-Type': type } }), error),
    );
    expect(found).toEqual([]);
  });

  test('rejects a body one byte above the limit', async () => {
    const operation = rows.find(({ fn }) => fn === (door === 'rpc' ? 'projects.list' : 'brain.add'))!;
    const json = door === 'rpc' ? '{"fn":"projects.list"}' : JSON.stringify(requiredArgs(operation));
    const largest = await call(operation, { body: padded(json, maxBytes) });
    expect(largest.error?.code ?? 'done').toBe(door === 'rpc' ? 'done' : 'project_not_found');
    const overrides = await call(operation, { body: padded(json, maxBytes + 1) });
    expect(findMismatch(overrides, expected('payload_too_large'))).toBeUndefined();
    const muchTooLarge = await call(operation, { body: padded(json, 12 * maxBytes) });
    expect(findMismatch(muchTooLarge, expected('payload_too_large'))).toBeUndefined();
  });

  test('accepts all allowed spellings of JSON', async () => {
    const operation = operationsAt(door).find(({ fn }) => fn === 'brain.add')!;
    const item = { projectId: service.tenant.projectId, type: 'note', title: 'ä', body: '\ufffd – 漢' };
    const text = JSON.stringify(door === 'rpc' ? { fn: 'brain.add', args: item } : item);
    const spellings: SendOptions[] = [
      { body: text, headers: { 'Content-Type': 'application/json; charset=UTF-8' } },
      { body: text, headers: { 'Content-Type': 'application/json;charset="utf-8"; version=1' } },
      { body: text, headers: { 'Content-Type': 'application/json; UTF-8;' } },
      { body: text, headers: { 'Content-Type': 'application/merge-patch+json' } },
      { body: `\ufeff${text}` },
      { body: text, headers: { 'Content-Encoding': 'identity' } },
      { body: text, headers: { 'Content-Encoding': 'Identity' } },
    ];
    for (const spelling of spellings) {
      const reply = await call(operation, spelling);
      expect(reply.status, reply.text).toBe(200);
      expect(reply.value).toMatchObject(item);
    }
  });
});

test('the error for a query argument of a call with a body names it', async () => {
  const reply = await service.request('/v1/brain?projectId=x', {
    method: 'POST',
    headers: { Authorization: `Bearer ${service.tenant.liveKey}` },
  });
  expect(findMismatch(reply, expected('unknown_argument', { param: 'projectId' }))).toBeUndefined();
});

test('a query string is read strictly', async () => {
  const call = (query: string) =>
    service.request(`/v1/leads?projectId=${service.tenant.projectId}&${query}`, {
      headers: { Authorization: `Bearer ${service.tenant.liveKey}` },
    });
  const refused: [query: string, param: string | undefined][] = [
    ['limit=5&limit=6', 'limit'],
    ['limit=0x10', 'limit'],
    ['limit=%205', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=', 'limit'],
    ['hasEmail=1', 'hasEmail'],
    ['hasEmail=True', 'hasEmail'],
    ['query=%00', 'query'],
    ['query=%ff', undefined],
    ['query=%zz', undefined],
    ['query=%', undefined],
  ];
  for (const [query, param] of refused) {
    const reply = await call(query);
    expect(findMismatch(reply, expected('invalid_arguments')), query).toBeUndefined();
    expect(reply.error.param, query).toBe(param);
  }
  for (const query of ['limit=5', 'hasEmail=false', 'tags=a', 'tags=a&tags=b', 'query=a+b%20%C3%A4', '']) {
    expect((await call(query)).status, query).toBe(200);
  }
  expect((await call('__proto__=1')).error).toMatchObject({ code: 'invalid_arguments' });
  expect((await call('constructor=1')).error).toMatchObject({ code: 'unknown_argument' });
});

test('rejects different ids in path and body', async () => {
  const path = `/v1/projects/${service.tenant.projectId}/context`;
  const patch = (body: object) => service.rest('PATCH', path, body);
  const refused = await patch({ projectId: 'project_other' });
  expect(findMismatch(refused, expected('invalid_arguments', { param: 'projectId' }))).toBeUndefined();
  expect((await patch({ projectId: service.tenant.projectId })).status).toBe(200);
});

test.each(['%zz', '%', '%ff', '%00', '%2e%2e%2f', '../../x', 'a%2Fb', "'--", '%F0%9F%98%80'])(
  'a path with %s gets an error in the envelope',
  async (segment) => {
    const reply = await service.request(`/v1/leads/${segment}`, {
      headers: { Authorization: `Bearer ${service.tenant.liveKey}` },
    });
    const code = segment.startsWith('..') ? 'unknown_route' : 'invalid_arguments';
    expect(findMismatch(reply, expected(code))).toBeUndefined();
  },
);
