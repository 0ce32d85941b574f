import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import { DatabaseError, explainRefusal, unreachable } from './database-error.ts';
import { Spine } from './migrations/0001-spine.ts';
import { LeadIdentity } from './migrations/0002-lead-identity.ts';
import { CampaignRules } from './migrations/0003-campaign-rules.ts';
import { Requests } from './migrations/0004-requests.ts';
import { Uploads } from './migrations/0005-uploads.ts';
import { LeadSite } from './migrations/0006-lead-site.ts';
import { RunCompanies } from './migrations/0007-run-companies.ts';
import { Connectors } from './migrations/0008-connectors.ts';
import { OwnDirectory } from './migrations/0009-own-directory.ts';
import { Material } from './migrations/0010-material.ts';
import { People } from './migrations/0011-people.ts';
import { RunSteps } from './migrations/0012-run-steps.ts';
import { Enrichment } from './migrations/0013-enrichment.ts';
import { FileStanding } from './migrations/0014-file-standing.ts';
import { Notices } from './migrations/0015-notices.ts';
import { Webhooks } from './migrations/0016-webhooks.ts';
import { InboundEvents } from './migrations/0017-inbound-events.ts';
import { Flows } from './migrations/0018-flows.ts';
import { Replies } from './migrations/0019-replies.ts';
import { Answers } from './migrations/0020-answers.ts';
import { DeliveryRoom } from './migrations/0021-delivery-room.ts';
import { Suspicions } from './migrations/0022-suspicions.ts';
import { LeanDeliveries } from './migrations/0023-lean-deliveries.ts';
import { Senders } from './migrations/0024-senders.ts';
import { LeadAliases } from './migrations/0025-lead-aliases.ts';
import { DeliveryBatches } from './migrations/0026-delivery-batches.ts';
import { RunDecisions } from './migrations/0027-run-decisions.ts';
import { ownerRole, prepareRoles, queueRole } from './roles.ts';

/** Any number that no other program is likely to take: it keeps two starting services from migrating at once. */
const migrationLock = 7_241_905;
const lockTimeoutMs = 5_000;
const lockPollMs = 50;
const connectMs = 10_000;
const oldestVersion = 15;

const migrationsList = [
  { name: '0001-spine', class: Spine },
  { name: '0002-lead-identity', class: LeadIdentity },
  { name: '0003-campaign-rules', class: CampaignRules },
  { name: '0004-requests', class: Requests },
  { name: '0005-uploads', class: Uploads },
  { name: '0006-lead-site', class: LeadSite },
  { name: '0007-run-companies', class: RunCompanies },
  { name: '0008-connectors', class: Connectors },
  { name: '0009-own-directory', class: OwnDirectory },
  { name: '0010-material', class: Material },
  { name: '0011-people', class: People },
  { name: '0012-run-steps', class: RunSteps },
  { name: '0013-enrichment', class: Enrichment },
  { name: '0014-file-standing', class: FileStanding },
  { name: '0015-notices', class: Notices },
  { name: '0016-webhooks', class: Webhooks },
  { name: '0017-inbound-events', class: InboundEvents },
  { name: '0018-flows', class: Flows },
  { name: '0019-replies', class: Replies },
  { name: '0020-answers', class: Answers },
  { name: '0021-delivery-room', class: DeliveryRoom },
  { name: '0022-suspicions', class: Suspicions },
  { name: '0023-lean-deliveries', class: LeanDeliveries },
  { name: '0024-senders', class: Senders },
  { name: '0025-lead-aliases', class: LeadAliases },
  { name: '0026-delivery-batches', class: DeliveryBatches },
  { name: '0027-run-decisions', class: RunDecisions },
];

/** The names of all migrations that this program has, in order. */
export const knownMigrations: readonly string[] = migrationsList.map(({ name }) => name);

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
  return exclusively(url, async (client) => {
    await requireFitServer(client);
    try {
      const separateRoles = await prepareRoles(client);
      await prepareSchemas(client, separateRoles);
      return { ran: await runMigrations(url, separateRoles, migrations), separateRoles };
    } catch (error) {
      throw explainRefusal(error, client.user ?? '', client.database ?? '');
    }
  });
}

/**
 * Does something that two processes starting on one database must not do at once.
 *
 * @throws DatabaseError if the database cannot be reached.
 */
export async function exclusively<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw unreachable(url, error);
  });
  try {
    while (!(await takesLock(client))) await sleep(lockPollMs);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Asks and does not wait: a statement that waits would hold up an index that is built beside the traffic. */
async function takesLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    migrationLock,
  ]);
  return rows[0]!.taken;
}

/** Creates a database on the server that `adminUrl` reaches, unless it is there. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  await exclusively(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
}

async function requireFitServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = rows[0]!;
  if (Number.parseInt(version, 10) < oldestVersion) {
    throw new DatabaseError(
      `DATABASE_URL names a PostgreSQL ${version}; PostgreSQL ${oldestVersion} or newer is needed.`,
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

async function runMigrations(
  url: string,
  separateRoles: boolean,
  migrations: readonly string[],
): Promise<string[]> {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    // Each in a transaction of its own, unless it says that it needs none.
    migrations: {
      migrationsList,
      tableName: 'migration',
      snapshot: false,
      silent: true,
      allOrNothing: false,
    },
    pool: { min: 0, max: 2 },
    driverOptions: {
      options: `-c lock_timeout=${lockTimeoutMs}` + (separateRoles ? ` -c role=${ownerRole}` : ''),
    },
  });
  try {
    const ran = await orm.migrator.up({ migrations: [...migrations] });
    return ran.map((migration) => migration.name);
  } finally {
    await orm.close();
  }
}
