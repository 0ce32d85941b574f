import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { connectionConfig } from './connection.ts';
import { loadMigrations } from './migration-list.ts';

const lockTimeoutMs = 5_000;

/** Runs pending migrations among those named, as `role` if given. Returns their names. */
export async function runMigrations(
  url: string,
  { role, migrations }: { role: string | undefined; migrations: readonly string[] },
): Promise<string[]> {
  const connection = connectionConfig(url);
  const orm = await MikroORM.init({
    dbName: connection.database,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    // Each migration runs in its own transaction, unless it opts out.
    migrations: {
      migrationsList: await loadMigrations(),
      tableName: 'migration',
      snapshot: false,
      silent: true,
      allOrNothing: false,
    },
    pool: { min: 0, max: 2 },
    driverOptions: {
      ...connection,
      options: `-c lock_timeout=${lockTimeoutMs}` + (role === undefined ? '' : ` -c role=${role}`),
    },
  });
  try {
    const ran = await orm.migrator.up({ migrations: [...migrations] });
    return ran.map((migration) => migration.name);
  } finally {
    await orm.close();
  }
}
