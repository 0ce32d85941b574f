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

/** Besides those of HTTP the server that a client starts itself. */
type CallWay = AnyDoor | 'stdio';

/** By each way the same calls in a world of its own, as nearly every one of them changes something. */
const answers = new Map<CallWay, ReadonlyMap<string, Reply>>();
let stdio: StdioClient | undefined;
beforeAll(async () => {
  for (const door of allDoors) {
    const world = await buildWorld(service);
    const { liveKey: key } = world.tenant;
    const sendBy = (operation: Operation, args: Args) =>
      send(service.url, door === 'rest' && operation.rest === null ? 'rpc' : door, operation, args, { key });
    answers.set(door, await callAll(world, sendBy));
  }
  const world = await buildWorld(service);
  const { liveKey: key } = world.tenant;
  stdio = await startStdioClient(service.url, key);
  const sendByStdio = (operation: Operation, args: Args) =>
    isLocal(operation) ? stdio!.send(operation.id, args) : send(service.url, 'rpc', operation, args, { key });
  answers.set('stdio', await callAll(world, sendByStdio));
}, 180_000);
afterAll(() => stdio?.close());

/** What needs the hosted server is not offered by the local one. */
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

const answerOf = (way: CallWay, id: string): Reply => answers.get(way)!.get(id)!;

/**
 * What two worlds cannot share is told by its place and kind: ids, moments, cursors, secrets, addresses. Where the
 * service tells what to do next, an agent is told of tools and everybody else of operations.
 */
function comparable({ status, value, text }: Reply): string {
  if (status !== 200) return text;
  const ids = new Map<string, string>();
  const nameOf = (id: string) => ids.get(id) ?? (ids.set(id, `id-${ids.size}`), ids.get(id)!);
  return JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'number' && part > 1e12) return 'a moment';
    if (['secret', 'nextCursor'].includes(key) && typeof part === 'string') return `a ${key}`;
    if (typeof part !== 'string') return part;
    return replaceOperationNames(part)
      .replaceAll(/\b[a-z_]+_[0-9a-hjkmnp-tv-z]{26}\b/g, nameOf)
      .replaceAll(/:\/\/127\.\d+\.\d+\.\d+:\d+/g, '://site')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time');
  });
}

test.each(['rest', 'mcp', 'stdio'] as const)('by %s every operation returns the same as by RPC', (door) => {
  const wrong = operations.flatMap(({ id }) => {
    const [byRpc, byDoor] = (['rpc', door] as const).map((each) => comparable(answerOf(each, id)));
    return byRpc === byDoor ? [] : [`${id}: ${byRpc} but ${byDoor}`];
  });
  expect(wrong).toEqual([]);
  expect(operations.filter(({ id }) => answerOf(door, id).status !== 200)).toEqual([]);
});

describe('every endpoint rejects in the same way', () => {
  const codes = async (refused: (door: AnyDoor, operation: (typeof operations)[number]) => Promise<Reply>) =>
    collectProblems(operations, async (operation) => {
      const [byRpc, ...others] = await Promise.all(
        allDoors
          .filter((door) => door !== 'rest' || operation.rest !== null)
          .map((door) => refused(door, operation)),
      );
      if (byRpc!.error === undefined) return `answers ${byRpc!.text}`;
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

  test('an unknown argument', async () => {
    const { liveKey: key } = service.tenant;
    expect(
      await codes((door, operation) =>
        send(service.url, door, operation, { ...requiredArgs(operation), stranger: 1 }, { key }),
      ),
    ).toEqual([]);
  });

  test('an unknown argument, through the local server', async () => {
    const { liveKey: key } = service.tenant;
    const found = await collectProblems(operations.filter(isLocal), async (operation) => {
      const args = { ...requiredArgs(operation), stranger: 1 };
      const byRpc = await send(service.url, 'rpc', operation, args, { key });
      return differenceOf(byRpc, await stdio!.send(operation.id, args));
    });
    expect(found).toEqual([]);
  });

  test('a plan without live keys, and a sandbox key', async () => {
    const { liveKey, testKey } = await service.newTenant({ plan: 'free' });
    for (const key of [liveKey, testKey]) {
      expect(
        await codes((door, operation) =>
          send(service.url, door, operation, { ...requiredArgs(operation), stranger: 1 }, { key }),
        ),
      ).toEqual([]);
    }
  });

  test('an invalid key', async () => {
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

test('the local server offers every tool except hosted-only ones', async () => {
  const local = operations.filter(isLocal).map(({ id }) => toolOf(id).name);
  expect([...stdio!.offered].toSorted()).toEqual(['fetch', 'search', ...local].toSorted());
  for (const { id } of operations.filter((operation) => !isLocal(operation)))
    await expect(stdio!.send(id, {}), id).rejects.toThrow('There is no tool');
});

// Stands last: making the readers takes seconds, in which idle connections would be lost.
test('by MCP each result has text and a value that fits the tool’s output schema', () => {
  const readers = [new Ajv2020({ strict: false }), new Ajv({ strict: false })];
  for (const { id } of operations) {
    const { result } = JSON.parse(answerOf('mcp', id).text);
    expect(JSON.parse(result.content[0].text), id).toEqual(result.structuredContent);
    const { inputSchema, outputSchema } = toolOf(id);
    for (const reader of readers) {
      expect(reader.compile(inputSchema), id).toBeTypeOf('function');
      const fits = reader.compile(outputSchema);
      expect(fits(result.structuredContent), `${id}: ${reader.errorsText(fits.errors)}`).toBe(true);
      expect(fits([]), id).toBe(false);
    }
  }
});
