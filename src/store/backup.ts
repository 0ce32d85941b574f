import pg from 'pg';
import { onlyItem } from '../domain/only-item.ts';
import { backupFormat, type BackupEnd, type BackupHeader, type BackupPart } from './backup-format.ts';
import { withConnection } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { appRole, ownerRole, prepareRoles } from './roles.ts';

/** The header lists the migrations. The request log is not worth a backup. */
/** Restoring sessions and links would revive those that people have ended or used since. */
/** The first sweep of a restored database measures what is stored. */
const excludedTables = [
  'public.migration',
  'public.storage_use',
  'directory.request',
  'directory.session',
  'directory.link',
];
const batchSize = 100;

export interface BackupReport {
  readonly organisations: number;
  readonly rows: number;
}

interface Table {
  /** With its schema. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly hasTenants: boolean;
}

/**
 * Writes all data as of one moment while the service keeps running. The queue is left out, because the outbox fills it
 * again. `write` receives whole lines.
 *
 * @throws DatabaseError if the database cannot be reached or is empty.
 */
export async function writeBackup(
  url: string,
  version: string,
  write: (line: string) => Promise<void>,
): Promise<BackupReport> {
  const options = '-c statement_timeout=0 -c timezone=UTC';
  return withConnection(url, { options }, async (client) => {
    await requireData(client);
    const separateRoles = await prepareRoles(client);
    await client.query('begin isolation level repeatable read read only');
    if (separateRoles) await client.query(`set local role ${ownerRole}`);
    const migrations = await queryNames(client, 'select name from public.migration order by id');
    if (separateRoles) await client.query(`set local role ${appRole}`);
    return writeAll(client, { version, migrations }, write);
  });
}

async function requireData(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isMigrated: boolean }>(
    `select to_regclass('public.migration') is not null and to_regclass('directory.org') is not null
            as "isMigrated"`,
  );
  if (!onlyItem(rows).isMigrated)
    throw new DatabaseError('The database is empty: the service has never been started on it.');
}

async function writeAll(
  client: pg.Client,
  { version, migrations }: { version: string; migrations: readonly string[] },
  write: (line: string) => Promise<void>,
): Promise<BackupReport> {
  const tables = await listTables(client);
  // Migrations must not change the tables after the snapshot. The lock waits for running ones and blocks new ones.
  await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);
  const header: BackupHeader = {
    format: backupFormat,
    version,
    at: new Date().toISOString(),
    migrations,
    tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
  };
  await write(JSON.stringify(header));
  let rows = 0;
  for (const { name } of tables.filter((table) => !table.hasTenants))
    rows += await writeRows(client, { table: name }, '', write);
  const orgs = await queryNames(client, 'select org_id as name from directory.org order by org_id');
  for (const org of orgs) {
    await client.query('select tenancy.enter($1)', [org]);
    const orgCondition = `where org_id = ${pg.escapeLiteral(org)}`;
    for (const { name } of tables.filter((table) => table.hasTenants))
      rows += await writeRows(client, { table: name, org }, orgCondition, write);
  }
  await write(JSON.stringify({ end: true, organisations: orgs.length, rows } satisfies BackupEnd));
  return { organisations: orgs.length, rows };
}

async function writeRows(
  client: pg.Client,
  part: Omit<BackupPart, 'rows'>,
  condition: string,
  write: (line: string) => Promise<void>,
): Promise<number> {
  let written = 0;
  await client.query(
    `declare backup no scroll cursor for select row_to_json(t)::text as row from ${part.table} t ${condition}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batchSize} from backup`);
    if (rows.length) {
      await write(JSON.stringify({ ...part, rows: rows.length } satisfies BackupPart));
      // A json column keeps line breaks between tokens. Spaces mean the same and keep the part on one line.
      await write(`[${rows.map(({ row }) => row.replaceAll('\n', ' ')).join(',')}]`);
      written += rows.length;
    }
    if (rows.length < batchSize) break;
  }
  await client.query('close backup');
  return written;
}

/** Returns the tables of a backup, parents before children. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array(select attname::text from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum)
              as columns,
            n.nspname = 'public' and exists (
              select from pg_attribute where attrelid = c.oid and attname = 'org_id' and not attisdropped)
              as "hasTenants",
            array(select confrelid::regclass::text from pg_constraint
                  where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as parents
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'directory') and c.relkind in ('r', 'p') and not c.relispartition
       and c.relpersistence = 'p' and format('%I.%I', n.nspname, c.relname) <> all ($1)
     order by n.nspname, c.relname`,
    [excludedTables],
  );
  const ordered = new Map<string, Table>();
  const addAfterParents = ({ parents, ...table }: Table & { parents: string[] }): void => {
    if (ordered.has(table.name)) return;
    const parentTables = rows.filter(({ name }) =>
      parents.some((parent) => name === parent || name === `public.${parent}`),
    );
    parentTables.forEach(addAfterParents);
    ordered.set(table.name, table);
  };
  rows.forEach(addAfterParents);
  return [...ordered.values()];
}

async function queryNames(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}
