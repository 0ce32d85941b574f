import { once } from 'node:events';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../../src/store/migrate.ts';

let databaseCount = 0;
/** Creates an empty database on the server of the tests, owned by a role without superuser rights if one is named. */
export async function emptyDatabase(label: string, role?: string): Promise<string> {
  const name = `backup_${label}_${process.pid}_${++databaseCount}`;
  const admin = inject('serverUrl');
  await createDatabase(admin, name);
  const url = Object.assign(new URL(admin), { pathname: `/${name}` });
  if (role) {
    await queryAt(admin, `create role ${role} login nosuperuser`);
    await queryAt(admin, `alter database ${name} owner to ${role}`);
    url.username = role;
  }
  return url.href;
}

export async function queryAt<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  const ended = once(client, 'end');
  await client.end();
  await ended;
  return rows;
}

/** Reads all rows of the tables that a backup contains. */
export async function readAllRows(url: string): Promise<Record<string, string[]>> {
  const tables = await queryAt<{ name: string }>(
    url,
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'directory') and c.relkind in ('r', 'p') and not c.relispartition
       and c.relpersistence = 'p'
       and c.relname not in ('migration', 'request') order by n.nspname collate "C", c.relname collate "C"`,
  );
  const rowsByTable: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await queryAt<{ row: string }>(url, `select t::text as row from ${name} t order by 1`);
    rowsByTable[name] = rows.map(({ row }) => row);
  }
  return rowsByTable;
}
