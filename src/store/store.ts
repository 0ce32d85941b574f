import type { EntityManager } from '@mikro-orm/postgresql';
import { startDatabaseClock } from './database-clock.ts';
import { newId } from './ids.ts';
import { createNotifier, listenForNotifications } from './notifications.ts';
import type { Orm } from './orm.ts';
import { openPool } from './pool.ts';
import { appRole } from './roles.ts';
import type { NewRow } from './session/insert-into.ts';
import { deferredInserts, type DeferredTable } from './session/deferred-inserts.ts';
import { nameStatement } from './session/statement-names.ts';
import { openReadSession, openTransaction, type TenantEntry, type Session } from './session/session.ts';
import { observed, type ObserveDatabase } from './observe-database.ts';

/** Queries on one organisation's rows. */
export interface QueryContext {
  readonly orgId: string;
  /** The same time throughout the session. */
  readonly now: Date;
  /**
   * Runs a statement with `$1`-style parameters. Statements issued together, without waiting for each other, cost one
   * round trip.
   */
  sql<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** A page of the app, for example `appUrlFor('runs', id)`. */
  appUrlFor(...path: string[]): string;
}

/** Queries and entities. */
export interface ReadContext extends QueryContext {
  readonly em: EntityManager;
}

/** A transaction of one organisation. */
export interface Tx extends ReadContext {
  /** Adds a row at the end of the transaction. One statement writes all rows of a table. */
  append(table: DeferredTable, row: NewRow): void;
  /** Writes changes made through `em`, so that later statements see them. */
  flush(): Promise<void>;
  /** Sends a statement with the commit, without waiting for its result. */
  executeAtCommit(text: string, parameters: readonly unknown[]): void;
  /** Adds an event and its outbox row in this transaction. Returns the event's id. */
  emit(type: string, data: Record<string, unknown>): string;
  /** Schedules a job for the queue after the commit. */
  enqueue(queue: string, jobId: string, dueAt?: Date): void;
}

export interface Store {
  /** Runs a transaction of an organisation. A throw rolls it back. */
  transaction<T>(tenant: string | TenantEntry, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Reads rows of an organisation. Statements in different round trips may see different moments. This, `query` and
   * `transaction` are the only ways to an organisation's data.
   */
  read<T>(tenant: string | TenantEntry, work: (tx: ReadContext) => Promise<T>): Promise<T>;
  /** As `read`, without entities. A process that uses only this never loads them. */
  query<T>(tenant: string | TenantEntry, work: (tx: QueryContext) => Promise<T>): Promise<T>;
  /**
   * Runs a statement without an organisation, usually on the tables of the `directory` schema. Row security hides all
   * rows of organisations from it. Named statements are prepared once per connection.
   */
  queryWithoutOrganisation<Row>(statement: {
    name?: string;
    text: string;
    values?: readonly unknown[];
  }): Promise<Row[]>;
  /** Calls back after a transaction of this process enqueued a job. Returns a function that unsubscribes. */
  onEnqueue(listener: () => void): () => void;
  /** Also calls these listeners for jobs of processes without listeners of their own. */
  listenToOtherProcesses(): { stop(): Promise<void> };
  /** The database time, which all processes share. */
  now(): Date;
  /** Writes temporary data of this size to the disk of the database and discards it. Rejects if the disk is full. */
  requireDiskSpace(bytes: number): Promise<void>;
  /** Counts the open and idle connections of this process, and the queries that wait for one. */
  countConnections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Loads MikroORM in advance. Otherwise the first use waits for it. */
  loadOrm(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly url: string;
  /** Whether connections switch to the role under row-level security; see `migrateDatabase`. */
  readonly separateRoles: boolean;
  readonly maxConnections?: number;
  /** The base URL of the app, for links in events. */
  readonly appUrl: string;
  readonly log?: (message: string) => void;
  readonly observe?: ObserveDatabase | undefined;
}

export async function openStore(options: StoreOptions): Promise<Store> {
  const { observe, log = () => undefined } = options;
  const pool = openPool({
    url: options.url,
    role: options.separateRoles ? appRole : undefined,
    maxConnections: options.maxConnections ?? 10,
    log,
  });
  const connectionSource = { pool, observe };
  const clock = await startDatabaseClock(pool).catch(async (fault: unknown) => {
    await pool.end();
    throw fault;
  });
  const orm = lazyOrm(log);
  const enqueueListeners = new Set<() => void>();
  const callListeners = () => enqueueListeners.forEach((listener) => listener());
  const createSessionParts = (
    entry: TenantEntry,
    session = openReadSession(connectionSource, entry),
  ): SessionParts => ({
    session,
    entry,
    now: clock.now(),
    appUrl: options.appUrl,
  });
  const notifyOthers = createNotifier(pool);
  return {
    read: async (orgOrEntry, work) =>
      work(new SessionReadContext(createSessionParts(toTenantEntry(orgOrEntry)), await orm())),
    query: async (orgOrEntry, work) =>
      work(new SessionQueryContext(createSessionParts(toTenantEntry(orgOrEntry)))),
    transaction: async (orgOrEntry, work) => {
      const entry = toTenantEntry(orgOrEntry);
      const session = openTransaction(connectionSource, entry);
      const tx = new SessionTransaction(createSessionParts(entry, session), await orm());
      const transact = async () => {
        try {
          const result = await work(tx);
          await tx.flush();
          tx.sendDeferred();
          await session.commit();
          return result;
        } catch (thrown) {
          await session.rollback();
          throw thrown;
        }
      };
      const result = await observed(observe, { kind: 'transaction', name: 'transaction' }, transact);
      if (tx.hasEnqueued) (enqueueListeners.size > 0 ? callListeners : notifyOthers)();
      return result;
    },
    onEnqueue: (listener) => {
      enqueueListeners.add(listener);
      return () => enqueueListeners.delete(listener);
    },
    listenToOtherProcesses: () => listenForNotifications(options.url, callListeners),
    queryWithoutOrganisation: async <Row>(statement: {
      name?: string;
      text: string;
      values?: readonly unknown[];
    }) => {
      const query = () => pool.query({ ...statement, values: [...(statement.values ?? [])] });
      const { rows } = await observed(
        observe,
        { kind: 'statement', name: statement.name ?? 'directory' },
        query,
      );
      return rows as Row[];
    },
    requireDiskSpace: async (bytes) => void (await pool.query(spillSql(bytes))),
    countConnections: pool.countConnections,
    now: clock.now,
    loadOrm: async () => void (await orm()),
    close: async () => {
      clock.stop();
      await pool.end();
    },
  };
}

/**
 * Sorts more rows than fit in memory, so that PostgreSQL writes them to a temporary file. Sent as one string, so that
 * the setting ends with the statement, even if that fails.
 */
function spillSql(bytes: number): string {
  return `
    set local work_mem = '64kB';
    select count(*) from (
      select repeat(md5(i::text), 32) as filler
      from generate_series(1, ${Math.ceil(bytes / 1024)}) as i
      order by 1 offset 0
    ) as sorted`;
}

/** MikroORM is most of the code to load, and a process that only sends SQL does not need it. */
function lazyOrm(log: (message: string) => void): () => Promise<Orm> {
  const open = async () => (await import('./orm.ts')).openOrm(log);
  let opening: Promise<Orm> | undefined;
  return () => (opening ??= open());
}

function toTenantEntry(tenant: string | TenantEntry): TenantEntry {
  if (typeof tenant !== 'string') return tenant;
  const statement = { name: 'enter', text: 'select tenancy.enter($1)', values: [tenant] };
  return { orgId: tenant, statement };
}

interface SessionParts {
  readonly session: Session;
  readonly entry: TenantEntry;
  readonly now: Date;
  readonly appUrl: string;
}

class SessionQueryContext implements QueryContext {
  readonly orgId: string;
  readonly now: Date;
  protected readonly parts: SessionParts;

  constructor(parts: SessionParts) {
    this.parts = parts;
    this.orgId = parts.entry.orgId;
    this.now = parts.now;
  }

  async sql<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.parts.session.execute({ text, values, name: nameStatement(text) });
    return rows as Row[];
  }

  appUrlFor(...path: string[]): string {
    return [this.parts.appUrl, ...path].join('/');
  }
}

class SessionReadContext extends SessionQueryContext implements ReadContext {
  protected manager: EntityManager | undefined;
  readonly #orm: Orm;

