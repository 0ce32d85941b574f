import { describe, expect, test } from 'vitest';
import type { JsonSchema, Operation } from '../../codegen/model.ts';
import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import {
  operationsAt,
  collectProblems,
  apiDoors,
  findMismatch,
  prefixOf,
  propertiesOf,
  requiredArgs,
  schemaOf,
  send,
  type Args,
  type ApiDoor,
  type ExpectedError,
} from './operations.ts';
import { createKeyOfMode, createInvalidKeys, createUnpaidKey } from './test-keys.ts';

const service = testService();
const expected = (error: ErrorName, overrides: Partial<ExpectedError> = {}): ExpectedError => ({
  ...errors[error],
  ...overrides,
});
const callOperation = (door: ApiDoor, operation: Operation, args: Args) =>
  send(service.url, door, operation, args, { key: service.tenant.liveKey });

/** True if the argument is in the path, where it cannot be missing or of another type. */
const isInPath = (door: ApiDoor, { rest }: Operation, name: string): boolean =>
  door === 'rest' && rest!.pathParameters.includes(name);

describe.each(apiDoors)('by %s, every operation', (door) => {
  const rows = operationsAt(door);

  test('names a missing required argument', async () => {
    let tried = 0;
    const found = await collectProblems(rows, async (operation) => {
      const needed = (schemaOf(operation).required ?? []).filter((name) => !isInPath(door, operation, name));
      for (const name of needed) {
        const { [name]: _left, ...args } = requiredArgs(operation);
        const message = new RegExp(`^${operation.fn} needs the argument ${name}\\.$`);
        const wrong = findMismatch(
          await callOperation(door, operation, args),
          expected('invalid_arguments', { param: name, message }),
        );
        if (wrong) return wrong;
        tried += 1;
      }
      return undefined;
    });
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(rows.length / 2);
  });

  test('names several missing arguments by path', async () => {
    const errorFor = async (fn: string, overrides: object) => {
      const operation = rows.find((row) => row.fn === fn)!;
      const args = { ...requiredArgs(operation), ...overrides };
      const { status, error } = await callOperation(door, operation, args);
      return [status, error.code, error.param, error.message];
    };
    const steps = await errorFor('flows.create', { trigger: {}, steps: [{}, { id: 'a' }] });
    const inSteps = 'trigger.kind, steps[0].id, steps[0].kind and steps[1].kind';
    expect(steps).toEqual([
      400,
      'invalid_arguments',
      'trigger.kind',
      `flows.create needs the arguments ${inSteps}.`,
    ]);
    const many = await errorFor('flows.create', { steps: Array(20).fill({ id: 'a' }) });
    const first = Array.from({ length: 10 }, (_, index) => `steps[${index}].kind`).join(', ');
    expect(many.at(-1)).toBe(`flows.create needs the arguments ${first} and 10 more.`);
  });

  test('names the right type of an argument', async () => {
    let tried = 0;
    const found = await collectProblems(rows, async (operation) => {
      for (const [name, schema] of propertiesOf(operation)) {
        const value = valueOfOtherType(door, operation, schema);
        if (value === undefined || isInPath(door, operation, name)) continue;
        const reply = await callOperation(door, operation, { ...requiredArgs(operation), [name]: value });
        const wrong = findMismatch(
          reply,
          expected('invalid_arguments', { param: name, message: / must (be|match|have) / }),
        );
        if (wrong) return `${name}: ${wrong}`;
        tried += 1;
      }
      return undefined;
    });
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(rows.length / 2);
  });

  test('names the right kind of an id', async () => {
    let tried = 0;
    const found = await collectProblems(rows, async (operation) => {
      for (const [name, schema] of propertiesOf(operation)) {
        const prefix = prefixOf(schema);
        if (prefix === undefined) continue;
        const other = newId(prefix === 'lead' ? 'campaign' : 'lead');
        const message = new RegExp(
          `^The argument ${name} must be the id of a ${prefix.replaceAll('_', ' ')}: ${prefix}_`,
        );
        const reply = await callOperation(door, operation, { ...requiredArgs(operation), [name]: other });
        const wrong = findMismatch(reply, expected('invalid_arguments', { param: name, message }));
        if (wrong) return `${name}: ${wrong}`;
        tried += 1;
      }
      return undefined;
    });
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(rows.length / 2);
  });

  test('suggests the nearest name for an unknown argument', async () => {
    const found = await collectProblems(rows, async (operation) => {
      const [known] = propertiesOf(operation).find(([name]) => !isInPath(door, operation, name)) ?? [];
      const stranger = known ? `${known}z` : 'stranger';
      const message = new RegExp(
        `^${operation.fn} has no argument ${stranger}\\. ` +
          (known ? `Did you mean ${known}\\?` : '(It takes no arguments\\.|Known names: )'),
      );
      const reply = await callOperation(door, operation, { ...requiredArgs(operation), [stranger]: 'x' });
      return findMismatch(reply, expected('unknown_argument', { param: stranger, message }));
    });
    expect(found).toEqual([]);
  });

  test('rejects text that the database cannot store', async () => {
    const writing = rows.filter(({ rest }) => door === 'rpc' || rest!.method !== 'GET');
    const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);
    const corrupted: [what: string, value: unknown, message: RegExp][] = [
      ['a NUL', { inner: ['a\0b'] }, /^The argument stranger\.inner\[0\] must not contain a NUL/],
      ['half a pair', 'a\ud800b', /an unpaired surrogate/],
      ['a NUL in a name', { 'a\0b': 1 }, /^The argument stranger must not contain a NUL/],
      ['too deep', deep(32), /nested deeper than 32 levels/],
      [
        'an inherited name',
        JSON.parse('{"__proto__":{"admin":true}}'),
        /must not contain the name __proto__/,
      ],
    ];
    for (const [what, value, message] of corrupted) {
      const found = await collectProblems(writing, async (operation) => {
        const reply = await callOperation(door, operation, { ...requiredArgs(operation), stranger: value });
        return findMismatch(reply, expected('invalid_arguments', { message }));
      });
      expect(found, what).toEqual([]);
    }
  });

  test('ignores orgId and userId in the arguments', async () => {
    const other = await service.newTenant();
    const found = await collectProblems(rows, async (operation) => {
      const args = requiredArgs(operation);
      const normal = await callOperation(door, operation, args);
      const withForeignIds = await callOperation(door, operation, {
        ...args,
        orgId: other.orgId,
        userId: other.userId,
      });
      // Some calls succeed; their values contain new ids and times, so they are not compared.
      if (normal.status !== withForeignIds.status) return withForeignIds.text;
      return (
        normal.status !== 200 && normal.error.message !== withForeignIds.error.message && withForeignIds.text
      );
    });
    expect(found).toEqual([]);
    const list = operationsAt(door).find(({ fn }) => fn === 'projects.list')!;
    const { value } = await callOperation(door, list, { orgId: other.orgId, userId: other.userId });
    expect(value.items.map(({ id }: { id: string }) => id)).toEqual([service.tenant.projectId]);
  });
});

