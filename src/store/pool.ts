import pg from 'pg';
import { connectionConfig } from './connection.ts';

export interface PoolOptions {
  readonly url: string;
  /** Whose part every connection takes; its own where absent. */
  readonly role: string | undefined;
  readonly maxConnections: number;
  /** Told of connections that the server dropped. */
  readonly log: (message: string) => void;
}

const lockTimeoutMs = 10_000;
const statementTimeoutMs = 30_000;
const connectTimeoutMs = 10_000;

/** Connections that the store works on. None is made before it is needed. */
export function openPool({ url, role, maxConnections, log }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionConfig(url),
    options: startingWith({
      lock_timeout: lockTimeoutMs,
      statement_timeout: statementTimeoutMs,
      timezone: 'UTC',
      ...(role === undefined ? {} : { role }),
    }),
    application_name: 'outreach',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    types: createTypeParsers(),
  });
  // A dropped connection is an event that ends the process where nobody listens; whoever asks on it hears of it anyway.
  // Of an idle one the pool tells a second time.
  pool.on('connect', (client) => client.on('error', ({ message }) => log(`connection lost: ${message}`)));
  pool.on('error', () => undefined);
  return pool;
}

/** Settings of PostgreSQL that a connection starts with. */
function startingWith(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

const textArrayType = 1009;

/** As the entities read them: by the kinds of PostgreSQL, with those of their lists, whose items are texts too. */
function createTypeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const kind of [1082, 1114, 1184, 1186]) types.setTypeParser(kind, (text) => text);
  for (const kind of [1182, 1115, 1185, 1187])
    types.setTypeParser(kind, types.getTypeParser(textArrayType) as never);
  return types as pg.CustomTypesConfig;
}
