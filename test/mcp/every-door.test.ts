import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tools } from '../../generated/contract/tools.ts';
import type { Operation } from '../../codegen/model.ts';
import {
  allDoors,
  collectProblems,
  operations,
  requiredArgs,
  send,
  type AnyDoor,
  type Args,
} from '../contract/operations.ts';
import { createInvalidKeys } from '../contract/test-keys.ts';
import { successfulCalls } from '../contract/successful-calls.ts';
import { buildWorld, type World } from '../contract/world.ts';
import { replaceOperationNames } from '../../src/doors/mcp/tool-names.ts';
import { testService, type Reply } from '../support/test-service.ts';
import { toolOf } from '../support/tool-request.ts';
import { startStdioClient, type StdioClient } from './stdio-client.ts';

const service = testService();

/** The HTTP doors, and the local server that a client starts. */
type Transport = AnyDoor | 'stdio';

/** The replies to the same calls, by transport. Most calls change something, so each transport has its own world. */
const repliesByTransport = new Map<Transport, ReadonlyMap<string, Reply>>();
let stdio: StdioClient | undefined;
beforeAll(async () => {
  for (const door of allDoors) {
    const world = await buildWorld(service);
    const { liveKey: key } = world.tenant;
    const sendBy = (operation: Operation, args: Args) =>
      send(service.url, door === 'rest' && operation.rest === null ? 'rpc' : door, operation, args, { key });
    repliesByTransport.set(door, await callAll(world, sendBy));
  }
  const world = await buildWorld(service);
  const { liveKey: key } = world.tenant;
  stdio = await startStdioClient(service.url, key);
  const sendByStdio = (operation: Operation, args: Args) =>
    isLocal(operation) ? stdio!.send(operation.id, args) : send(service.url, 'rpc', operation, args, { key });
  repliesByTransport.set('stdio', await callAll(world, sendByStdio));
}, 180_000);
afterAll(() => stdio?.close());

/** The local server does not offer tools that need the hosted one. */
const isLocal = ({ id }: Operation): boolean => toolOf(id).local;

async function callAll(
  world: World,
  sendBy: (operation: Operation, args: Args) => Promise<Reply>,
): Promise<ReadonlyMap<string, Reply>> {
  const replies = new Map<string, Reply>();
  for (const [id, args] of successfulCalls(world)) {
    const operation = operations.find((candidate) => candidate.id === id)!;
    replies.set(id, await sendBy(operation, args));
  }
  return replies;
}

const replyOf = (transport: Transport, id: string): Reply => repliesByTransport.get(transport)!.get(id)!;

/**
 * Replaces values that differ between worlds by their kind and order: ids, times, cursors, secrets, addresses. Also
 * replaces names of tools and operations, which differ between agents and other callers.
 */
function comparable({ status, value, text }: Reply): string {
  if (status !== 200) return text;
  const ids = new Map<string, string>();
  const nameOf = (id: string) => ids.get(id) ?? (ids.set(id, `id-${ids.size}`), ids.get(id)!);
  return JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'number' && part > 1e12) return 'a timestamp';
    if (['secret', 'nextCursor'].includes(key) && typeof part === 'string') return `a ${key}`;
    if (typeof part !== 'string') return part;
    return replaceOperationNames(part)
      .replaceAll(/\b(?:trg_[0-9a-f]{16}|[a-z_]+_[0-9a-hjkmnp-tv-z]{26})\b/g, nameOf)
      .replaceAll(/:\/\/127\.\d+\.\d+\.\d+:\d+/g, '://site')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time');
  });
}

test.each(['rest', 'mcp', 'stdio'] as const)('by %s every operation returns the same as by RPC', (door) => {
  const differences = operations.flatMap(({ id }) => {
    const [byRpc, byDoor] = (['rpc', door] as const).map((each) => comparable(replyOf(each, id)));
    return byRpc === byDoor ? [] : [`${id}: ${byRpc} but ${byDoor}`];
  });
  expect(differences).toEqual([]);
  expect(operations.filter(({ id }) => replyOf(door, id).status !== 200)).toEqual([]);
});

