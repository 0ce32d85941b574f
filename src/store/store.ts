import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { entities } from './entities.ts';
import { newId } from './ids.ts';
import { Event, Outbox } from './entities/happenings.ts';
import { type WatchDatabase, unwatched, watchConnections } from './watch-connections.ts';

/** A transaction of one organisation: whatever is read or written through it is held to that organisation's rows. */
export interface Tx {
  readonly orgId: string;
  /** The one time of everything this transaction does. */
  readonly now: Date;
  readonly em: EntityManager;
  /** A statement with `$1`-style parameters; rows as PostgreSQL names them. */
  sql<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Writes an event and the outbox row that makes it travel, in this transaction. Answers the event's id. */
  emit(type: string, data: Record<string, unknown>): string;
  /** Where a person sees something in the app, for example `appAddress('runs', id)`. */
  appAddress(...path: string[]): string;
  /** Wakes the queue for a job of this organisation once the transaction has committed. */
  wake(queue: string, jobId: string, dueAt?: Date): void;
}

export interface Store {
  /** The only way to an organisation's data. A throw rolls everything back. */
  tx<T>(orgId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The small tables of the directory schema, which are read before an organisation is known. Named statements are
   * prepared once a connection.
   */
  directory<Row>(statement: { name?: string; text: string; values?: readonly unknown[] }): Promise<Row[]>;
  /** Calls back after a transaction of this process that woke the queue has committed. Answers how to stop that. */
  onWake(listener: () => void): () => void;
  /** Connections of this process: all, those that wait for work, and the work that waits for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly url: string;
  /** Whether connections work as the role that neither owns tables nor bypasses policies; see `migrateDatabase`. */
  readonly separateRoles: boolean;
  readonly maxConnections?: number;
  readonly clock?: () => Date;
  /** Where people see things; events carry addresses below it. */
  readonly appUrl: string;
  readonly log?: (message: string) => void;
  readonly watch?: WatchDatabase | undefined;
}

const lockTimeoutMs = 10_000;
const statementTimeoutMs = 30_000;

export async function openStore(options: StoreOptions): Promise<Store> {
  const { watch = unwatched } = options;
  const orm = await MikroORM.init({
    clientUrl: options.url,
    entities,
    pool: { min: 0, max: options.maxConnections ?? 10 },
    logger: options.log ?? (() => undefined),
    driverOptions: {
      application_name: 'outreach',
      connectionTimeoutMillis: 10_000,
      onPoolCreated: (created: pg.Pool) => watchConnections(created, watch),
      options:
        `-c lock_timeout=${lockTimeoutMs} -c statement_timeout=${statementTimeoutMs} -c timezone=UTC` +
        (options.separateRoles ? ' -c role=outreach_app' : ''),
    },
  });
  const pool = (await orm.em.getConnection().getNativeClient()) as pg.Pool;
  const clock = options.clock ?? (() => new Date());
  const listeners = new Set<() => void>();
  return {
    tx: async (orgId, work) => {
      let woke = false;
      const transact = () =>
        orm.em.fork().transactional(async (em) => {
          const tx = openTransaction(
            em as EntityManager,
            orgId,
            clock(),
            options.appUrl,
            () => (woke = true),
          );
          await tx.sql('select tenancy.enter($1)', [orgId]);
          return work(tx);
        });
      const result = await watch({ kind: 'transaction', name: 'transaction' }, transact);
      if (woke) for (const listener of listeners) listener();
      return result;
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    directory: async <Row>(statement: { name?: string; text: string; values?: readonly unknown[] }) => {
      const ask = () => pool.query({ ...statement, values: [...(statement.values ?? [])] });
      const { rows } = await watch({ kind: 'statement', name: statement.name ?? 'directory' }, ask);
      return rows as Row[];
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => orm.close(),
  };
}

function openTransaction(
  em: EntityManager,
  orgId: string,
  now: Date,
  appUrl: string,
  onWake: () => void,
): Tx {
  return {
    orgId,
    now,
    em,
    sql: async <Row>(text: string, parameters: readonly unknown[] = []) => {
      const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(text, [...parameters]));
      return rows as Row[];
    },
    emit: (type, data) => {
      const id = newId('event');
      em.create(Event, { orgId, id, type, data: withAddress(data, appUrl), createdAt: now });
      em.create(Outbox, { id, orgId, kind: 'event', name: type, subject: id, dueAt: now, relays: 0 });
      return id;
    },
    appAddress: (...path) => [appUrl, ...path].join('/'),
    wake: (queue, jobId, dueAt = now) => {
      onWake();
      em.create(Outbox, {
        id: newId('wake'),
        orgId,
        kind: 'job',
        name: queue,
        subject: jobId,
        dueAt,
        relays: 0,
      });
    },
  };
}

/** An event about a lead says where a person sees it. */
function withAddress(data: Record<string, unknown>, appUrl: string): Record<string, unknown> {
  return typeof data.leadId === 'string' ? { ...data, url: `${appUrl}/leads/${data.leadId}` } : data;
}
