import { beforeAll, describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import { nearest } from '../../src/domain/nearest.ts';
import type { Operation } from '../../codegen/model.ts';
import { newId } from '../../src/store/ids.ts';
import { fetchReply, testService, type Reply } from '../support/test-service.ts';
import {
  operationsAt,
  collectProblems,
  apiDoors,
  findMismatch,
  operations,
  requiredArgs,
  send,
  type ExpectedError,
  type SendOptions,
} from './operations.ts';
import { createKeyOfMode, createInvalidKeys, createUnpaidKey, type InvalidKey } from './test-keys.ts';

const service = testService();
const scopes = ['read', 'write', 'pipeline'] as const;
const expected = (error: ErrorName, overrides: Partial<ExpectedError> = {}): ExpectedError => ({
  ...errors[error],
  ...overrides,
});
const withAuthorization = (authorization: string | undefined): SendOptions =>
  authorization === undefined ? {} : { headers: { Authorization: authorization } };

let invalidKeys: InvalidKey[] = [];
beforeAll(async () => {
  invalidKeys = await createInvalidKeys(service);
});

describe.each(apiDoors)('by %s, every operation rejects', (door) => {
  const rows = operationsAt(door);
  const call = (operation: Operation, options: SendOptions) =>
    send(service.url, door, operation, requiredArgs(operation), options);

  test('a missing or invalid key, with the reason', async () => {
    expect(invalidKeys.length).toBeGreaterThan(10);
    for (const { what, authorization, error } of invalidKeys) {
      const found = await collectProblems(rows, async (operation) =>
        findMismatch(await call(operation, withAuthorization(authorization)), expected(error)),
      );
      expect(found, what).toEqual([]);
    }
  });

  test('a key without the scope, and names the scope', async () => {
    for (const scope of scopes) {
      const otherScopes = scopes.filter((other) => other !== scope);
      const key = await createKeyOfMode(service, { scopes: otherScopes });
      const affected = rows.filter((operation) => operation.scope === scope);
      expect(affected.length).toBeGreaterThan(0);
      const found = await collectProblems(affected, async (operation) =>
        findMismatch(
          await call(operation, { key }),
          expected('scope_missing', { message: new RegExp(`${operation.fn} needs the scope ${scope};`) }),
        ),
      );
      expect(found, scope).toEqual([]);
    }
  });

  test('a sandbox key for live-only work only, with the reason', async () => {
    const key = service.tenant.testKey;
    expect(rows.some(({ sandbox }) => !sandbox)).toBe(true);
    const found = await collectProblems(rows, async (operation) => {
      const reply = await call(operation, { key });
      const { sandbox, liveOnlyReason: reason } = operation;
      if (sandbox) return reply.error?.code === 'live_key_required' && reply.text;
      return findMismatch(reply, expected('live_key_required', { reason: reason ?? 'none is given' }));
    });
    expect(found).toEqual([]);
  });

  test('a live key of an organisation without a plan', async () => {
    const key = await createUnpaidKey(service);
    const found = await collectProblems(rows, async (operation) =>
      findMismatch(
        await send(service.url, door, operation, requiredArgs(operation), { key }),
        expected('plan_required'),
      ),
    );
    expect(found).toEqual([]);
  });

  test('an invalid Idempotency-Key for a change', async () => {
    const writes = rows.filter(({ endpoint }) => endpoint !== 'query');
    for (const idempotencyKey of ['', 'two words', 'x'.repeat(256), 'ä']) {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const found = await collectProblems(writes, async (operation) =>
        findMismatch(
          await call(operation, { key: service.tenant.liveKey, headers }),
          expected('idempotency_key_invalid', { param: 'Idempotency-Key' }),
        ),
      );
      expect(found, idempotencyKey).toEqual([]);
    }
  });

  test('a Dry-Run with another value, or one it does not support', async () => {
    const refused = expected('invalid_arguments', { param: 'Dry-Run' });
    const found = await collectProblems(rows, async (operation) => {
      const request = (value: string) =>
        call(operation, { key: service.tenant.liveKey, headers: { 'Dry-Run': value } });
      const problem = findMismatch(await request('perhaps'), refused);
      if (problem ?? operation.dryRun) return problem;
      return findMismatch(await request('true'), refused);
    });
    expect(found).toEqual([]);
  });
});

describe('an unknown name', () => {
  test('by RPC gets the nearest name or the right endpoint', async () => {
    const known = operations.map(({ fn }) => fn);
    const found = await collectProblems(operations, async ({ endpoint, fn }) => {
      const misspelt = `${fn}z`;
      const reply = await service.request(`/mcp/${endpoint}`, rpc(misspelt));
      const suggestion = nearest(misspelt, known);
      return findMismatch(
        reply,
        expected('unknown_fn', { message: new RegExp(`Did you mean ${suggestion}\\?`) }),
      );
    });
    expect(found).toEqual([]);
    const messageFor = async (fn: string) => (await service.request('/mcp/mutate', rpc(fn))).error.message;
    expect(await messageFor('contacts.create')).toContain('Did you mean leads.add?');
    expect(await messageFor('brain.rewriteEverything')).toContain(
      'Operations of brain: brain.list, brain.add',
    );
    const misplaced = await collectProblems(operations, async ({ endpoint, fn }) => {
      const endpoints = operations.filter((other) => other.fn === fn).map((other) => other.endpoint);
      const others = (['query', 'mutate', 'run'] as const).filter((other) => !endpoints.includes(other));
      for (const other of others) {
        const reply = await service.request(`/mcp/${other}`, rpc(fn));
        const message = new RegExp(`is not on /mcp/${other}; call it on /mcp/${endpoint}`);
        const wrong = findMismatch(reply, expected('unknown_fn', { param: 'fn', message }));
        if (wrong && endpoints.length === 1) return wrong;
      }
      return undefined;
    });
    expect(misplaced).toEqual([]);
    for (const fn of ['__proto__', 'constructor', 'launchRun', 'projects.create', '', 7, null]) {
      expect(
        findMismatch(await service.request('/mcp/mutate', rpc(fn)), expected('unknown_fn')),
      ).toBeUndefined();
    }
  });

  test('by rpc, the error for a field beside fn and args names it', async () => {
    const body = JSON.stringify({ fn: 'projects.list', arguments: {} });
    const reply = await service.request('/mcp/query', { ...rpc(''), body });
    expect(findMismatch(reply, expected('unknown_argument', { param: 'arguments' }))).toBeUndefined();
  });

  test('by REST gets the nearest path or the right methods', async () => {
    const routed = operationsAt('rest');
    const found = await collectProblems(routed, async ({ rest }) => {
      const { method, path } = rest!;
      const reply = await request(method, `${path.replaceAll(/[{}]/g, '')}z/none`);
      return findMismatch(reply, expected('unknown_route', { message: /There is no route \/v1/ }));
    });
    expect(found).toEqual([]);
    const messageFor = async (method: string, path: string) => (await request(method, path)).error.message;
    expect(await messageFor('GET', '/v1/lead')).toContain('Did you mean /v1/leads?');
    const run = newId('run');
    expect(await messageFor('GET', `/v1/run/${run}/state`)).toContain(
      'Did you mean /v1/runs/{runId}/status?',
    );
    expect(await messageFor('PATCH', `/leads/${newId('lead')}`)).toContain(
      'Did you mean /v1/leads/{leadId}?',
    );
    expect(await messageFor('GET', `/v1/runs/${run}`)).toContain('/v1/runs/{runId}/status');
    expect(await messageFor('GET', '/v1/brain/of/nobody/at/all')).toContain(
      'Paths with this prefix: /v1/brain, /v1/brain/',
    );
    expect(await messageFor('GET', '/v1/nonsense')).toContain('those of operations start with /v1/');
    const methodProblems = await collectProblems(routed, async ({ rest }) => {
      const path = rest!.path.replaceAll(/\{\w+\}/g, 'none');
      // A fixed segment may match a parameter of another path, so the methods of both paths are allowed.
      const allowed = routed
        .filter((other) => matchesPath(other.rest!.path, path))
        .map((other) => other.rest!.method);
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'].filter(
        (method) => !allowed.includes(method as never),
      )) {
        const message = new RegExp(allowed.map((each) => `(?=.*use .*${each})`).join(''));
        const wrong = findMismatch(await request(method, path), expected('method_not_allowed', { message }));
        if (wrong) return `${method}: ${wrong}`;
      }
      return undefined;
    });
    expect(methodProblems).toEqual([]);
    for (const path of [
      '/v1/projects/',
      '/v1/leads/',
      '/V1/projects',
      '/mcp/capabilities/',
      '//v1/projects',
    ]) {
      expect(findMismatch(await request('GET', path), expected('unknown_route')), path).toBeUndefined();
    }
    for (const path of ['/mcp/query', '/mcp/mutate', '/mcp/run']) {
      expect(findMismatch(await request('GET', path), expected('method_not_allowed')), path).toBeUndefined();
    }
    expect(findMismatch(await request('POST', '/docs'), expected('method_not_allowed'))).toBeUndefined();
    expect(findMismatch(await request('GET', '/mcp/queries'), expected('unknown_route'))).toBeUndefined();
  });

  const rpc = (fn: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${service.tenant.liveKey}` },
    body: JSON.stringify({ fn, args: {} }),
  });
  const matchesPath = (pattern: string, path: string): boolean =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const request = (method: string, path: string): Promise<Reply> =>
    fetchReply(service.url + path, {
      method,
      headers: { Authorization: `Bearer ${service.tenant.liveKey}` },
    });
});