describe('every door returns the same error', () => {
  const compareErrors = async (
    callDoor: (door: AnyDoor, operation: (typeof operations)[number]) => Promise<Reply>,
  ) =>
    collectProblems(operations, async (operation) => {
      const [byRpc, ...others] = await Promise.all(
        allDoors
          .filter((door) => door !== 'rest' || operation.rest !== null)
          .map((door) => callDoor(door, operation)),
      );
      if (byRpc!.error === undefined) return `returns ${byRpc!.text}`;
      return others
        .map((other) => differenceOf(byRpc!, other))
        .find((difference) => difference !== undefined);
    });
  const differenceOf = (byRpc: Reply, other: Reply): string | undefined => {
    const [one, another] = [byRpc, other].map(({ status, error }) =>
      [status, error.type, error.code, error.param, error.reason].join(),
    );
    return one === another ? undefined : `${one} but ${another}`;
  };

  test('for an unknown argument', async () => {
    const { liveKey: key } = service.tenant;
    expect(
      await compareErrors((door, operation) =>
        send(service.url, door, operation, { ...requiredArgs(operation), unexpected: 1 }, { key }),
      ),
    ).toEqual([]);
  });

  test('for an unknown argument, through the local server', async () => {
    const { liveKey: key } = service.tenant;
    const found = await collectProblems(operations.filter(isLocal), async (operation) => {
      const args = { ...requiredArgs(operation), unexpected: 1 };
      const byRpc = await send(service.url, 'rpc', operation, args, { key });
      return differenceOf(byRpc, await stdio!.send(operation.id, args));
    });
    expect(found).toEqual([]);
  });

  test('for a plan without live keys, and for a sandbox key', async () => {
    const { liveKey, testKey } = await service.newTenant({ plan: 'free' });
    for (const key of [liveKey, testKey]) {
      expect(
        await compareErrors((door, operation) =>
          send(service.url, door, operation, { ...requiredArgs(operation), unexpected: 1 }, { key }),
        ),
      ).toEqual([]);
    }
  });

  test('for an invalid key', async () => {
    const [operation] = operations;
    for (const { what, authorization, error } of await createInvalidKeys(service)) {
      for (const door of allDoors) {
        const headers: Record<string, string> =
          authorization === undefined ? {} : { Authorization: authorization };
        const reply = await send(service.url, door, operation!, requiredArgs(operation!), { headers });
        expect([reply.status, reply.error.code], `${what} by ${door}`).toEqual([401, error]);
      }
    }
  });
});

test('every tool calls a listed operation, and only those', () => {
  const called = tools.map(({ operation }) => operation as string);
  expect(called.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

test('the local server offers every tool except those of the hosted server', async () => {
  const local = operations.filter(isLocal).map(({ id }) => toolOf(id).name);
  expect([...stdio!.offered].toSorted()).toEqual(['fetch', 'search', ...local].toSorted());
  for (const { id } of operations.filter((operation) => !isLocal(operation)))
    await expect(stdio!.send(id, {}), id).rejects.toThrow('There is no tool');
});

// This test is last: compiling the validators takes seconds, in which idle connections would time out.
test('by MCP each result has text and a value that matches the tool’s output schema', () => {
  const validators = [new Ajv2020({ strict: false }), new Ajv({ strict: false })];
  for (const { id } of operations) {
    const { result } = JSON.parse(replyOf('mcp', id).text);
    expect(JSON.parse(result.content[0].text), id).toEqual(result.structuredContent);
    const { inputSchema, outputSchema } = toolOf(id);
    for (const validator of validators) {
      expect(validator.compile(inputSchema), id).toBeTypeOf('function');
      const validate = validator.compile(outputSchema);
      expect(validate(result.structuredContent), `${id}: ${validator.errorsText(validate.errors)}`).toBe(
        true,
      );
      expect(validate([]), id).toBe(false);
    }
  }
});
