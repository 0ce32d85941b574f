import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { DatabaseError, unreachable } from './database-error.ts';

/** What a client connects with. Every client of the program takes it from `connectionConfig`. */
export interface ConnectionConfig {
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly ssl?: boolean | object;
}

/**
 * Reads `DATABASE_URL` for every client: pools, the queue, the migrator, listeners and backups. The clients must not
 * read it themselves, because they disagree: MikroORM ignores a socket folder and TLS settings in the query. Spread it
 * first, so that the settings of a client override those of the query.
 *
 * @throws DatabaseError if the address names a port or a certificate that cannot be read.
 */
export function connectionConfig(url: string): ConnectionConfig {
  try {
    // Copied, because what it answers has no prototype, and MikroORM asks for one.
    return { ...(parseIntoClientConfig(url) as ConnectionConfig) };
  } catch (error) {
    throw new DatabaseError(`DATABASE_URL cannot be used: ${(error as Error).message}.`);
  }
}

/**
 * Opens one connection beside the pools. Whoever opens it ends it.
 *
 * @throws DatabaseError if the database cannot be reached.
 */
export async function connect(url: string, settings: pg.ClientConfig = {}): Promise<pg.Client> {
  const config = connectionConfig(url);
  try {
    const client = new pg.Client({ ...config, ...settings });
    // A dropped connection is an event that ends the process where nobody listens; its next query fails anyway.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(placeOf(config), error);
  }
}

/** Where a client looks for the server, with the port and host that the driver adds. The password is left out. */
function placeOf(config: ConnectionConfig): string {
  const { host, port, database } = new pg.Client({ ...config, ssl: false });
  return host.startsWith('/')
    ? `${database} at the socket ${host}/.s.PGSQL.${port}`
    : `at ${host}:${port}/${database}`;
}
