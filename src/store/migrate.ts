import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { Spine } from './migrations/0001-spine.ts';

/** Any number that no other program is likely to take: it keeps two starting services from migrating at once. */
const migrationLock = 7_241_905;
const lockTimeoutMs = 5_000;

const migrationsList = [{ name: '0001-spine', class: Spine }];

export interface MigrationReport {
  /** Names of the migrations that this call ran; empty when there was nothing to do. */
  readonly ran: readonly string[];
  /** True when tables belong to a role of their own and the service runs as one that neither owns them nor bypasses policies. */
  readonly separateRoles: boolean;
}

/**
 * Brings the database at `url` to the newest shape; safe to call from several processes at once, any number of times.
 * Roles of their own need the right to create roles; without it the tables belong to the connecting role, which
 * forced row-level security still holds, unless that role is a superuser or bypasses policies.
 */
export async function migrateDatabase(url: string): Promise<MigrationReport> {
  return exclusively(url, async (client) => {
    const separateRoles = await prepareRoles(client);
    await prepareSchemas(client, separateRoles);
    return { ran: await runMigrations(url, separateRoles), separateRoles };
  });
}

/** Does something that two processes starting on one database must not do at once. */
export async function exclusively<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a database on the server that `adminUrl` reaches, unless it is there. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  await exclusively(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
}

/** Roles belong to the whole server, so two databases may make them at once: the loser of that race finds them made. */
async function prepareRoles(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ able: boolean; superuser: boolean; bypass: boolean }>(
    `select rolsuper or rolcreaterole as able, rolsuper as superuser, rolbypassrls as bypass
     from pg_roles where rolname = current_user`,
  );
  const me = rows[0]!;
  for (const role of ['outreach_owner', 'outreach_app', 'outreach_queue']) {
    if (!(await hasRole(client, role))) {
      if (!me.able) return refuseUnsafe(me);
      await client.query(createRole(role));
    }
    if (!(await mayBecome(client, role))) {
      if (!me.able) return refuseUnsafe(me);
      await client.query(`grant ${role} to current_user`);
    }
  }
  return true;
}

const createRole = (role: string) => `
do $$ begin
  create role ${role} nologin;
exception when duplicate_object or unique_violation then null;
end $$`;

function refuseUnsafe(me: { bypass: boolean }): false {
  if (me.bypass) {
    throw new Error(
      'The role of DATABASE_URL bypasses row-level security and may not create roles, so tenants could not be kept apart. ' +
        'Let it create roles (alter role … createrole) or take the bypass away (alter role … nobypassrls).',
    );
  }
  return false;
}

async function hasRole(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  return rowCount === 1;
}

async function mayBecome(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ member: boolean }>(`select pg_has_role($1, 'member') as member`, [
    role,
  ]);
  return rows[0]!.member;
}

async function prepareSchemas(client: pg.Client, separateRoles: boolean): Promise<void> {
  const { rowCount } = await client.query(`select from pg_namespace where nspname = 'tenancy'`);
  if (rowCount) return;
  const owner = separateRoles ? 'outreach_owner' : 'current_user';
  const queueOwner = separateRoles ? 'outreach_queue' : 'current_user';
  await client.query('begin');
  if (separateRoles) await client.query(`grant usage, create on schema public to outreach_owner`);
  await client.query(`create schema directory authorization ${owner}`);
  await client.query(`create schema queue authorization ${queueOwner}`);
  await client.query(`create schema tenancy authorization ${owner}`);
  if (separateRoles) await client.query('set local role outreach_owner');
  // Set by our own function and not by set_config, which a sharded cluster does not carry to its workers.
  await client.query(`
    create function tenancy.enter(org text) returns void language plpgsql as
    $$ begin execute format('set local app.org_id = %L', org); end $$`);
  await client.query('commit');
}

async function runMigrations(url: string, separateRoles: boolean): Promise<string[]> {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList, tableName: 'migration', snapshot: false, silent: true },
    pool: { min: 0, max: 2 },
    driverOptions: {
      options: `-c lock_timeout=${lockTimeoutMs}` + (separateRoles ? ' -c role=outreach_owner' : ''),
    },
  });
  try {
    const ran = await orm.migrator.up();
    return ran.map((migration) => migration.name);
  } finally {
    await orm.close();
  }
}
