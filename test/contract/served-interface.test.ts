import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { registry } from '../../generated/contract/registry.ts';
import { routes } from '../../generated/contract/routes.ts';
import { tools } from '../../generated/contract/tools.ts';
import type { Service } from '../../src/assemble.ts';
import { openService, testService, serviceUrl, type Reply } from '../support/test-service.ts';
import { operations, send, sufficientArgs } from './operations.ts';
import { createKeyOfMode, createUnpaidKey } from './test-keys.ts';
import {
  probeCalls,
  createCaller,
  findContradictions,
  findWrongKeyChecks,
  readServed,
  findMissing,
  findUnlisted,
  type Capability,
  type ApiCaller,
  type Keys,
  type ServedInterface,
} from './served-interface.ts';
import { successfulCalls } from './successful-calls.ts';
import { buildWorld, type World } from './world.ts';

const service = testService();
let served: ServedInterface;
let caller: ApiCaller;
let keys: Keys;
beforeAll(async () => {
  served = await readServed(service.url);
  caller = createCaller(service.url, service.tenant.liveKey);
  const scopes = ['read', 'write', 'pipeline'];
  keys = {
    byScope: Object.fromEntries(
      await Promise.all(
        scopes.map(async (scope) => [scope, await createKeyOfMode(service, { scopes: [scope] })]),
      ),
    ),
    sandbox: service.tenant.testKey,
    unentitled: (await service.newTenant({ plan: 'free' })).testKey,
  };
});

/** The served interface with one changed row. */
const withChange = (fn: string, change: Partial<Capability>): ServedInterface => ({
  ...served,
  operations: served.operations.map((each) => (each.fn === fn ? { ...each, ...change } : each)),
});
const without = (fn: string): ServedInterface => ({
  ...served,
  operations: served.operations.filter((each) => each.fn !== fn),
});

describe('the list, the document, the tools, the routes and the registry', () => {
  test('list the same operations', () => {
    expect(served.operations.length).toBeGreaterThan(40);
    expect(findContradictions(served, tools)).toEqual([]);
    const callable = [...registry.values()].filter(({ kind }) => kind === 'operation');
    const listed = served.operations.map(({ endpoint, fn }) => `${endpoint} ${fn}`);
    expect(new Set(callable.map(({ endpoint, fn }) => `${endpoint} ${fn}`))).toEqual(new Set(listed));
    const people = new Set(
      [...registry.values()].filter(({ kind }) => kind === 'session').map(({ fn }) => fn),
    );
    const paths = served.operations.flatMap(({ fn, restMethod, restPath }) =>
      restPath === null ? [] : [`${fn} ${restMethod} ${restPath}`],
    );
    expect(
      new Set(
        routes.filter(({ fn }) => !people.has(fn)).map(({ fn, method, path }) => `${fn} ${method} ${path}`),
      ),
    ).toEqual(new Set(paths));
  });

  test('differ if any of them is changed', () => {
    const differences: [what: string, found: string[], message: RegExp][] = [
      [
        'a row too few',
        findContradictions(without('runs.list'), tools),
        /counted as|documented and not listed/,
      ],
      [
        'another path',
        findContradictions(withChange('runs.list', { restPath: '/v1/run' }), tools),
        /is not documented/,
      ],
      [
        'another method',
        findContradictions(withChange('runs.list', { restMethod: 'POST' }), tools),
        /is not documented/,
      ],
      [
        'another summary',
        findContradictions(withChange('runs.list', { summary: 'Else' }), tools),
        /is documented as/,
      ],
      ['a tool too few', findContradictions(served, tools.slice(1)), /lists the tools/],
      [
        'a tool too many',
        findContradictions(served, [...tools, { name: 'x', operation: 'y' }]),
        /not listed/,
      ],
      ['a tool twice', findContradictions(served, [...tools, tools[0]!]), /is listed twice/],
      [
        'a row twice',
        findContradictions({ ...served, operations: [...served.operations, served.operations[0]!] }, tools),
        /listed twice/,
      ],
    ];
    for (const [what, found, message] of differences) expect(found.join('; '), what).toMatch(message);
  });

  test('document exactly the declared error codes', () => {
    const declared = [...registry.values()].flatMap((entry) =>
      entry.kind === 'operation' ? entry.errors : [],
    );
    const codes = new Set(Object.values(errors).map(({ code }) => code as string));
    expect(new Set(served.errorCodes)).toEqual(codes);
    for (const name of declared) expect(served.errorCodes).toContain(errors[name].code);
  });
});

