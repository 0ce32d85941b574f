import type { Config } from '../config.ts';
import { hasCluster } from '../store/embedded/cluster.ts';
import type { Store } from '../store/store.ts';
import { configFromEnvironment } from './environment.ts';
import { CommandError } from './output.ts';

// Read when they are asked, so that help waits for nothing.
const loadMigrate = () => import('../store/migrate.ts');
const loadStore = () => import('../store/store.ts');
const loadEmbedded = () => import('../store/embedded/start.ts');

/** The database of the embedded server that belongs to the service. */
const embeddedDatabase = 'outreach';

/** The address of the service's database on the embedded server, which is created there if need be. */
export async function embeddedDatabaseUrl(adminUrl: string): Promise<string> {
  await (await loadMigrate()).createDatabase(adminUrl, embeddedDatabase);
  const url = new URL(adminUrl);
  url.pathname = `/${embeddedDatabase}`;
  return url.href;
}

/** What a command does where the embedded database was never made: only those that bring something make it. */
type Absent = 'refuse' | 'create';

/**
 * Runs a command on the database of the settings, migrated, also while the service runs on it.
 *
 * @throws CommandError if there is no embedded database yet and the command does not create it.
 */
export async function withStore<T>(
  work: (store: Store, config: Config) => Promise<T>,
  absent: Absent = 'refuse',
): Promise<T> {
  return withDatabaseUrl(async (url, config) => {
    const { separateRoles } = await (await loadMigrate()).migrateDatabase(url);
    const store = await (
      await loadStore()
    ).openStore({ url, separateRoles, maxConnections: 2, appUrl: config.appUrl });
    try {
      return await work(store, config);
    } finally {
      await store.close();
    }
  }, absent);
}

/** The same for a command that takes the database as it is. */
export async function withDatabaseUrl<T>(
  work: (url: string, config: Config) => Promise<T>,
  absent: Absent = 'refuse',
): Promise<T> {
  const config = configFromEnvironment();
  if (absent === 'refuse' && config.databaseUrl === undefined && !hasCluster(config.dataDir))
    throw new CommandError(
      `The database holds nothing yet: the service was never started with its data in ${config.dataDir}. ` +
        'Start it with npm start, or set DATA_DIR or DATABASE_URL to where its data is.',
    );
  const embedded =
    config.databaseUrl === undefined
      ? await (await loadEmbedded()).startEmbeddedPostgres({ dataDir: config.dataDir })
      : undefined;
  try {
    return await work(config.databaseUrl ?? (await embeddedDatabaseUrl(embedded!.url)), config);
  } finally {
    await embedded?.stop();
  }
}
