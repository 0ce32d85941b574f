import pg from 'pg';
import { connectionConfig } from './connection.ts';
import { FairQueue } from '../domain/fair-queue.ts';

export interface PoolOptions {
  readonly url: string;
  /** The role of every connection. Default: the connecting role. */
  readonly role: string | undefined;
  readonly maxConnections: number;
  /** Receives a message for each connection that the server drops. */
  readonly log: (message: string) => void;
}

/** Connections that organisations share fairly. */
export interface ConnectionPool {
  /**
   * Waits for the organisation's turn and returns a connection. Work without an organisation takes turns with the
   * organisations as if it were one. Rejects after 10 seconds.
   */
  connect(organisation?: string): Promise<pg.PoolClient>;
  /** Runs a statement without an organisation. */
  query(statement: string | pg.QueryConfig): Promise<pg.QueryResult>;
  countConnections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  end(): Promise<void>;
}

const lockTimeoutMs = 10_000;
const statementTimeoutMs = 30_000;
const connectTimeoutMs = 10_000;

const withoutOrganisation = '';

/** Opens the store's connection pool. Connections are made on demand. */
export function openPool(options: PoolOptions): ConnectionPool {
  const pool = openDriverPool(options);
  const { acquire, release, countWaiting } = shareSlots(options.maxConnections);
  return {
    connect: async (organisation = withoutOrganisation) => {
      await acquire(organisation);
      const client = await pool.connect().catch((fault: unknown) => {
        release(organisation);
        throw fault;
      });
      const releaseClient = client.release;
      client.release = (destroy) => {
        releaseClient(destroy);
        release(organisation);
      };
      return client;
    },
    query: async (statement) => {
      await acquire(withoutOrganisation);
      return pool.query(statement).finally(() => release(withoutOrganisation));
    },
    countConnections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: countWaiting() }),
    end: () => pool.end(),
  };
}

/** Each connection needs a slot first, so that calls wait in the fair queue and never in the driver's own. */
function shareSlots(slots: number) {
  const queue = new FairQueue<() => void>({ slots, slotsPerOrganisation: maxSlotsPerOrganisation(slots) });
  return {
    countWaiting: () => queue.waitingCount,
    release: (organisation: string): void => queue.release(organisation)?.(),
    acquire: async (organisation: string): Promise<void> => {
      if (queue.acquire(organisation)) return;
      await new Promise<void>((resolve, reject) => {
        const start = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const giveUp = (): void => {
          queue.cancel(organisation, start);
          reject(new NoConnectionFree());
        };
        const timer = setTimeout(giveUp, connectTimeoutMs).unref();
        queue.enqueue(organisation, start);
      });
    },
  };
}

/** Leaves a fifth to others, because some calls use a connection for seconds. */
function maxSlotsPerOrganisation(slots: number): number {
  return Math.ceil(slots * 0.8);
}

/** All connections of this process, or all that one organisation may use, were busy for too long. */
class NoConnectionFree extends Error {
  override readonly message = 'No database connection was free within 10 seconds.';
  /** PostgreSQL's code for insufficient resources. */
  readonly code = '53000';
}

function openDriverPool({ url, role, maxConnections, log }: PoolOptions): pg.Pool {
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