describe('the running service', () => {
  test('serves every listed operation by name and path', async () => {
    expect(await findMissing(served, caller)).toEqual([]);
    expect(await findMissing(withChange('runs.list', { fn: 'runs.lists' }), caller)).toEqual([
      'runs.lists: unknown_fn',
    ]);
    expect(await findMissing(withChange('runs.list', { endpoint: 'mutate' }), caller)).toEqual([
      'runs.list: unknown_fn',
    ]);
    const wrongPath = withChange('runs.list', { restPath: '/v1/run' });
    expect(await findMissing(wrongPath, caller)).toEqual(['runs.list: unknown_route']);
  });

  test('serves nothing else', async () => {
    const servedCalls = await probeCalls(served, caller);
    expect(findUnlisted(served, servedCalls)).toEqual([]);
    expect(findUnlisted(without('runs.list'), servedCalls)).toEqual(['query runs.list']);
    const { '/v1/runs/start-from-leads': _left, ...paths } = served.paths;
    expect(findUnlisted({ ...served, paths }, servedCalls)).toContain('POST /v1/runs/start-from-leads');
  });

  test('accepts and rejects kinds of keys as documented', async () => {
    expect(await findWrongKeyChecks(served, caller, keys)).toEqual([]);
    const wrongRows: [Partial<Capability>, RegExp][] = [
      [
        { scope: 'write' },
        /^runs\.list, with read alone: unknown_argument;.*with write alone: scope_missing$/,
      ],
      [{ sandboxAllowed: false, liveOnlyReason: 'paid_engine_run' }, /^runs\.list, in the sandbox/],
      [{ requiresEntitlement: 'inboundIntake' }, /^runs\.list, without an entitlement/],
    ];
    for (const [wrongRow, message] of wrongRows) {
      expect((await findWrongKeyChecks(withChange('runs.list', wrongRow), caller, keys)).join('; ')).toMatch(
        message,
      );
    }
    const other = withChange('runs.startFromLeads', { liveOnlyReason: 'spends_credits' });
    expect(await findWrongKeyChecks(other, caller, keys)).toEqual([
      'runs.startFromLeads, in the sandbox: live_key_required',
    ]);
  });
});

