import path from 'node:path';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { installations, postgresServer } from './postgres-server.ts';
import { startTimeoutMs, testPrograms, waitUntilReady } from './program.ts';

const { run, start, folder: emptyFolder } = testPrograms();
const embedded = installations().find(({ version }) => version === 'embedded')!;

describe('next to another server with the same database', { timeout: startTimeoutMs }, () => {
  const meant = postgresServer(embedded.folder);
  let decoyPort = 0;
  const decoy = postgresServer(embedded.folder, async () => (decoyPort = await freePort()));
  let environment: Record<string, string>;

  beforeAll(async () => {
    for (const server of [meant, decoy]) {
      await server.sql('create role app login createrole');
      await server.sql('create database app owner app');
    }
    environment = {
      PGHOST: '127.0.0.1',
      PGPORT: String(decoyPort),
      PGUSER: 'postgres',
      PGDATABASE: 'postgres',
      PGOPTIONS: '-c search_path=elsewhere',
      LOG_LEVEL: 'warn',
    };
  });

  const addresses = () => [
    `app@/app?host=${meant.folder}`,
    `app@127.0.0.1:${decoyPort}/app?host=${meant.folder}&port=5432`,
    `${encodeURIComponent('app')}@${encodeURIComponent(meant.folder)}/app`,
    `/?host=${encodeURIComponent(meant.folder)}&user=app&dbname=app`,
  ];

  /** Fails if any session has ever opened the database of the decoy, or its server holds roles of the service. */
  async function expectDecoyUntouched(): Promise<void> {
    const [row] = await decoy.sql<{ sessions: number; roles: number; tables: number }>(
      `select (select sessions from pg_stat_database where datname = 'app')::int as sessions,
              (select count(*) from pg_roles where rolname like 'outreach%')::int as roles,
              (select count(*) from pg_class where relnamespace = 'public'::regnamespace)::int as tables`,
    );
    expect(row).toEqual({ sessions: 0, roles: 0, tables: 0 });
  }

  test('every command uses only the server that DATABASE_URL names', async () => {
    for (const address of addresses()) {
      const settings = { ...environment, DATABASE_URL: `postgresql://${address}` };
      expect(await run(['migrate', '--json'], settings)).toMatchObject({ status: 0, stderr: '' });
      await expectDecoyUntouched();
    }
    const settings = { ...environment, DATABASE_URL: `postgresql://${addresses()[0]!}` };
    const target = path.join(emptyFolder(), 'backup.gz');
    expect(await run(['org', 'create', '--name', 'Meant'], settings)).toMatchObject({ status: 0 });
    expect(await run(['backup', '--to', target], settings)).toMatchObject({ status: 0 });
    expect(gunzipSync(readFileSync(target)).toString()).toContain('Meant');
    await expectDecoyUntouched();
  });

  test('the service with its queue and its listener uses only that server', async () => {
    const port = await freePort();
    const DATABASE_URL = `postgresql://${addresses()[0]!}`;
    const service = start(['serve', '--json'], { ...environment, DATABASE_URL, PORT: String(port) });
    await waitUntilReady(`http://127.0.0.1:${port}`, service);
    const names = () =>
      meant.sql<{ name: string }>(
        `select distinct application_name as name from pg_stat_activity where datname = 'app' order by 1`,
      );
    await expect
      .poll(async () => (await names()).map(({ name }) => name), { timeout: startTimeoutMs })
      .toEqual(expect.arrayContaining(['outreach', 'outreach-notifications', 'outreach-queue']));
    expect(await service.end('SIGTERM')).toMatchObject({ status: 0, stderr: '' });
    await expectDecoyUntouched();
  });

  test('an unreachable socket is named, and no other server is tried', async () => {
    const missing = path.join(emptyFolder(), 'none');
    const DATABASE_URL = `postgresql://app@/app?host=${missing}`;
    for (const command of [['migrate'], ['serve'], ['backup', '--to', '-'], ['status']]) {
      const { status, stderr } = await run(command, { ...environment, DATABASE_URL, PORT: '0' });
      expect(status).toBe(1);
      expect(stderr).toMatch(/^The database app at the socket [^\n]* cannot be reached [^\n]*\n$/);
      expect(stderr).toContain(`${missing}/.s.PGSQL.5432`);
    }
    await expectDecoyUntouched();
  });

  test.each([
    ['a table', 'create table customer (id int)', 'public.customer'],
    ['a view in another schema', 'create schema crm; create view crm.open as select 1 as one', 'crm.open'],
    [
      'a schema of the same name',
      'create schema tenancy; create table tenancy.tenant (id int)',
      'tenancy.tenant',
    ],
  ])(
    'a database with %s of another program is refused and stays as it is',
    async (title, statement, name) => {
      const database = `other_${title.length}`;
      await meant.sql(`create database ${database} owner app`);
      await meant.sql(statement, database, 'app');
      const count = () =>
        meant.sql(
          `select (select count(*)::int from pg_class) as relations,
                (select count(*)::int from pg_namespace) as schemas,
                (select count(*)::int from pg_proc) as functions`,
          database,
        );
      const before = await count();
      const DATABASE_URL = `postgresql://app@/${database}?host=${meant.folder}`;
      for (const command of [['migrate'], ['serve'], ['org', 'create', '--name', 'X']]) {
        const { status, stdout, stderr } = await run(command, { ...environment, DATABASE_URL, PORT: '0' });
        expect([status, stdout]).toEqual([1, '']);
        expect(stderr).toMatch(/^The database [^\n]* contains tables of another program \([^\n]*\n$/);
        expect(stderr).toContain(`(${name}), so nothing was written to it. Create an empty database`);
        expect(stderr).toContain(`${meant.folder}/.s.PGSQL.5432`);
      }
      expect(await count()).toEqual(before);
    },
  );
});
