import pg from 'pg';
import { connectionConfig } from './connection.ts';

export interface PoolOptions {
  readonly url: string;
  /** The role of every connection. Default: the connecting role. */
  readonly role: string | undefined;
  readonly maxConnections: number;
  /** Receives a message for each connection that the server drops. */
  readonly log: (message: string) => void;
}

const lockTimeoutMs = 10_000;
const statementTimeoutMs = 30_000;
const connectTimeoutMs = 10_000;

/** Opens the store's connection pool. Connections are made on demand. */
export function openPool({ url, role, maxConnections, log }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionConfig(url),
    options: formatStartOptions({
      lock_timeout: lockTimeoutMs,
      statement_timeout: statementTimeoutMs,
      timezone: 'UTC',
      // A sequential scan reads the rows of all organisations. An index of each table begins with the organisation.
      enable_seqscan: 'off',
      ...(role === undefined ? {} : { role }),
    }),
    application_name: 'outreach',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    types: createTypeParsers(),
  });
  // Without a listener, a dropped connection ends the process. Its query fails anyway, and the pool itself removes idle
  // connections.
  pool.on('connect', (client) => client.on('error', ({ message }) => log(`connection lost: ${message}`)));
  pool.on('error', () => undefined);
  return pool;
}

/** Formats settings that PostgreSQL applies at the start of a connection. */
function formatStartOptions(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

const textArrayType = 1009;

/** Parses values by PostgreSQL type as the entities expect them, including arrays of texts. */
function createTypeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const typeId of [1082, 1114, 1184, 1186]) types.setTypeParser(typeId, (text) => text);
  for (const typeId of [1182, 1115, 1185, 1187])
    types.setTypeParser(typeId, types.getTypeParser(textArrayType) as never);
  return types as pg.CustomTypesConfig;
}
