import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resolveSchema, type JsonSchema, type Operation } from '../../codegen/model.ts';
import { newId, type IdPrefix } from '../../src/store/ids.ts';
import { testService, type Reply } from '../support/test-service.ts';
import {
  allDoors,
  operationsAt,
  collectProblems,
  model,
  prefixOf,
  propertiesOf,
  send,
  sufficientArgs,
  type AnyDoor,
  type Args,
} from './operations.ts';
import { buildWorld, type World } from './world.ts';

// This comes before the test service, so that the service connects through the altered driver.
const conditions = dropTenantConditions();
const service = testService();
let own: World;
let foreign: World;
beforeAll(async () => {
  own = await buildWorld(service);
  foreign = await buildWorld(service);
});

afterEach(() => conditions.restore());

describe.each(allDoors)('by %s', (door) => {
  test('objects of another organisation look unknown', async () => {
    const before = await hashTenantRows(foreign);
    expect(await differences(door)).toEqual([]);
    expect(await hashTenantRows(foreign)).toBe(before);
  });

  test('objects of another organisation look unknown by the policies alone', async () => {
    const before = await hashTenantRows(foreign);
    conditions.drop();
    expect(await differences(door)).toEqual([]);
    expect(conditions.droppedCount()).toBeGreaterThan(50);
    conditions.restore();
    expect(await hashTenantRows(foreign)).toBe(before);
  });
});

test('the test notices missing conditions and policies', async () => {
  conditions.drop();
  await service.sql('alter table project disable row level security');
  try {
    expect(await differences('rest')).toContainEqual(
      expect.stringContaining('query projects.get: projectId'),
    );
  } finally {
    await service.sql('alter table project enable row level security');
  }
});

test('lists contain nothing of another organisation', async () => {
  conditions.drop();
  const texts = await Promise.all(
    allDoors.flatMap((door) =>
      operationsAt(door)
        .filter(({ endpoint }) => endpoint === 'query')
        .map(async (operation) => (await callOperation(door, operation, withOwnIds(operation))).text),
    ),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.join('')).toContain(own.ids['lead']);
  for (const [kind, id] of Object.entries(foreign.ids)) expect(texts.join(''), kind).not.toContain(id);
});

/**
 * For each operation and each id argument: how the reply to a foreign id differs from the reply to an unknown one.
 */
async function differences(door: AnyDoor): Promise<string[]> {
  let compared = 0;
  const found = await collectProblems(operationsAt(door), async (operation) => {
    for (const { name, prefix, isList } of idArguments(operation)) {
      const replies = [foreign.ids[prefix], unknownId(prefix)].map(async (id) => {
        if (id === undefined) throw new Error(`No world has a ${prefix}.`);
        const reply = await callOperation(door, operation, {
          ...withOwnIds(operation),
          [name]: isList ? [id] : id,
        });
        return { text: withoutIds(reply, id), isMissing: isNotFound(reply) };
      });
      const [foreignReply, unknownReply] = await Promise.all(replies);
      compared += 1;
      if (foreignReply!.text !== unknownReply!.text)
        return `${name}: ${foreignReply!.text} but ${unknownReply!.text}`;
      if (!foreignReply!.isMissing) return `${name}: ${foreignReply!.text}`;
    }
    return undefined;
  });
  expect(compared).toBeGreaterThan(operationsAt(door).length / 2);
  return found;
}

/** The id of a trigger is made of its text instead of a time. */
const unknownId = (prefix: string): string =>
  prefix === 'trg' ? `trg_${'0'.repeat(16)}` : newId(prefix as IdPrefix);

/** Some operations report each id separately. A lead's trigger is no separate object. */
const isNotFound = ({ error, value }: Reply): boolean =>
  error?.type === 'not_found_error' ||
  value?.items?.[0]?.outcome === 'not_found' ||
  (error?.code === 'invalid_arguments' && error.param === 'triggerId');

interface IdArgument {
  readonly name: string;
  readonly prefix: string;
  readonly isList: boolean;
}

function idArguments(operation: Operation): IdArgument[] {
  return propertiesOf(operation).flatMap(([name, schema]): IdArgument[] => {
    const item: JsonSchema = schema.items ? resolveSchema(model, schema.items) : schema;
    const prefix = prefixOf(item);
    return prefix === undefined ? [] : [{ name, prefix, isList: item !== schema }];
  });
}

/** Sufficient arguments, with the caller's own ids. */
function withOwnIds(operation: Operation): Args {
  const args = sufficientArgs(operation);
  for (const { name, prefix, isList } of idArguments(operation)) {
    if (name in args) args[name] = isList ? [own.ids[prefix]] : own.ids[prefix];
  }
  return args;
}

const callOperation = (door: AnyDoor, operation: Operation, args: Args) =>
  send(service.url, door, operation, args, { key: own.tenant.liveKey });

/** The text of a reply, with the request id and the requested id replaced. */
const withoutIds = ({ text, body }: Reply, id: string) =>
  text.replaceAll(body.request_id, 'req').replaceAll(id, 'id');

/** A hash of all rows of a tenant. */
async function hashTenantRows({ tenant }: World): Promise<string> {
  const tables = await service.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const hashes = await Promise.all(
    tables.map(({ name }) =>
      service.sql(
        `select '${name}' as name, count(*)::int, md5(string_agg(t::text, '|' order by t::text)) as mark
         from public.${name} t where org_id = $1`,
        [tenant.orgId],
      ),
    ),
  );
  expect(hashes.flat().filter(({ count }) => count > 0).length).toBeGreaterThan(10);
  return JSON.stringify(hashes.flat());
}

/**
 * Removes the conditions on the organisation from every statement, as if each had been forgotten. The parameter
 * remains in the text, because PostgreSQL requires its use; the mapper inlines values. A prepared statement is parsed
 * again without the conditions and replaces the prepared one.
 */
function dropTenantConditions() {
  const wire = (pg as unknown as { Connection: { prototype: Wire } }).Connection.prototype;
  const { parse, bind } = wire;
  const prepared = new Map<string, string>();
  let isDropping = false;
  let count = 0;
  const rewrite = (text: string) =>
    text.replace(
      /(?:"?\w+"?\.)?"?org_id"?\s*=\s*(\$\d+|'org_\w+')/g,
      (condition, value: string, offset: number) => {
        if (/\bset\s+$/i.test(text.slice(0, offset))) return condition;
        count += 1;
        return `${value}::text is not null`;
      },
    );
  beforeAll(() => {
    wire.parse = function (this: Wire, message) {
      if (message.name) prepared.set(message.name, message.text);
      const isRewritten = isDropping && !message.name;
      parse.call(this, isRewritten ? { ...message, text: rewrite(message.text) } : message);
    };
    wire.bind = function (this: Wire, message) {
      const text = prepared.get(message.statement);
      if (!isDropping || text === undefined) return bind.call(this, message);
      parse.call(this, { name: '', text: rewrite(text) });
      bind.call(this, { ...message, statement: '' });
    };
  });
  afterAll(() => {
    Object.assign(wire, { parse, bind });
  });
  return {
    drop: () => {
      isDropping = true;
      count = 0;
    },
    restore: () => {
      isDropping = false;
    },
    droppedCount: () => count,
  };
}

/** The methods of the driver's connection that send statements. */
interface Wire {
  parse(this: Wire, message: { name: string; text: string }): void;
  bind(this: Wire, message: { statement: string }): void;
}