  constructor(parts: SessionParts, orm: Orm) {
    super(parts);
    this.#orm = orm;
  }

  get em(): EntityManager {
    return (this.manager ??= this.#orm.forSession(this.parts.session));
  }
}

class SessionTransaction extends SessionReadContext implements Tx {
  hasEnqueued = false;
  readonly deferredRows = new Map<DeferredTable, NewRow[]>();
  readonly commitStatements: [text: string, parameters: readonly unknown[]][] = [];

  append(table: DeferredTable, row: NewRow): void {
    const rows = this.deferredRows.get(table);
    if (rows) rows.push(row);
    else this.deferredRows.set(table, [row]);
  }

  executeAtCommit(text: string, parameters: readonly unknown[]): void {
    this.commitStatements.push([text, parameters]);
  }

  emit(type: string, data: Record<string, unknown>): string {
    const id = newId('event');
    this.append('event', { id, type, data: this.withLeadUrl(data), created_at: this.now });
    this.append('outbox', { id, kind: 'event', name: type, subject: id, due_at: this.now, relays: 0 });
    return id;
  }

  enqueue(queue: string, jobId: string, dueAt = this.now): void {
    this.hasEnqueued = true;
    this.append('outbox', {
      id: newId('wake'),
      kind: 'job',
      name: queue,
      subject: jobId,
      due_at: dueAt,
      relays: 0,
    });
  }

  async flush(): Promise<void> {
    await this.manager?.flush();
  }

  /**
   * Sends remaining statements without waiting. They share the packet of the commit, which fails if one of them does.
   */
  sendDeferred(): void {
    for (const [table, rows] of this.deferredRows) {
      const { text, values } = deferredInserts[table]([this.orgId], rows);
      this.sql(text, values).catch(() => undefined);
    }
    for (const [text, parameters] of this.commitStatements) this.sql(text, parameters).catch(() => undefined);
  }

  /** Adds the app's link to events about a lead. */
  withLeadUrl(data: Record<string, unknown>): Record<string, unknown> {
    const { leadId } = data;
    return typeof leadId === 'string' ? { ...data, url: `${this.parts.appUrl}/leads/${leadId}` } : data;
  }
}
