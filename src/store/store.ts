import type { EntityManager } from '@mikro-orm/postgresql';
import { startDatabaseClock } from './database-clock.ts';
import { newId } from './ids.ts';
import { createNudge, hearNudges } from './nudges.ts';
import type { Orm } from './orm.ts';
import { openPool } from './pool.ts';
import { appRole } from './roles.ts';
import type { InsertedRow } from './session/insert-into.ts';
import { records, type RecordTable } from './session/records.ts';
import { nameStatement } from './session/statement-names.ts';
import { openReading, openTransaction, type Entrance, type Session } from './session/session.ts';
import { watched, type WatchDatabase } from './watch-database.ts';

/** A way to one organisation's rows by statements: whatever is asked through it is held to them. */
export interface Asking {
  readonly orgId: string;
  /** The one time of everything that is done through it. */
  readonly now: Date;
  /**
   * A statement with `$1`-style parameters; rows as PostgreSQL names them. Statements that are asked for together, none
   * waiting for another, travel together and cost one round trip.
   */
  sql<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Where a person sees something in the app, for example `appAddress('runs', id)`. */
  appAddress(...path: string[]): string;
}

/** The same, by entities as well. */
export interface Reading extends Asking {
  readonly em: EntityManager;
}

/** A transaction of one organisation. */
export interface Tx extends Reading {
  /** Adds a row; all rows of one table are written by one statement at the end of the transaction. */
  append(table: RecordTable, row: InsertedRow): void;
  /** Writes what was changed through `em`, for statements that are to see it. */
  flush(): Promise<void>;
  /** A statement that nothing waits for; it is sent together with the commit. */
  atEnd(text: string, parameters: readonly unknown[]): void;
  /** Writes an event and the outbox row that makes it travel, in this transaction. Answers the event's id. */
  emit(type: string, data: Record<string, unknown>): string;
  /** Wakes the queue for a job of this organisation once the transaction has committed. */
  wake(queue: string, jobId: string, dueAt?: Date): void;
}

export interface Store {
  /** A transaction for an organisation; a throw rolls everything back. */
  tx<T>(entrance: string | Entrance, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Reads for an organisation. What is not asked for together may be answered from different moments. This, `ask` and
   * `tx` are the only ways to an organisation's data.
   */
  read<T>(entrance: string | Entrance, work: (reading: Reading) => Promise<T>): Promise<T>;
  /** The same without entities, which a process that needs none of them never loads. */
  ask<T>(entrance: string | Entrance, work: (asking: Asking) => Promise<T>): Promise<T>;
  /**
   * The small tables of the directory schema, which are read before an organisation is known. Named statements are
   * prepared once a connection.
   */
  directory<Row>(statement: { name?: string; text: string; values?: readonly unknown[] }): Promise<Row[]>;
  /** Calls back after a transaction of this process that woke the queue has committed. Answers how to stop that. */
  onWake(listener: () => void): () => void;
  /** The same for transactions that raised events. */
  onEvent(listener: () => void): () => void;
  /** Has both called for what other processes did, too, where those have nobody listening themselves. */
  hearOthers(): { stop(): Promise<void> };
  /** The time by the clock of the database, which all processes share. */
  now(): Date;
  /** Connections of this process: all, those that wait for work, and the work that waits for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Loads what maps entities, for which the first to want one waits otherwise. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly url: string;
  /** Whether connections work as the role that neither owns tables nor bypasses policies; see `migrateDatabase`. */
  readonly separateRoles: boolean;
  readonly maxConnections?: number;
  /** Where people see things; events carry addresses below it. */
  readonly appUrl: string;
  readonly log?: (message: string) => void;
  readonly watch?: WatchDatabase | undefined;
}

export async function openStore(options: StoreOptions): Promise<Store> {
  const { watch, log = () => undefined } = options;
  const pool = openPool({
    url: options.url,
    role: options.separateRoles ? appRole : undefined,
    maxConnections: options.maxConnections ?? 10,
    log,
  });
  const connections = { pool, watch };
  const clock = await startDatabaseClock(pool).catch(async (fault: unknown) => {
    await pool.end();
    throw fault;
  });
  const orm = ormWhenAsked(log);
  const wakeListeners = createListeners();
  const eventListeners = createListeners();
  const partsOf = (entering: Entrance, session = openReading(connections, entering)): SessionParts => ({
    session,
    entering,
    now: clock.now(),
    appUrl: options.appUrl,
  });
  const nudge = createNudge(pool);
  const tell = (listeners: Listeners) => (listeners.some() ? listeners.call() : nudge());
  return {
    read: async (entrance, work) => work(new SessionReading(partsOf(asEntrance(entrance)), await orm())),
    ask: async (entrance, work) => work(new SessionAsking(partsOf(asEntrance(entrance)))),
    tx: async (entrance, work) => {
      const entering = asEntrance(entrance);
      const session = openTransaction(connections, entering);
      const tx = new SessionTx(partsOf(entering, session), await orm());
      const transact = async () => {
        try {
          const result = await work(tx);
          await tx.flush();
          tx.sendRest();
          await session.commit();
          return result;
        } catch (thrown) {
          await session.rollback();
          throw thrown;
        }
      };
      const result = await watched(watch, { kind: 'transaction', name: 'transaction' }, transact);
      if (tx.woke) tell(wakeListeners);
      if (tx.raised) tell(eventListeners);
      return result;
    },
    onWake: wakeListeners.add,
    onEvent: eventListeners.add,
    hearOthers: () => hearNudges(options.url, () => [wakeListeners, eventListeners].forEach(call)),
    directory: async <Row>(statement: { name?: string; text: string; values?: readonly unknown[] }) => {
      const ask = () => pool.query({ ...statement, values: [...(statement.values ?? [])] });
      const { rows } = await watched(watch, { kind: 'statement', name: statement.name ?? 'directory' }, ask);
      return rows as Row[];
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    now: clock.now,
    prepare: async () => void (await orm()),
    close: async () => {
      clock.stop();
      await pool.end();
    },
  };
}

/** Entities are most of all there is to load here, and a process that asks in statements needs none. */
function ormWhenAsked(log: (message: string) => void): () => Promise<Orm> {
  const open = async () => (await import('./orm.ts')).openOrm(log);
  let opening: Promise<Orm> | undefined;
  return () => (opening ??= open());
}

function call(listeners: Listeners): void {
  listeners.call();
}

interface Listeners {
  add(listener: () => void): () => void;
  some(): boolean;
  call(): void;
}

function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    some: () => listeners.size > 0,
    call: () => listeners.forEach((listener) => listener()),
  };
}

