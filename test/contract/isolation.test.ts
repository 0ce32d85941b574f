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

// Stands before the house, so that its connections are made by the altered driver.
const conditions = dropTenantConditions();
const service = testService();
let own: World;
let foreign: World;
beforeAll(async () => {
  own = await buildWorld(service);
  foreign = await buildWorld(service);
});

afterEach(() => conditions.keep());

describe.each(allDoors)('by %s', (door) => {
  test('objects of another organisation look unknown', async () => {
    const before = await countTenantRows(foreign);
    expect(await differences(door)).toEqual([]);
    expect(await countTenantRows(foreign)).toBe(before);
  });

  test('objects of another organisation look unknown by the policies alone', async () => {
    const before = await countTenantRows(foreign);
    conditions.forget();
    expect(await differences(door)).toEqual([]);
    expect(conditions.forgotten()).toBeGreaterThan(50);
    conditions.keep();
    expect(await countTenantRows(foreign)).toBe(before);
  });
});

test('the test notices missing conditions and policies', async () => {
  conditions.forget();
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
  conditions.forget();
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

/** For each operation and each id among its arguments: how a foreign id is answered otherwise than an absent one. */
async function differences(door: AnyDoor): Promise<string[]> {
  let compared = 0;
  const found = await collectProblems(operationsAt(door), async (operation) => {
    for (const { name, prefix, isList } of idArguments(operation)) {
      const answers = [foreign.ids[prefix], newId(prefix as IdPrefix)].map(async (id) => {
        if (id === undefined) throw new Error(`No world holds a ${prefix}.`);
        const reply = await callOperation(door, operation, {
          ...withOwnIds(operation),
          [name]: isList ? [id] : id,
        });
        return { text: anonymous(reply, id), isMissing: isNotFound(reply) };
      });
      const [theirs, absent] = await Promise.all(answers);
      compared += 1;
      if (theirs!.text !== absent!.text) return `${name}: ${theirs!.text} but ${absent!.text}`;
      if (!theirs!.isMissing) return `${name}: ${theirs!.text}`;
    }
    return undefined;
  });
  expect(compared).toBeGreaterThan(operationsAt(door).length / 2);
  return found;
}

/** Some operations answer for each id by itself. */
const isNotFound = ({ error, value }: Reply): boolean =>
  error?.type === 'not_found_error' || value?.items?.[0]?.outcome === 'not_found';

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

/** Arguments that suffice, with the caller's own things wherever an id is due. */
function withOwnIds(operation: Operation): Args {
  const args = sufficientArgs(operation);
  for (const { name, prefix, isList } of idArguments(operation)) {
    if (name in args) args[name] = isList ? [own.ids[prefix]] : own.ids[prefix];
  }
  return args;
}

const callOperation = (door: AnyDoor, operation: Operation, args: Args) =>
  send(service.url, door, operation, args, { key: own.tenant.liveKey });

/** The bytes of a reply without what must differ: the request's id, and the id that was asked for. */
const anonymous = ({ text, body }: Reply, id: string) =>
  text.replaceAll(body.request_id, 'req').replaceAll(id, 'id');

/** A mark of every row that belongs to a tenant. */
async function countTenantRows({ tenant }: World): Promise<string> {
  const tables = await service.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const marks = await Promise.all(
    tables.map(({ name }) =>
      service.sql(
        `select '${name}' as name, count(*)::int, md5(string_agg(t::text, '|' order by t::text)) as mark
         from public.${name} t where org_id = $1`,
        [tenant.orgId],
      ),
    ),
  );
  expect(marks.flat().filter(({ count }) => count > 0).length).toBeGreaterThan(10);
  return JSON.stringify(marks.flat());
}

/**
 * Takes the conditions on the organisation out of every statement that reaches the database, as if each had been
 * forgotten. A parameter is still named, for PostgreSQL wants a use for it; the mapper writes values out. A statement
 * that a connection has prepared is sent anew without them in the place of the prepared one.
 */
function dropTenantConditions() {
  const wire = (pg as unknown as { Connection: { prototype: Wire } }).Connection.prototype;
  const { parse, bind } = wire;
  const prepared = new Map<string, string>();
  let isForgetting = false;
  let count = 0;
  const rewrite = (text: string) =>
    text.replace(
      /(?:"?\w+"?\.)?"?org_id"?\s*=\s*(\$\d+|'org_\w+')/g,
      (whole, value: string, offset: number) => {
        if (/\bset\s+$/i.test(text.slice(0, offset))) return whole;
        count += 1;
        return `${value}::text is not null`;
      },
    );
  beforeAll(() => {
    wire.parse = function (this: Wire, message) {
      if (message.name) prepared.set(message.name, message.text);
      const isRewritten = isForgetting && !message.name;
      parse.call(this, isRewritten ? { ...message, text: rewrite(message.text) } : message);
    };
    wire.bind = function (this: Wire, message) {
      const text = prepared.get(message.statement);
      if (!isForgetting || text === undefined) return bind.call(this, message);
      parse.call(this, { name: '', text: rewrite(text) });
      bind.call(this, { ...message, statement: '' });
    };
  });
  afterAll(() => {
    Object.assign(wire, { parse, bind });
  });
  return {
    forget: () => {
      isForgetting = true;
      count = 0;
    },
    keep: () => {
      isForgetting = false;
    },
    forgotten: () => count,
  };
}

/** What of the driver's connection carries statements. */
interface Wire {
  parse(this: Wire, message: { name: string; text: string }): void;
  bind(this: Wire, message: { statement: string }): void;
}
