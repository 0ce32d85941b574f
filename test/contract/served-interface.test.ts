import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { registry } from '../../generated/contract/registry.ts';
import { routes } from '../../generated/contract/routes.ts';
import { tools } from '../../generated/contract/tools.ts';
import type { Service } from '../../src/assemble.ts';
import { openService, testService, serviceUrl, type Reply } from '../support/test-service.ts';
import { operations, send, sufficientArgs } from './operations.ts';
import { createTestKey, createUnpaidKey } from './test-keys.ts';
import {
  findAnswering,
  createCaller,
  findContradictions,
  findWrongKeyChecks,
  readServed,
  findUnanswered,
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
        scopes.map(async (scope) => [scope, await createTestKey(service, { scopes: [scope] })]),
      ),
    ),
    sandbox: service.tenant.testKey,
    unentitled: (await service.newTenant({ plan: 'free' })).testKey,
  };
});

/** What is served, with one row of its list told otherwise. */
const planted = (fn: string, change: Partial<Capability>): ServedInterface => ({
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

  test('are compared by a test that finds differences', () => {
    const differences: [what: string, found: string[], said: RegExp][] = [
      [
        'a row too few',
        findContradictions(without('runs.list'), tools),
        /counted as|documented and not listed/,
      ],
      [
        'another path',
        findContradictions(planted('runs.list', { restPath: '/v1/run' }), tools),
        /is not documented/,
      ],
      [
        'another method',
        findContradictions(planted('runs.list', { restMethod: 'POST' }), tools),
        /is not documented/,
      ],
      [
        'another summary',
        findContradictions(planted('runs.list', { summary: 'Else' }), tools),
        /is documented as/,
      ],
      ['a tool too few', findContradictions(served, tools.slice(1)), /lists the tools/],
      [
        'a tool too many',
        findContradictions(served, [...tools, { name: 'x', operation: 'y' }]),
        /not listed/,
      ],
      ['a tool twice', findContradictions(served, [...tools, tools[0]!]), /is there twice/],
      [
        'a row twice',
        findContradictions({ ...served, operations: [...served.operations, served.operations[0]!] }, tools),
        /listed twice/,
      ],
    ];
    for (const [what, found, said] of differences) expect(found.join('; '), what).toMatch(said);
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
    expect(await findUnanswered(served, caller)).toEqual([]);
    expect(await findUnanswered(planted('runs.list', { fn: 'runs.lists' }), caller)).toEqual([
      'runs.lists: unknown_fn',
    ]);
    expect(await findUnanswered(planted('runs.list', { endpoint: 'mutate' }), caller)).toEqual([
      'runs.list: unknown_fn',
    ]);
    const astray = planted('runs.list', { restPath: '/v1/run' });
    expect(await findUnanswered(astray, caller)).toEqual(['runs.list: unknown_route']);
  });

  test('serves nothing else', async () => {
    const answers = await findAnswering(served, caller);
    expect(findUnlisted(served, answers)).toEqual([]);
    expect(findUnlisted(without('runs.list'), answers)).toEqual(['query runs.list']);
    const { '/v1/runs/start-from-leads': _left, ...paths } = served.paths;
    expect(findUnlisted({ ...served, paths }, answers)).toContain('POST /v1/runs/start-from-leads');
  });

  test('accepts and rejects kinds of keys as documented', async () => {
    expect(await findWrongKeyChecks(served, caller, keys)).toEqual([]);
    const lies: [Partial<Capability>, RegExp][] = [
      [
        { scope: 'write' },
        /^runs\.list, with read alone: unknown_argument;.*with write alone: scope_missing$/,
      ],
      [{ sandboxAllowed: false, liveOnlyReason: 'paid_engine_run' }, /^runs\.list, in the sandbox/],
      [{ requiresEntitlement: 'inboundIntake' }, /^runs\.list, without an entitlement/],
    ];
    for (const [lie, said] of lies) {
      expect((await findWrongKeyChecks(planted('runs.list', lie), caller, keys)).join('; ')).toMatch(said);
    }
    const other = planted('runs.startFromLeads', { liveOnlyReason: 'spends_credits' });
    expect(await findWrongKeyChecks(other, caller, keys)).toEqual([
      'runs.startFromLeads, in the sandbox: live_key_required',
    ]);
  });
});

