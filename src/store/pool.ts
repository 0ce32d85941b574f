import pg from 'pg';
import { connectionConfig } from './connection.ts';

export interface PoolOptions {
  readonly url: string;
  /** The role of every connection. Default: the connecting role. */
  readonly role: string | undefined;
  readonly maxConnections: number;
  /** Called for connections that the server dropped. */
  readonly log: (message: string) => void;
}

const lockTimeoutMs = 10_000;
const statementTimeoutMs = 30_000;
const connectTimeoutMs = 10_000;

/** Opens the store's connection pool. Connections are made on demand. */
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
  // A dropped connection without a listener ends the process. Its user learns of the loss anyway, and the pool reports
  // idle ones itself.
  pool.on('connect', (client) => client.on('error', ({ message }) => log(`connection lost: ${message}`)));
  pool.on('error', () => undefined);
  return pool;
}

/** PostgreSQL settings for the start of a connection. */
function startingWith(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

const textArrayType = 1009;

/** Parses values by PostgreSQL type as the entities expect them, arrays of texts included. */
function createTypeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const kind of [1082, 1114, 1184, 1186]) types.setTypeParser(kind, (text) => text);
  for (const kind of [1182, 1115, 1185, 1187])
    types.setTypeParser(kind, types.getTypeParser(textArrayType) as never);
  return types as pg.CustomTypesConfig;
}
