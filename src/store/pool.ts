import pg from 'pg';

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
const connectMs = 10_000;

/** Connections that the store works on. None is made before it is needed. */
export function openPool({ url, role, maxConnections, log }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: addressWith(url, {
      lock_timeout: lockTimeoutMs,
      statement_timeout: statementTimeoutMs,
      timezone: 'UTC',
      ...(role === undefined ? {} : { role }),
    }),
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    types: timesAsText(),
  });
  // A dropped connection is an event that ends the process where nobody listens; whoever asks on it hears of it anyway.
  // Of an idle one the pool tells a second time.
  pool.on('connect', (client) => client.on('error', ({ message }) => log(`connection lost: ${message}`)));
  pool.on('error', () => undefined);
  return pool;
}

/** What an address says stands above all else to the driver, so our settings stand in it, behind those it brings. */
function addressWith(url: string, settings: Readonly<Record<string, string | number>>): string {
  const address = new URL(url);
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const brought = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', [brought, ...ours].join(' ').trim());
  address.searchParams.set('application_name', 'outreach');
  return address.href;
}

const textList = 1009;

/** As the entities read them: by the kinds of PostgreSQL, with those of their lists, whose items are texts too. */
function timesAsText(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const kind of [1082, 1114, 1184, 1186]) types.setTypeParser(kind, (text) => text);
  for (const kind of [1182, 1115, 1185, 1187])
    types.setTypeParser(kind, types.getTypeParser(textList) as never);
  return types as pg.CustomTypesConfig;
}
