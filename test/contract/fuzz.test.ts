import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { arbitraryFor } from '../../codegen/fixtures/arbitrary.ts';
import type { Operation } from '../../codegen/model.ts';
import { testService, type Reply } from '../support/test-service.ts';
import { allDoors, model, operations, schemaOf, send, type AnyDoor, type Args } from './operations.ts';
import { findBreaches, findSchemaErrors, mismatchesOfValue } from './published-contract.ts';
import { buildWorld, type World } from './world.ts';

/** FUZZ_RUNS sets the number of calls, FUZZ_SEED selects other ones. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 400);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

const service = testService();
let world: World;
beforeAll(async () => {
  world = await buildWorld(service);
});

interface Call {
  readonly operation: Operation;
  readonly door: AnyDoor;
  readonly args: unknown;
  readonly usesOwnIds: boolean;
  readonly isLive: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** Unexpected values of every kind that JSON can carry. */
const arbitraryJson = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 60 }),
  fc.constantFrom('\0', '\ud800', 'a\u0000b', '', ' ', '%00', "' or 1=1 --", '${jndi:x}', '../../x', '٣'),
  fc.constantFrom(-1, 0, 1e308, -0, 2 ** 53, 0.1, Number.MIN_VALUE),
  fc.constantFrom('9999-12-31T23:59:59Z', '-000001-01-01T00:00:00Z', '2026-02-30', '1970-01-01', 'now'),
  fc
    .integer({ min: 30, max: 40 })
    .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
  fc.constant(JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{}}}') as unknown),
  fc.constant('x'.repeat(70_000)),
);

/** Valid arguments, or arguments with one invalid value. */
function argsOf(operation: Operation): fc.Arbitrary<unknown> {
  const valid = arbitraryFor(model, schemaOf(operation)) as fc.Arbitrary<Args>;
  const names = Object.keys(schemaOf(operation).properties ?? {});
  const corrupted = fc.tuple(
    valid,
    fc.constantFrom(...names, 'unexpected', 'orgId', '__proto__'),
    arbitraryJson,
  );
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 4, arbitrary: corrupted.map(([args, name, value]) => withProperty(args, name, value)) },
    { weight: 1, arbitrary: arbitraryJson },
  );
}

/** Assigning to a name such as __proto__ would not create a property. */
const withProperty = (args: Args, name: string, value: unknown): Args =>
  Object.fromEntries([...Object.entries(args), [name, value]]);

const headers: readonly Call['headers'][] = [
  { 'Idempotency-Key': 'one' },
  { 'Idempotency-Key': 'two' },
  { 'Dry-Run': 'true' },
];

const calls: fc.Arbitrary<Call> = fc.oneof(
  ...operations.map((operation) =>
    fc.record({
      operation: fc.constant(operation),
      door: fc.constantFrom(...allDoors),
      args: argsOf(operation),
      usesOwnIds: fc.boolean(),
      isLive: fc.boolean(),
      headers: fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, fc.constantFrom(...headers)),
    }),
  ),
);

const idForm = /^([a-z]+(?:_[a-z]+)*)_[0-9a-z]{26}$/;

/** Generated ids do not exist. Half of the calls use existing ids instead. */
function withOwnIds(value: unknown): unknown {
  if (typeof value === 'string') return world.ids[idForm.exec(value)?.[1] ?? ''] ?? value;
  if (Array.isArray(value)) return value.map(withOwnIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOwnIds(inner)]));
}

/** Returns what is wrong with a reply to any call; an internal error is always wrong. */
function findReplyProblems({ operation, door }: Call, reply: Reply): string[] {
  const { endpoint, rest } = operation;
  if (reply.status >= 500) return [reply.text];
  if (door === 'mcp') {
    const { error, body } = reply;
    const envelope = { error, request_id: body.request_id };
    if (error) return findSchemaErrors('/components/schemas/ErrorBody', envelope);
    return mismatchesOfValue(operation, reply.value);
  }
  const isAtDoor = door === 'rpc' || rest === null;
  const template = isAtDoor ? `/mcp/${endpoint}` : rest.path;
  const method = isAtDoor ? 'POST' : rest.method;
  const problems = findBreaches(method, template, reply);
  if (door === 'rest' || rest === null || reply.status !== 200) return problems;
  const pointer = `/paths/${rest.path.replaceAll('/', '~1')}/${rest.method.toLowerCase()}`;
  return [
    ...problems,
    ...findSchemaErrors(`${pointer}/responses/200/content/application~1json/schema`, reply.body),
  ];
}

test(
  'every response to random calls matches the published document',
  { timeout: 60_000 + numRuns * 50 },
  async () => {
    const outcomes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        const args = (call.usesOwnIds ? withOwnIds(call.args) : call.args) as Args;
        const isObject = typeof args === 'object' && args !== null && !Array.isArray(args);
        const canUseDoor = isObject && (call.door === 'mcp' || call.operation.rest !== null);
        const door = canUseDoor ? call.door : 'rpc';
        const reply = await send(service.url, door, call.operation, args, {
          key: call.isLive ? world.tenant.liveKey : world.tenant.testKey,
          headers: call.headers,
        });
        const outcome = `${door === 'mcp' ? 'mcp ' : ''}${reply.error?.code ?? 'done'}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect(findReplyProblems({ ...call, door }, reply)).toEqual([]);
      }),
      { numRuns, seed, endOnFailure: true },
    );
    // If all calls failed for the same reason, the test would prove little.
    expect(outcomes.get('done') ?? 0).toBeGreaterThan(numRuns / 20);
    expect(outcomes.get('mcp done') ?? 0).toBeGreaterThan(numRuns / 40);
    expect(outcomes.size).toBeGreaterThan(12);
    expect((await service.call('projects.list')).status).toBe(200);
  },
);
