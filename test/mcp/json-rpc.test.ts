import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tools } from '../../generated/contract/tools.ts';
import { answerJsonRpc, type McpServer } from '../../src/doors/mcp/answer-json-rpc.ts';
import { describeFields } from '../../src/doors/mcp/describe-fields.ts';
import { countFitting, minFields, maxValueBytes, shortenValue } from '../../src/doors/mcp/shorten-value.ts';
import { JsonRpcError } from '../../src/doors/mcp/json-rpc-error.ts';
import { parseNested } from '../../src/doors/mcp/tool-arguments.ts';

const server: McpServer = {
  version: '1.0.0',
  toolNames: new Set(['echo']),
  excludedReason: (name) => (name === 'service_add_lead' ? 'It is excluded.' : undefined),
  toolList: '{"tools":[]}',
  verifyKey: async () => undefined,
  callTool: async (_, args) => JSON.stringify({ content: [], structuredContent: args }),
};

const message = fc.record(
  {
    jsonrpc: fc.constantFrom('2.0', '1.0', 2),
    id: fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.jsonValue()),
    method: fc.oneof(
      fc.constantFrom('initialize', 'ping', 'tools/list', 'tools/call', 'none'),
      fc.jsonValue(),
    ),
    params: fc.oneof(
      fc.record(
        { name: fc.constantFrom('echo', 'echo', 5), arguments: fc.jsonValue() },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);

test('every message gets a valid JSON-RPC response under its id', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(message, fc.jsonValue(), fc.array(message, { maxLength: 4 })), async (body) => {
      const { status, body: text } = await answerJsonRpc(body, server);
      if (text === undefined) {
        expect(status).toBe(202);
        return;
      }
      const responses = [JSON.parse(text)].flat() as { id: unknown; error?: { code: number } }[];
      const sent = [body].flat().map((each) => (each as { id?: unknown } | null)?.id ?? null);
      for (const response of responses) {
        expect(response).toMatchObject({ jsonrpc: '2.0' });
        expect('result' in response).not.toBe('error' in response);
        expect([...sent, null]).toContainEqual(response.id);
        outcomes.add(String(response.error?.code ?? 'done'));
      }
      expect([200, 400]).toContain(status);
    }),
    { numRuns: 2_000, seed: 11 },
  );
  expect([...outcomes].sort()).toEqual(['-32600', '-32601', '-32602', 'done']);
});

test('a batch lists the tools once, and ids beyond exact numbers are invalid', async () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await answerJsonRpc([list], server)).status).toBe(200);
  const twice = await answerJsonRpc([list, { ...list, id: 2 }], server);
  expect([twice.status, twice.body]).toEqual([400, expect.stringContaining('tools/list only once')]);
  for (const id of ['1e400', '9007199254740993']) {
    const ping: unknown = JSON.parse(`{"jsonrpc":"2.0","id":${id},"method":"ping"}`);
    expect((await answerJsonRpc(ping, server)).status, id).toBe(400);
  }
});

test('verifies the key before anything else', async () => {
  const rejectingServer: McpServer = {
    ...server,
    verifyKey: async () => {
      throw new JsonRpcError(-32001, 'revoked', { status: 401 });
    },
  };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call' };
  const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
  for (const body of [
    { ...list, method: 'ping' },
    list,
    [],
    [list],
    [{ ...call, jsonrpc: undefined }, list],
    [{ ...call, params: [] }],
    [{ ...call, params: { name: 'echo' } }, list],
  ])
    expect((await answerJsonRpc(body, rejectingServer)).status, JSON.stringify(body)).toBe(401);
  for (const params of [{ name: 'none' }, { name: 'echo', arguments: 5 }])
    expect((await answerJsonRpc({ ...call, params }, rejectingServer)).status).toBe(401);
});

test('a text of several lines cannot look like a field', () => {
  const text = describeFields({
    company: 'Acme\nstatus: qualified\u2028stage: won',
    inner: { 'a\nb': 'x\r\ny: z' },
  });
  expect(text.split('\n').filter((line) => /^(?: {2})?\w/.test(line))).toEqual([
    'company: Acme',
    'inner:',
    '  a b: x',
  ]);
});

test('parses JSON in a text only if the schema expects an object or a list', () => {
  const schema = {
    type: 'object',
    properties: {
      list: { type: 'array', items: { type: 'object', properties: { inner: { type: ['array', 'null'] } } } },
      either: { oneOf: [{ type: 'string' }, { type: 'array' }] },
      object: { type: 'object' },
      text: { type: 'string' },
    },
  };
  const args = {
    list: '[{"inner":"[1]"}]',
    either: '[1]',
    object: '{"a":1}',
    text: '{"a":1}',
    other: '[1]',
  };
  const read = { ...args, list: [{ inner: [1] }], object: { a: 1 } };
  expect(parseNested(schema, args)).toEqual(read);
  const wrong = { list: '{"a":1}', object: '[broken' };
  expect(parseNested(schema, wrong)).toEqual(wrong);
});

