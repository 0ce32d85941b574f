import { beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { validators } from '../../generated/contract/validators.js';
import { testService, type Reply } from '../support/test-service.ts';
import {
  operationsAt,
  collectProblems,
  apiDoors,
  operations,
  requiredArgs,
  send,
  type Args,
  type ApiDoor,
} from './operations.ts';
import { findBreaches, findSchemaErrors } from './published-contract.ts';
import { published } from './published.ts';
import { successfulCalls } from './successful-calls.ts';
import { buildWorld, type World } from './world.ts';

const service = testService();
type AnyOperation = (typeof operations)[number];

describe.each(apiDoors)('by %s', (door) => {
  let world: World;
  beforeAll(async () => {
    world = await buildWorld(service);
  });

  test('every operation succeeds with a reply that matches the document', async () => {
    const problems: string[] = [];
    const called = new Set<string>();
    for (const [id, args] of successfulCalls(world)) {
      const operation = operations.find((candidate) => candidate.id === id)!;
      if (door === 'rest' && operation.rest === null) continue;
      const reply = await callOperation(door, operation, args);
      called.add(id);
      if (reply.status !== 200)
        problems.push(`${id}: its example in openapi.yaml fails in test/contract/world.ts: ${reply.text}`);
      problems.push(...findReplyBreaches(door, operation, reply).map((violation) => `${id}: ${violation}`));
    }
    expect(problems).toEqual([]);
    expect([...called].sort()).toEqual(
      operationsAt(door)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test.each([
    [401, async (operation: AnyOperation) => send(service.url, door, operation, requiredArgs(operation))],
    [
      400,
      async (operation: AnyOperation) =>
        callOperation(door, operation, { ...requiredArgs(operation), unexpected: 1 }),
    ],
    [
      403,
      async (operation: AnyOperation) => {
        const tenant = await service.newTenant({ plan: 'free' });
        return callOperation(door, operation, requiredArgs(operation), tenant.liveKey);
      },
    ],
  ])('every error with %d fits the document', async (status, provoke) => {
    const found = await collectProblems(operationsAt(door), async (operation) => {
      const reply = await provoke(operation);
      if (reply.status !== status) return reply.text;
      return findReplyBreaches(door, operation, reply).join();
    });
    expect(found).toEqual([]);
  });

  const callOperation = (
    callDoor: ApiDoor,
    operation: AnyOperation,
    args: Args,
    key = world.tenant.liveKey,
  ) => send(service.url, callDoor, operation, args, { key });
});

/** The document has no value schemas for RPC, so RPC values are checked against the operation's REST path. */
function findReplyBreaches(door: ApiDoor, { endpoint, rest }: AnyOperation, reply: Reply): string[] {
  const [method, path] = door === 'rest' ? [rest!.method, rest!.path] : ['POST', `/mcp/${endpoint}`];
  const found = findBreaches(method, path, reply);
  if (door === 'rest' || rest === null || reply.status !== 200) return found;
  const pointer = `/paths/${rest.path.replaceAll('/', '~1')}/${rest.method.toLowerCase()}/responses/200`;
  return [...found, ...findSchemaErrors(`${pointer}/content/application~1json/schema`, reply.body)];
}

test('the check rejects corrupted replies', async () => {
  const { tenant } = service;
  const list = operations.find(({ fn }) => fn === 'projects.list')!;
  const reply = await send(service.url, 'rest', list, {}, { key: tenant.liveKey });
  expect(findReplyBreaches('rest', list, reply)).toEqual([]);
  const [item] = reply.value.items;
  const corrupted: [what: string, body: object][] = [
    ['one field too many', { ...reply.body, value: { ...reply.value, more: 1 } }],
    ['a field too few', { ...reply.body, value: { items: reply.value.items } }],
    ['another type', { ...reply.body, value: { ...reply.value, items: [{ ...item, createdAt: 'now' }] } }],
    [
      'an id of another kind',
      { ...reply.body, value: { ...reply.value, items: [{ ...item, id: 'lead_1' }] } },
    ],
    ['an envelope without id', { value: reply.value }],
  ];
  for (const [what, body] of corrupted) {
    expect(findReplyBreaches('rest', list, { ...reply, body } as Reply), what).not.toEqual([]);
  }
  expect(findBreaches('GET', '/v1/projects', { ...reply, status: 204 })).toEqual([
    'GET /v1/projects has no response 204',
  ]);
  const withoutHeaders = {
    ...reply,
    headers: new Headers({ 'Content-Type': 'application/json; charset=utf-8' }),
  };
  expect(findBreaches('GET', '/v1/projects', withoutHeaders)).toContain('no header X-Request-Id');
});

test('the published errors equal those of the registry', () => {
  const pointer = '/components/schemas/ErrorBody';
  for (const { code, type } of Object.values(errors)) {
    const error = { code, type, message: 'x', request_id: 'req_1' };
    expect(findSchemaErrors(pointer, { error, request_id: 'req_1' }), code).toEqual([]);
  }
  const unknown = { code: 'no_such_code', type: 'api_error', message: 'x', request_id: 'req_1' };
  expect(findSchemaErrors(pointer, { error: unknown, request_id: 'req_1' })).not.toEqual([]);
});

test('every operation documents the six responses, and the validators agree with the document', () => {
  for (const { id, rest } of operations.filter((operation) => operation.rest)) {
    const { responses } = published.paths[rest!.path]![rest!.method.toLowerCase()]!;
    expect(Object.keys(responses).sort(), id).toEqual(['200', '400', '401', '403', '429', '500']);
    const pointer = `/paths/${rest!.path.replaceAll('/', '~1')}/${rest!.method.toLowerCase()}/responses/200`;
    for (const value of [{}, { items: [], nextCursor: null }, { items: [{}] }, null, []]) {
      const byDocument = findSchemaErrors(`${pointer}/content/application~1json/schema`, {
        value,
        request_id: 'req_1',
      });
      expect(validators[id as keyof typeof validators].value(value), id).toBe(byDocument.length === 0);
    }
  }
});