describe('one success of each operation', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const spentBy = async ({ tenant }: World) => {
    const [row] = await service.sql(
      `select (select count(*)::int from job where org_id = $1 and state = 'waiting') as open,
              (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved`,
      [tenant.orgId],
    );
    return row as { open: number; reserved: number };
  };

  /** What it grants it spends later, and this walk grants nothing. */
  const spendsOnlyIfGranted = ['events.ingest', 'material.import'];

  /** Walks through all operations; answers which of them spent credits, and what was wrong with their answers. */
  async function walk(key: (world: World) => string) {
    const world = await buildWorld(service);
    const spenders: string[] = [];
    const wrong: string[] = [];
    for (const [id, args] of successfulCalls(world)) {
      const operation = operations.find((each) => each.id === id)!;
      const row = served.operations.find(
        ({ fn, endpoint }) => fn === operation.fn && endpoint === operation.endpoint,
      )!;
      const { reserved } = await spentBy(world);
      const reply = await send(service.url, row.restPath ? 'rest' : 'rpc', operation, args, {
        key: key(world),
      });
      // A run spends after its call was answered.
      await expect.poll(async () => (await spentBy(world)).open).toBe(0);
      if ((await spentBy(world)).reserved > reserved) spenders.push(row.fn);
      const place = row.restPath
        ? ([row.restMethod!, row.restPath] as const)
        : (['POST', `/mcp/${row.endpoint}`] as const);
      wrong.push(...served.findBreaches(...place, reply).map((breach) => `${row.fn}: ${breach}`));
      if (reply.status === 200) wrong.push(...mismatchesOfTool(id, args, reply));
      else wrong.push(`${row.fn}: ${reply.error.code}`);
    }
    return { spenders, wrong };
  }

  function mismatchesOfTool(id: string, args: object, { value }: Reply): string[] {
    return tools
      .filter(({ operation }) => operation === id)
      .flatMap(({ name, inputSchema, outputSchema }) => [
        ...(ajv.validate(inputSchema, args) ? [] : [`the tool ${name} takes not ${ajv.errorsText()}`]),
        ...(ajv.validate(outputSchema, value) ? [] : [`the tool ${name} answers not ${ajv.errorsText()}`]),
      ]);
  }

  test('with a live key fits the document and tool, and spends credits as documented', async () => {
    const { spenders, wrong } = await walk(({ tenant }) => tenant.liveKey);
    expect(wrong).toEqual([]);
    const due = served.operations
      .filter(({ fn, spendsCredits }) => spendsCredits && !spendsOnlyIfGranted.includes(fn))
      .map(({ fn }) => fn);
    expect(due.length).toBeGreaterThan(1);
    expect(spenders.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
      due.toSorted((one, other) => (one < other ? -1 : 1)),
    );
  });

  test('with a sandbox key is the same if allowed, and spends nothing', async () => {
    const { spenders, wrong } = await walk(({ tenant }) => tenant.testKey);
    const refused = served.operations.filter(({ sandboxAllowed }) => !sandboxAllowed).map(({ fn }) => fn);
    expect(refused.length).toBeGreaterThan(0);
    expect(wrong.toSorted()).toEqual(refused.map((fn) => `${fn}: live_key_required`).toSorted());
    expect(spenders).toEqual([]);
  });

  test('the test notices a mismatch', async () => {
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
    const fails = () => {
      throw new Error('broken on purpose');
    };
    const handlers = Object.fromEntries(operations.map(({ id }) => [id, fails]));
    broken = await openService(service.databaseUrl, { role: 'api', handlers });
    limited = await openService(service.databaseUrl, { role: 'api', environment: { RATE_LIMIT_LIVE: '1' } });
  });
  afterAll(async () => {
    await Promise.all([broken?.close(), limited?.close()]);
  });

  test('is returned by every operation at its path', async () => {
    const limitedKey = await createTestKey(service);
    const unpaid = await createUnpaidKey(service);
    const at = (faultyService: Service | undefined, key: string) =>
      createCaller(serviceUrl(faultyService!), key);
    const wrong: string[] = [];
    for (const { fn, restMethod, restPath } of served.operations) {
      if (restPath === null) continue;
      const operation = operations.find((each) => each.fn === fn)!;
      const ask = at(limited, limitedKey).byPath;
      const replies: [number, Reply][] = [
        [400, await caller.byPath(restMethod!, restPath)],
        [401, await caller.byPath(restMethod!, restPath, 'none')],
        [403, await caller.byPath(restMethod!, restPath, unpaid)],
        // The minute may turn between two calls, and then one more is taken.
        [429, await untilLimited(() => ask(restMethod!, restPath))],
        [
          500,
          await send(serviceUrl(broken!), 'rest', operation, sufficientArgs(operation), {
            key: service.tenant.liveKey,
          }),
        ],
      ];
      for (const [due, reply] of replies) {
        if (reply.status !== due) wrong.push(`${fn}: ${reply.status} for ${due}`);
        wrong.push(
          ...served.findBreaches(restMethod!, restPath, reply).map((breach) => `${fn} ${due}: ${breach}`),
        );
      }
    }
    expect(wrong).toEqual([]);
  });

  async function untilLimited(ask: () => Promise<Reply>): Promise<Reply> {
    for (let call = 0; call < 3; call++) {
      const reply = await ask();
      if (reply.status === 429) return reply;
    }
    return ask();
  }
});
