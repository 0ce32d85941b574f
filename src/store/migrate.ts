import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onlyItem } from '../domain/only-item.ts';
import { connectionConfig, explainLoss, formatServerAddress, withConnection } from './connection.ts';
import { DatabaseError, explainPermissionError } from './database-error.ts';
import { knownMigrations } from './migration-list.ts';
import { ownerRole, prepareRoles, queueRole } from './roles.ts';

/** An arbitrary number. The lock keeps starting services from migrating concurrently. */
const migrationLock = 7_241_905;
const lockPollMs = 50;
const connectTimeoutMs = 10_000;
const minVersion = 15;

export interface MigrationReport {
  /** The migrations that this call ran. */
  readonly ran: readonly string[];
  /** True if a separate role owns the tables and policies apply to the service's role. */
  readonly separateRoles: boolean;
}

/**
 * Migrates the database at `url` to the newest version, or to the version after `migrations`. Safe in parallel and any
 * number of times. Separate roles require the right to create roles; see roles.ts.
 *
 * @throws DatabaseError if the database cannot be reached, is too old, belongs to another program, or denies a
 * permission.
 */
export async function migrateDatabase(
  url: string,
  migrations: readonly string[] = knownMigrations,
): Promise<MigrationReport> {
  return withMigrationLock(url, async (client) => {
    await requireSupportedServer(client);
    await requireOwnDatabase(client, formatServerAddress(connectionConfig(url)));
    try {
      const separateRoles = await prepareRoles(client);
      await prepareSchemas(client, separateRoles);
      const applied = await listAppliedMigrations(client, separateRoles);
      const hasPending = migrations.some((name) => !applied.includes(name));
      const run = () => explainLoss(url, () => runMigrations(url, separateRoles, migrations));
      return { ran: hasPending ? await run() : [], separateRoles };
    } catch (error) {
      throw explainPermissionError(error, client.user ?? '', client.database ?? '');
    }
  });
}

/**
 * Runs work that starting processes must not run in parallel.
 *
 * @throws DatabaseError if the database cannot be reached.
 */
export async function withMigrationLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(url, { connectionTimeoutMillis: connectTimeoutMs }, async (client) => {
    while (!(await tryMigrationLock(client))) await sleep(lockPollMs);
    return work(client);
  });
}

/** Polls instead of waiting: a waiting statement would block a concurrent index build. */
async function tryMigrationLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    migrationLock,
  ]);
  return onlyItem(rows).locked;
}

/** Creates a database on the server at `adminUrl` if it does not exist. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  await withMigrationLock(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
}

async function requireSupportedServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = onlyItem(rows);
  if (Number.parseInt(version, 10) < minVersion) {
    throw new DatabaseError(
      `The server of DATABASE_URL is PostgreSQL ${version}. The service needs PostgreSQL ${minVersion} or newer.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseError(
      `The database of DATABASE_URL is encoded in ${encoding}. The service needs UTF8 ` +
        '(createdb --encoding UTF8 --template template0).',
    );
  }
}

/** Some migrations of this program, or nothing, must have run on the database. Writes nothing. */
async function requireOwnDatabase(client: pg.Client, address: string): Promise<void> {
  const { rows } = await client.query<{ isOwn: boolean; names: string[] }>(foreignTablesSql);
  const { isOwn, names } = onlyItem(rows);
  if (isOwn || names.length === 0) return;
  const listed = names.length > maxListedNames ? [...names.slice(0, maxListedNames), '…'] : names;
  throw new DatabaseError(
    `The database ${address} contains tables of another program (${listed.join(', ')}), so nothing was written to ` +
      'it. Create an empty database for the service (createdb), and name it in DATABASE_URL.',
  );
}

const maxListedNames = 3;

/** The function `tenancy.enter` exists from the first start. Extensions may have tables in any database. */
const foreignTablesSql = `
  select exists (select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
                 where n.nspname = 'tenancy' and p.proname = 'enter') as "isOwn",
         array(select format('%I.%I', n.nspname, c.relname)
               from pg_class c join pg_namespace n on n.oid = c.relnamespace
               where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname <> 'information_schema'
                 and n.nspname not like 'pg\\_%'
                 and not exists (select from pg_depend d
                                 where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
               order by n.nspname, c.relname limit ${maxListedNames + 1}) as names`;

async function prepareSchemas(client: pg.Client, separateRoles: boolean): Promise<void> {
  const { rowCount } = await client.query(`select from pg_namespace where nspname = 'tenancy'`);
  if (rowCount) return;
  const owner = separateRoles ? ownerRole : 'current_user';
  const queueOwner = separateRoles ? queueRole : 'current_user';
  await client.query('begin');
  if (separateRoles) await client.query(`grant usage, create on schema public to ${ownerRole}`);
  await client.query(`create schema directory authorization ${owner}`);
  await client.query(`create schema queue authorization ${queueOwner}`);
  await client.query(`create schema tenancy authorization ${owner}`);
  if (separateRoles) await client.query(`set local role ${ownerRole}`);
  // Uses our own function, because a sharded cluster does not send set_config to its workers.
  await client.query(`
    create function tenancy.enter(org text) returns void language plpgsql as
    $$ begin execute format('set local app.org_id = %L', org); end $$`);
  await client.query('commit');
}

/**
 * Returns the migrations that have run. Does not use the migrator, so that the start of an up-to-date service does not
 * load it.
 */
async function listAppliedMigrations(client: pg.Client, separateRoles: boolean): Promise<string[]> {
  const { rowCount } = await client.query(`select where to_regclass('public.migration') is not null`);
  if (!rowCount) return [];
  if (separateRoles) await client.query(`set role ${ownerRole}`);
  const { rows } = await client.query<{ name: string }>('select name from public.migration');
  if (separateRoles) await client.query('reset role');
  return rows.map(({ name }) => name);
}

async function runMigrations(
  url: string,
  separateRoles: boolean,
  migrations: readonly string[],
): Promise<string[]> {
  const migrator = await import('./migrator.ts');
  return migrator.runMigrations(url, { role: separateRoles ? ownerRole : undefined, migrations });
}