describe('one success of each operation', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const readSpending = async ({ tenant }: World) => {
    const [row] = await service.sql(
      `select (select count(*)::int from job where org_id = $1 and state = 'waiting') as open,
              (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved`,
      [tenant.orgId],
    );
    return row as { open: number; reserved: number };
  };

  /** These spend credits only with `autoAdvance`, which this test never passes. */
  const spendsOnlyIfGranted = ['events.ingest', 'material.import'];

  /** Calls all operations; returns which of them spent credits, and the problems of their replies. */
  async function walk(key: (world: World) => string) {
    const world = await buildWorld(service);
    const spenders: string[] = [];
    const problems: string[] = [];
    for (const [id, args] of successfulCalls(world)) {
      const operation = operations.find((each) => each.id === id)!;
      const row = served.operations.find(
        ({ fn, endpoint }) => fn === operation.fn && endpoint === operation.endpoint,
      )!;
      const { reserved } = await readSpending(world);
      const reply = await send(service.url, row.restPath ? 'rest' : 'rpc', operation, args, {
        key: key(world),
      });
      // A run spends credits after its call has returned.
      await expect.poll(async () => (await readSpending(world)).open).toBe(0);
      if ((await readSpending(world)).reserved > reserved) spenders.push(row.fn);
      const address = row.restPath
        ? ([row.restMethod!, row.restPath] as const)
        : (['POST', `/mcp/${row.endpoint}`] as const);
      problems.push(...served.findBreaches(...address, reply).map((violation) => `${row.fn}: ${violation}`));
      if (reply.status === 200) problems.push(...mismatchesOfTool(id, args, reply));
      else problems.push(`${row.fn}: ${reply.error.code}`);
    }
    return { spenders, problems };
  }

  function mismatchesOfTool(id: string, args: object, { value }: Reply): string[] {
    return tools
      .filter(({ operation }) => operation === id)
      .flatMap(({ name, inputSchema, outputSchema }) => [
        ...(ajv.validate(inputSchema, args)
          ? []
          : [`the tool ${name} rejects its arguments: ${ajv.errorsText()}`]),
        ...(ajv.validate(outputSchema, value)
          ? []
          : [`the tool ${name} returns an invalid value: ${ajv.errorsText()}`]),
      ]);
  }

  test('with a live key fits the document and tool, and spends credits as documented', async () => {
    const { spenders, problems } = await walk(({ tenant }) => tenant.liveKey);
    expect(problems).toEqual([]);
    const expected = served.operations
      .filter(({ fn, spendsCredits }) => spendsCredits && !spendsOnlyIfGranted.includes(fn))
      .map(({ fn }) => fn);
    expect(expected.length).toBeGreaterThan(1);
    expect(spenders.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
      expected.toSorted((one, other) => (one < other ? -1 : 1)),
    );
  });

  test('with a sandbox key is the same if allowed, and spends nothing', async () => {
    const { spenders, problems } = await walk(({ tenant }) => tenant.testKey);
    const refused = served.operations.filter(({ sandboxAllowed }) => !sandboxAllowed).map(({ fn }) => fn);
    expect(refused.length).toBeGreaterThan(0);
    expect(problems.toSorted()).toEqual(refused.map((fn) => `${fn}: live_key_required`).toSorted());
    expect(spenders).toEqual([]);
  });

  test('fails the comparison if it is corrupted', async () => {
    const projects = operations.find(({ id }) => id === 'projects.list')!;
    const reply = await send(service.url, 'rest', projects, {}, { key: service.tenant.liveKey });
    expect(served.findBreaches('GET', '/v1/projects', reply)).toEqual([]);
    expect(mismatchesOfTool('projects.list', {}, reply)).toEqual([]);
    const [item] = reply.value.items;
    const corrupted = { ...reply.value, items: [{ ...item, name: 7 }] };
    const other = { ...reply, value: corrupted, body: { ...reply.body, value: corrupted } };
    expect(served.findBreaches('GET', '/v1/projects', other).join()).toContain(
      '/value/items/0/name must be string',
    );
    expect(mismatchesOfTool('projects.list', { limit: 'all' }, other)).toHaveLength(2);
    expect(served.findBreaches('GET', '/v1/projects', { ...reply, status: 404 })).toHaveLength(1);
  });
});

describe('every documented status', () => {
  let limited: Service | undefined;
  let broken: Service | undefined;
  beforeAll(async () => {
    const failingHandler = () => {
      throw new Error('broken on purpose');
    };
    const handlers = Object.fromEntries(operations.map(({ id }) => [id, failingHandler]));
    broken = await openService(service.databaseUrl, { role: 'api', handlers });
    limited = await openService(service.databaseUrl, { role: 'api', environment: { RATE_LIMIT_LIVE: '1' } });
  });
  afterAll(async () => {
    await Promise.all([broken?.close(), limited?.close()]);
  });

  test('is returned by every operation at its path', async () => {
    const limitedKey = await createKeyOfMode(service);
    const unpaid = await createUnpaidKey(service);
    const at = (faultyService: Service | undefined, key: string) =>
      createCaller(serviceUrl(faultyService!), key);
    const problems: string[] = [];
    for (const { fn, restMethod, restPath } of served.operations) {
      if (restPath === null) continue;
      const operation = operations.find((each) => each.fn === fn)!;
      const call = at(limited, limitedKey).byPath;
      const replies: [number, Reply][] = [
        [400, await caller.byPath(restMethod!, restPath)],
        [401, await caller.byPath(restMethod!, restPath, 'none')],
        [403, await caller.byPath(restMethod!, restPath, unpaid)],
        // A new minute may begin between two calls, and then one more call is needed.
        [429, await callUntilLimited(() => call(restMethod!, restPath))],
        [
          500,
          await send(serviceUrl(broken!), 'rest', operation, sufficientArgs(operation), {
            key: service.tenant.liveKey,
          }),
        ],
      ];
      for (const [expected, reply] of replies) {
        if (reply.status !== expected) problems.push(`${fn}: ${reply.status} for ${expected}`);
        problems.push(
          ...served
            .findBreaches(restMethod!, restPath, reply)
            .map((violation) => `${fn} ${expected}: ${violation}`),
        );
      }
    }
    expect(problems).toEqual([]);
  });

  async function callUntilLimited(send: () => Promise<Reply>): Promise<Reply> {
    for (let call = 0; call < 3; call++) {
      const reply = await send();
      if (reply.status === 429) return reply;
    }
    return send();
  }
});
