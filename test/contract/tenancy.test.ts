import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { testDatabase } from '../support/test-database.ts';

const database = testDatabase();
const [own, foreign] = [newId('org'), newId('org')];
let admin: pg.Client;
let store: Store;
let tables: string[] = [];

const rowsOf = async <Row = any>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  (await admin.query(text, parameters)).rows as Row[];

beforeAll(async () => {
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  store = await openStore({ url: database.url, separateRoles: true, appUrl: 'http://localhost/app' });
  tables = (
    await rowsOf<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and relname <> 'migration' order by 1`,
    )
  ).map(({ name }) => name);
});
afterAll(async () => {
  await store?.close();
  await admin?.end();
});

describe('the database catalogue', () => {
  test('has every public table keyed by organisation, with row-level security forced', async () => {
    expect(tables.length).toBeGreaterThan(15);
    const found = await rowsOf(
      `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
              pg_get_userbyid(c.relowner) as owner,
              (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
               where i.indrelid = c.oid and i.indisprimary) as first,
              (select collname from pg_attribute a join pg_collation k on k.oid = a.attcollation
               where a.attrelid = c.oid and a.attname = 'org_id') as collation,
              (select json_agg(json_build_object(
                 'for', p.polcmd, 'permissive', p.polpermissive, 'roles', p.polroles::text,
                 'using', pg_get_expr(p.polqual, c.oid), 'check', pg_get_expr(p.polwithcheck, c.oid)))
               from pg_policy p where p.polrelid = c.oid) as policies
       from pg_class c where c.oid = any($1::regclass[]) order by 1`,
      [tables],
    );
    const condition = `(org_id = NULLIF(current_setting('app.org_id'::text, true), ''::text))`;
    const policy = { for: '*', permissive: true, roles: '{0}', using: condition, check: condition };
    expect(found).toEqual(
      tables.map((name) => ({
        name,
        enabled: true,
        forced: true,
        owner: 'outreach_owner',
        first: 'org_id',
        collation: 'C',
        policies: [policy],
      })),
    );
  });

  test('shows org_id in every unique and foreign key of tenant tables', async () => {
    const keysWithoutOrg = await rowsOf(
      `select c.conname as name from pg_constraint c
       where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f')
         and c.conrelid <> 'migration'::regclass
         and not (c.conkey[1] = (select attnum from pg_attribute where attrelid = c.conrelid and attname = 'org_id')
              and (c.contype <> 'f' or c.confkey[1] =
                (select attnum from pg_attribute where attrelid = c.confrelid and attname = 'org_id')))
       union all
       select i.indexrelid::regclass::text from pg_index i join pg_class t on t.oid = i.indrelid
       where t.relnamespace = 'public'::regnamespace and i.indisunique and t.relname <> 'migration'
         and i.indkey[0] <> (select attnum from pg_attribute where attrelid = t.oid and attname = 'org_id')`,
    );
    expect(keysWithoutOrg).toEqual([]);
    const triggers = await rowsOf(`select tgname from pg_trigger where not tgisinternal`);
    expect(triggers).toEqual([]);
  });

  test('makes PostgreSQL plan for the largest organisation', async () => {
    const planned = await rowsOf(
      `select attrelid::regclass::text as table from pg_attribute
       where attrelid = any($1::regclass[]) and attname = 'org_id'
         and attoptions is distinct from '{n_distinct=1}'`,
      [tables],
    );
    expect(planned, 'copy the setting from migration 0034-large-organisations').toEqual([]);
  });

  test('has no other tables, views or functions that bypass the policies', async () => {
    const directory = await rowsOf<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'directory'::regnamespace and relkind <> 'i' order by 1`,
    );
    expect(directory.map(({ name }) => name)).toEqual([
      'api_key',
      'delivery_schedule',
      'link',
      'member',
      'org',
      'outbox',
      'person',
      'rate_window',
      'request',
      'session',
      'sign_in_window',
    ]);
    const views = await rowsOf(
      `select relname from pg_class where relkind in ('v', 'm', 'f') and relnamespace in
         ('public'::regnamespace, 'directory'::regnamespace, 'tenancy'::regnamespace)`,
    );
    expect(views).toEqual([]);
    const privileged = await rowsOf(
      `select proname from pg_proc where prosecdef and pronamespace in
         ('public'::regnamespace, 'directory'::regnamespace, 'tenancy'::regnamespace)`,
    );
    expect(privileged).toEqual([]);
  });

  test('has an app role that owns nothing, bypasses nothing and alters no table', async () => {
    const [me] = await store.queryWithoutOrganisation<object>({
      text: `select current_user::text as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as privileged,
                    (select count(*)::int from pg_class where relowner = r.oid) as owned,
                    has_schema_privilege('public', 'create') or has_schema_privilege('directory', 'create')
                      or has_schema_privilege('tenancy', 'create') as creates,
                    has_table_privilege('public.migration', 'select, insert, update, delete') as migrates,
                    pg_has_role('outreach_owner', 'member') as becomes_owner
             from pg_roles r where rolname = current_user`,
    });
    expect(me).toEqual({
      name: 'outreach_app',
      privileged: false,
      owned: 0,
      creates: false,
      migrates: false,
      becomes_owner: false,
    });
    await expect(
      store.queryWithoutOrganisation({ text: 'alter table lead disable row level security' }),
    ).rejects.toThrow(/must be owner/);
  });
});

