import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onlyItem } from '../domain/only-item.ts';
import { explainLoss, withConnection } from './connection.ts';
import { DatabaseError, explainPermissionError } from './database-error.ts';
import { knownMigrations } from './migration-list.ts';
import { ownerRole, prepareRoles, queueRole } from './roles.ts';

/** Any number that no other program is likely to take: it keeps two starting services from migrating at once. */
const migrationLock = 7_241_905;
const lockPollMs = 50;
const connectTimeoutMs = 10_000;
const minVersion = 15;

export interface MigrationReport {
  /** Names of the migrations that this call ran; empty when there was nothing to do. */
  readonly ran: readonly string[];
  /** True when tables belong to a role of their own and the service runs as one that policies hold. */
  readonly separateRoles: boolean;
}

/**
 * Brings the database at `url` to the newest shape, or to the one after `migrations`; safe to call from several
 * processes at once, any number of times.
 * Roles of their own need the right to create roles; see roles.ts for what happens without it.
 *
 * @throws DatabaseError if the database cannot be reached, is too old, or does not let the connecting role do its work.
 */
export async function migrateDatabase(
  url: string,
  migrations: readonly string[] = knownMigrations,
): Promise<MigrationReport> {
  return withMigrationLock(url, async (client) => {
    await requireSupportedServer(client);
    try {
      const separateRoles = await prepareRoles(client);
      await prepareSchemas(client, separateRoles);
      const done = await listAppliedMigrations(client, separateRoles);
      const isDue = migrations.some((name) => !done.includes(name));
      const run = () => explainLoss(url, () => runMigrations(url, separateRoles, migrations));
      return { ran: isDue ? await run() : [], separateRoles };
    } catch (error) {
      throw explainPermissionError(error, client.user ?? '', client.database ?? '');
    }
  });
}

/**
 * Does something that two processes starting on one database must not do at once.
 *
 * @throws DatabaseError if the database cannot be reached.
 */
export async function withMigrationLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(url, { connectionTimeoutMillis: connectTimeoutMs }, async (client) => {
    while (!(await tryMigrationLock(client))) await sleep(lockPollMs);
    return work(client);
  });
}

/** Asks and does not wait: a statement that waits would hold up an index that is built beside the traffic. */
async function tryMigrationLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    migrationLock,
  ]);
  return onlyItem(rows).taken;
}

/** Creates a database on the server that `adminUrl` reaches, unless it is there. */
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
      `DATABASE_URL names a PostgreSQL ${version}; PostgreSQL ${minVersion} or newer is needed.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseError(
      `The database of DATABASE_URL is encoded in ${encoding}; UTF8 is needed ` +
        '(createdb --encoding UTF8 --template template0).',
    );
  }
}

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
  // Set by our own function and not by set_config, which a sharded cluster does not carry to its workers.
  await client.query(`
    create function tenancy.enter(org text) returns void language plpgsql as
    $$ begin execute format('set local app.org_id = %L', org); end $$`);
  await client.query('commit');
}

/** The names of those that the database has had. Where there is nothing to do, the migrator is not even loaded. */
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
