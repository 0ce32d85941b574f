import { userInfo } from 'node:os';
import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { DatabaseError, unreachableError } from './database-error.ts';

/** Connection settings. Every client of the program takes them from `connectionConfig`. */
export interface ConnectionConfig {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
  readonly ssl?: boolean | object;
  readonly options: string;
  readonly client_encoding: string;
}

/** Further parameters of the URL that reach the server. All others have no effect. */
const optionalParameters = [
  'password',
  'ssl',
  'sslnegotiation',
  'statement_timeout',
  'query_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
] as const;

/**
 * Reads `DATABASE_URL` for every client: pools, the queue, the migrator, listeners and backups. The clients must not
 * read it themselves, because they disagree: MikroORM ignores a socket folder and TLS settings in the query. The
 * result is complete, because the clients fill in missing parts differently, and the driver from variables such as
 * PGHOST and PGOPTIONS. Spread it first, so that the settings of a client override those of the query.
 *
 * @throws DatabaseError if the address names a port or a certificate that cannot be read.
 */
export function connectionConfig(url: string): ConnectionConfig {
  const parsed = parseAddress(url);
  const optional = optionalParameters.flatMap((name) =>
    parsed[name] === undefined ? [] : [[name, parsed[name]] as const],
  );
  // The parser returns an object without a prototype, and MikroORM needs one.
  return {
    ...Object.fromEntries(optional),
    host: parsed.host || 'localhost',
    port: parsed.port ?? defaultPort,
    user: parsed.user || userInfo().username,
    database: parsed.dbname || parsed.database || '',
    // Replaces the variables PGOPTIONS and PGCLIENT_ENCODING.
    options: '-c timezone=UTC',
    client_encoding: 'UTF8',
  };
}

type ParsedAddress = Partial<ConnectionConfig> & {
  /** The database as libpq names it in the query. It wins over the path there too. */
  readonly dbname?: string;
} & Partial<Record<(typeof optionalParameters)[number], unknown>>;

const defaultPort = 5432;

function parseAddress(url: string): ParsedAddress {
  try {
    return parseIntoClientConfig(url) as ParsedAddress;
  } catch (error) {
    // The parser repeats parts of the address, which may hold a password; an error of the file system names a file.
    const { code, message } = error as NodeJS.ErrnoException;
    const problem = code?.startsWith('E') && !code.startsWith('ERR_') ? message : 'it is not a valid address';
    throw new DatabaseError(`DATABASE_URL cannot be used: ${problem}.`);
  }
}

/**
 * Runs work on a separate connection, outside the pools.
 *
 * @throws DatabaseError if the database cannot be reached, or the connection is lost.
 */
export async function withConnection<T>(
  url: string,
  settings: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const config = connectionConfig(url);
  let loss: Error | undefined;
  const client = await connect(config, settings);
  // Without a listener, a dropped connection ends the process.
  client.on('error', (error) => (loss = error));
  try {
    return await work(client);
  } catch (error) {
    // The last error before the loss has its reason, for example a full disk.
    if (isServerOutage(error)) throw unreachableError(formatServerAddress(config), error);
    if (loss === undefined) throw error;
    throw unreachableError(formatServerAddress(config), loss);
  } finally {
    await client.end();
  }
}

async function connect(config: ConnectionConfig, settings: pg.ClientConfig): Promise<pg.Client> {
  try {
    const client = new pg.Client({ ...config, ...settings });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw unreachableError(formatServerAddress(config), error);
  }
}

/**
 * Runs work on the pools of the database at `url`. If the connection is lost meanwhile, it throws the same error as
 * for a server that cannot be reached.
 *
 * @throws DatabaseError if the connection is lost, or the server lacks disk space, memory or connections.
 */
export async function explainLoss<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const config = connectionConfig(url);
    const loss = error instanceof DatabaseError ? undefined : findLoss(error, config);
    if (loss === undefined) throw error;
    throw unreachableError(formatServerAddress(config), loss);
  }
}

interface Fault {
  readonly code?: string;
  readonly message?: string;
  readonly cause?: unknown;
  /** One error for each address of the host. */
  readonly errors?: readonly unknown[];
  readonly syscall?: string;
  readonly address?: string;
  readonly port?: number;
}

/** Searches the causes too, because MikroORM wraps driver errors. */
function findLoss(thrown: unknown, config: ConnectionConfig): Fault | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const fault = thrown as Fault;
  return isLoss(fault, config) ? fault : findLoss(fault.cause ?? fault.errors?.[0], config);
}

/** True if the SQLSTATE says that the server closed the connection or lacks disk space, memory or connections. */
function isServerOutage(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(08|57P0[1-3]|53)/.test(error.code ?? '');
}

const lostMessages = /^(Connection terminated|timeout exceeded when trying to connect)/;
const lostCodes = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** Compares the address if the error names one, because files and other servers fail with the same codes. */
function isLoss(fault: Fault, config: ConnectionConfig): boolean {
  const { code = '', message = '', syscall = '' } = fault;
  if (isServerOutage(fault)) return true;
  if (['read', 'write'].includes(syscall)) return lostCodes.includes(code);
  const { host, port } = config;
  if (syscall === 'connect') return fault.port === port || fault.address?.startsWith(`${host}/`) === true;
  return syscall === 'getaddrinfo' || lostMessages.test(message);
}

/** Returns the server's address without the password. */
export function formatServerAddress({ host, port, database }: ConnectionConfig): string {
  const socket = `${host}/.s.PGSQL.${port}`;
  return host.startsWith('/') ? `${database} at the socket ${socket}` : `at ${host}:${port}/${database}`;
}