/** The service may add to the record of changes, but not alter it. */
const isUnalterable = (table: string) => table === 'audit_entry';

describe('the policies of every table', () => {
  beforeAll(async () => {
    for (const table of tables) await insertRows(table);
  });

  const inside = <Row>(orgId: string, text: string, parameters: unknown[] = []) =>
    store.transaction(orgId, (tx) => tx.sql<Row>(text, parameters));
  const orgsOf = (rows: { org_id: string }[]) => [...new Set(rows.map(({ org_id: orgId }) => orgId))];

  test('show an organisation its own rows and no others', async () => {
    for (const table of tables) {
      const visible = await inside<{ org_id: string }>(own, `select org_id from ${table}`);
      expect(orgsOf(visible), table).toEqual([own]);
      const foreignRows = await inside(own, `select from ${table} where org_id = $1`, [foreign]);
      expect(foreignRows, table).toEqual([]);
    }
  });

  test('show nothing without an entered organisation', async () => {
    for (const table of tables) {
      expect(await store.queryWithoutOrganisation({ text: `select from ${table}` }), table).toEqual([]);
      expect(await inside('', `select from ${table}`), table).toEqual([]);
      const update = () =>
        store.queryWithoutOrganisation({ text: `update ${table} set org_id = org_id returning 1` });
      if (isUnalterable(table)) await expect(update(), table).rejects.toThrow(/permission denied/);
      else expect(await update(), table).toEqual([]);
      expect(
        await store.queryWithoutOrganisation({ text: `delete from ${table} returning 1` }),
        table,
      ).toEqual([]);
    }
    // A pooled connection does not keep the organisation it served.
    await Promise.all(Array.from({ length: 10 }, () => inside(own, 'select 1')));
    const later = await Promise.all(
      Array.from({ length: 10 }, () => store.queryWithoutOrganisation({ text: 'select from project' })),
    );
    expect(later.flat()).toEqual([]);
  });

  test('let an organisation neither change, insert nor reassign rows of another', async () => {
    for (const table of tables) {
      const before = await hashRows(table);
      const policyError = /row-level security/;
      const reassign = () => inside(own, `update ${table} set org_id = $1`, [foreign]);
      if (isUnalterable(table)) await expect(reassign(), table).rejects.toThrow(/permission denied/);
      else {
        const changed = await inside<{ org_id: string }>(
          own,
          `update ${table} set org_id = org_id returning org_id`,
        );
        expect(orgsOf(changed), table).toEqual([own]);
        await expect(reassign(), table).rejects.toThrow(policyError);
      }
      await expect(insertAs(table, own, foreign), table).rejects.toThrow(policyError);
      const deleted = await store
        .transaction(own, async (tx) => {
          await tx.sql('set constraints all deferred');
          const rows = await tx.sql<{ org_id: string }>(`delete from ${table} returning org_id`);
          throw new RollbackWithResult(orgsOf(rows));
        })
        .catch((thrown: unknown) => (thrown as RollbackWithResult).orgIds);
      expect(deleted, table).toEqual([own]);
      expect(await hashRows(table), table).toBe(before);
    }
  });

  /** Carries the result of a deletion out of the transaction, which it rolls back. */
  class RollbackWithResult extends Error {
    readonly orgIds: string[];
    constructor(orgIds: string[]) {
      super('rolled back on purpose');
      this.orgIds = orgIds;
    }
  }

  const hashRows = async (table: string): Promise<string> => {
    const [row] = await rowsOf<{ mark: string }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as mark from public.${table} t where org_id = $1`,
      [foreign],
    );
    return row!.mark;
  };

  /** Inserts one row for each of the two organisations, with a sample value in each column. */
  async function insertRows(table: string): Promise<void> {
    const checks = await rowsOf<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table],
    );
    for (const { name } of checks) await admin.query(`alter table ${table} drop constraint ${name}`);
    await admin.query('set session_replication_role = replica');
    for (const orgId of [own, foreign]) await admin.query(await insertStatement(table), [orgId]);
    await admin.query('set session_replication_role = default');
  }

  const insertAs = async (table: string, asOrg: string, orgId: string) =>
    inside(asOrg, await insertStatement(table), [orgId]);

  async function insertStatement(table: string): Promise<string> {
    const columns = await rowsOf<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, null) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    );
    const samples: Record<string, string> = {
      text: `'sample'`,
      'text[]': `'{}'`,
      jsonb: `'{}'`,
      boolean: 'false',
      date: 'current_date',
      'timestamp with time zone': 'now()',
    };
    const values = columns.map(({ name, type }) => (name === 'org_id' ? '$1' : (samples[type] ?? '1')));
    return `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join()}) values (${values.join()})`;
  }
});