function asEntrance(entrance: string | Entrance): Entrance {
  if (typeof entrance !== 'string') return entrance;
  const statement = { name: 'enter', text: 'select tenancy.enter($1)', values: [entrance] };
  return { orgId: entrance, statement };
}

interface SessionParts {
  readonly session: Session;
  readonly entering: Entrance;
  readonly now: Date;
  readonly appUrl: string;
}

class SessionAsking implements Asking {
  readonly orgId: string;
  readonly now: Date;
  protected readonly parts: SessionParts;

  constructor(parts: SessionParts) {
    this.parts = parts;
    this.orgId = parts.entering.orgId;
    this.now = parts.now;
  }

  async sql<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.parts.session.ask({ text, values, name: nameStatement(text) });
    return rows as Row[];
  }

  appAddress(...path: string[]): string {
    return [this.parts.appUrl, ...path].join('/');
  }
}

class SessionReading extends SessionAsking implements Reading {
  protected manager: EntityManager | undefined;
  readonly #orm: Orm;

  constructor(parts: SessionParts, orm: Orm) {
    super(parts);
    this.#orm = orm;
  }

  get em(): EntityManager {
    return (this.manager ??= this.#orm.through(this.parts.session));
  }
}

class SessionTx extends SessionReading implements Tx {
  woke = false;
  raised = false;
  readonly #records = new Map<RecordTable, InsertedRow[]>();
  readonly #lastAsked: [text: string, parameters: readonly unknown[]][] = [];

  append(table: RecordTable, row: InsertedRow): void {
    const rows = this.#records.get(table);
    if (rows) rows.push(row);
    else this.#records.set(table, [row]);
  }

  atEnd(text: string, parameters: readonly unknown[]): void {
    this.#lastAsked.push([text, parameters]);
  }

  emit(type: string, data: Record<string, unknown>): string {
    const id = newId('event');
    this.raised = true;
    this.append('event', { id, type, data: this.#withAddress(data), created_at: this.now });
    this.append('outbox', { id, kind: 'event', name: type, subject: id, due_at: this.now, relays: 0 });
    return id;
  }

  wake(queue: string, jobId: string, dueAt = this.now): void {
    this.woke = true;
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

  /** Sends what is left without waiting for it: it travels with the commit, which fails if any of it does. */
  sendRest(): void {
    for (const [table, rows] of this.#records) {
      const { text, values } = records[table]([this.orgId], rows);
      this.sql(text, values).catch(() => undefined);
    }
    for (const [text, parameters] of this.#lastAsked) this.sql(text, parameters).catch(() => undefined);
  }

  /** An event about a lead says where a person sees it. */
  #withAddress(data: Record<string, unknown>): Record<string, unknown> {
    const { leadId } = data;
    return typeof leadId === 'string' ? { ...data, url: `${this.parts.appUrl}/leads/${leadId}` } : data;
  }
}