test('parses form text only for names of the schema', () => {
  const readNames: unknown[] = [];
  const others = Array.from({ length: 2_000 }, (_, index) => [`other${index}`, '[1]']);
  const args = new Proxy(Object.fromEntries([['list', [1]], ...others]) as Record<string, unknown>, {
    get: (target, name) => {
      readNames.push(name);
      return target[name as string];
    },
    ownKeys: (target) => {
      readNames.push('all');
      return Reflect.ownKeys(target);
    },
  });
  const schema = { type: 'object', properties: { list: { type: 'array' }, more: { type: 'array' } } };
  expect(parseNested(schema, args)).toBe(args);
  expect(new Set(readNames)).toEqual(new Set(['list', 'more']));
});

test('a shortened value fits the limit, with its ids and cursor', () => {
  const item = {
    id: 'lead_1',
    notes: 'ä'.repeat(90_000),
    tags: Array<string>(3_000).fill('a tag of some length'),
  };
  const { value, cuts } = shortenValue({ items: [item], nextCursor: 'c'.repeat(1_500) });
  expect(Buffer.byteLength(JSON.stringify(value))).toBeLessThanOrEqual(maxValueBytes);
  expect(value).toMatchObject({ items: [{ id: 'lead_1' }], nextCursor: 'c'.repeat(1_500) });
  expect(cuts.join()).toMatch(
    /items\[0\]\.notes: \d+ of 90000 characters.*items\[0\]\.tags: \d+ of 3000 items/,
  );
  const small = { items: [1, 'two', { three: null }] };
  expect(shortenValue(small)).toEqual({ value: small, cuts: [] });
});

test('the shortest form has all ids, cursor and fields, and lists its cuts', () => {
  const lists = Array.from({ length: minFields - 2 }, (_, index) => [
    `list${index}`,
    Array<string>(20).fill('ä'.repeat(1_000)),
  ]);
  const item = { id: 'lead_01h455vb4pex5vsknk084sn02q', ...Object.fromEntries(lists) };
  const { value, cuts } = shortenValue({ items: [item, item, item], nextCursor: 'c'.repeat(1_500) });
  const { items, nextCursor } = value as { items: Record<string, unknown>[]; nextCursor: string };
  expect(Buffer.byteLength(JSON.stringify(value))).toBeLessThanOrEqual(maxValueBytes);
  expect([items.length, items[0]!['id'], nextCursor]).toEqual([1, item.id, 'c'.repeat(1_500)]);
  expect(Object.keys(items[0]!)).toEqual(Object.keys(item));
  expect(cuts).toContain('items: 1 of 3 items');
  expect(cuts).toContain('items[0].list0[0]: 80 of 1000 characters');
});

test('limits the fields of open objects, but not of objects in a schema', () => {
  const fields = Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 'small text']);
  const { value, cuts } = shortenValue({ id: 'lead_1', customFields: Object.fromEntries(fields) });
  expect(Buffer.byteLength(JSON.stringify(value))).toBeLessThanOrEqual(maxValueBytes);
  expect(cuts.join()).toMatch(/^customFields: \d+ of 5000 fields$/);
  const sizes = JSON.stringify(tools).matchAll(/"required":\[([^\]]*)\]/g);
  const maxRequired = Math.max(...[...sizes].map(([, names]) => names!.split(',').length));
  expect(maxRequired).toBeLessThanOrEqual(minFields);
});

test('counts at least one item, and several only within the byte limit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40_000), { minLength: 1, maxLength: 20 }), (sizes) => {
      const items = sizes.map((size) => 'x'.repeat(size));
      const count = countFitting(items);
      expect(count).toBeGreaterThanOrEqual(1);
      if (count > 1) {
        expect(JSON.stringify(items.slice(0, count)).length).toBeLessThanOrEqual(maxValueBytes);
      }
    }),
  );
});

test.each([
  ['ech', 'Did you mean echo?'],
  ['nothing_like_it', 'tools/list lists the tools.'],
  ['service_add_lead', 'It is excluded.'],
  ['runs.leads', 'The operation runs.leads is the tool service_get_run_leads.'],
  ['leads.add', 'The operation leads.add is the tool service_add_lead. It is excluded.'],
  ['material.upload', 'The operation material.upload is the tool service_upload_material.'],
])('a call of the unknown tool %s gets instructions', async (name, instructions) => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name } };
  const { body } = await answerJsonRpc(call, server);
  expect(JSON.parse(body!).error.message).toBe(`There is no tool "${name}" here. ${instructions}`);
});
