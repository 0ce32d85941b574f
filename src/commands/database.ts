import type { Config } from '../config.ts';
import { DatabaseError } from '../store/database-error.ts';
import { hasCluster } from '../store/embedded/cluster.ts';
import type { Store } from '../store/store.ts';
import { configFromEnvironment } from './environment.ts';
import { CommandError } from './output.ts';

/** The service's database on the embedded server. */
const embeddedDatabaseName = 'outreach';

/** Returns the address of the service's database on the embedded server, and creates the database if needed. */
export async function ensureEmbeddedDatabase(adminUrl: string): Promise<string> {
  const { createDatabase } = await import('../store/migrate.ts');
  await createDatabase(adminUrl, embeddedDatabaseName);
  const url = new URL(adminUrl);
  url.pathname = `/${embeddedDatabaseName}`;
  return url.href;
}

/** What to do if the embedded database does not exist. Only commands that add data create it. */
type WhenMissing = 'refuse' | 'create';

/**
 * Runs a command on the migrated database, even while the service runs. Commands import their work lazily, so help
 * and completion stay fast.
 * @throws CommandError if there is no embedded database and the command does not create it.
 */
export async function withStore<T>(
  work: (store: Store, config: Config) => Promise<T>,
  whenMissing: WhenMissing = 'refuse',
): Promise<T> {
  return withDatabaseUrl(async (url, config) => {
    const { migrateDatabase } = await import('../store/migrate.ts');
    const { openStore } = await import('../store/store.ts');
    const { explainLoss } = await import('../store/connection.ts');
    const { separateRoles } = await migrateDatabase(url);
    return explainLoss(url, async () => {
      const store = await openStore({ url, separateRoles, maxConnections: 2, appUrl: config.appUrl });
      try {
        return await work(store, config);
      } finally {
        await store.close();
      }
    });
  }, whenMissing);
}

/** Like `withStore`, without migrating. */
export async function withDatabaseUrl<T>(
  work: (url: string, config: Config) => Promise<T>,
  whenMissing: WhenMissing = 'refuse',
): Promise<T> {
  const config = configFromEnvironment();
  if (whenMissing === 'refuse' && config.databaseUrl === undefined && !hasCluster(config.dataDir))
    throw new CommandError(
      `The database is empty: the service has never been started with its data in ${config.dataDir}. ` +
        'Start it with npm start, or set DATA_DIR or DATABASE_URL to where its data is.',
    );
  if (config.databaseUrl !== undefined) return work(config.databaseUrl, config);
  const { startEmbeddedPostgres } = await import('../store/embedded/start.ts');
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    return await work(await ensureEmbeddedDatabase(embedded.url), config);
  } catch (error) {
    throw await explainFullDisk(error, config);
  } finally {
    await embedded.stop();
  }
}

/** Adds the folder if the embedded database fails while its disk is full, or returns the error unchanged. */
async function explainFullDisk(error: unknown, { dataDir }: Config): Promise<unknown> {
  const { lacksSpaceToStart } = await import('../store/embedded/free-space.ts');
  if (!(error instanceof DatabaseError) || !lacksSpaceToStart(dataDir)) return error;
  return new DatabaseError(`${error.message} The disk of ${dataDir} is full: free at least 32 MB there.`);
}