/** A value of a type that the schema excludes, if the door can carry one; else undefined. */
function valueOfOtherType(door: ApiDoor, { rest }: Operation, { type, enum: choices }: JsonSchema): unknown {
  const types = [type].flat();
  if (door === 'rest' && rest!.method === 'GET') {
    if (choices) return 'no-such-choice';
    return types.includes('integer') || types.includes('boolean') ? 'seven' : undefined;
  }
  if (type === undefined) return undefined;
  return types.includes('object') ? 7 : { of: 'another type' };
}

describe.each(apiDoors)('by %s, errors have a fixed order:', (door) => {
  test('key, limit, operation, permission, then arguments', async () => {
    const rows = operationsAt(door);
    const live = rows.find(({ sandbox, rest }) => !sandbox && rest?.method === 'POST')!;
    const wrongArgs = { stranger: 1 };
    const invalidKeys = await createInvalidKeys(service);
    const codeFor = async (key: string | undefined, operation = live, args: Args = wrongArgs) =>
      (await send(service.url, door, operation, args, { key, headers: { 'Idempotency-Key': '' } })).error
        .code;
    expect(await codeFor(undefined)).toBe('key_missing');
    for (const { authorization, error } of invalidKeys) {
      const reply = await send(service.url, door, live, wrongArgs, {
        headers: authorization === undefined ? {} : { Authorization: authorization },
      });
      expect(reply.error.code).toBe(errors[error].code);
    }
    const needed = live.scope;
    const others = ['read', 'write', 'pipeline'].filter((scope) => scope !== needed);
    expect(await codeFor(await createKeyOfMode(service, { mode: 'test', scopes: others }))).toBe(
      'scope_missing',
    );
    expect(await codeFor(await createUnpaidKey(service))).toBe('plan_required');
    expect(await codeFor(service.tenant.testKey)).toBe('live_key_required');
    expect(await codeFor(service.tenant.liveKey)).toBe('unknown_argument');
    expect(await codeFor(service.tenant.liveKey, live, requiredArgs(live))).toBe('key_invalid');
    const reply = await callOperation(door, live, requiredArgs(live));
    expect(reply.error.type).toBe('not_found_error');
  });

  test('an unknown name or path comes before the scope', async () => {
    const key = await createKeyOfMode(service, { scopes: ['write'] });
    const reply =
      door === 'rpc'
        ? await service.call('leads.gets', {}, { key })
        : await service.rest('GET', '/v1/leeds/none', {}, { key });
    expect(reply.error.code).toBe(door === 'rpc' ? 'unknown_fn' : 'unknown_route');
  });
});
