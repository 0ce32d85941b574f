import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { staleStatementState } from '../database-faults.ts';

/** A statement with `$1`-style parameters. A named statement is prepared once per connection. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string | undefined;
}

/** The rows by column name, and the command tag. */
export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  /** PostgreSQL's command tag, for example `INSERT 0 1`. */
  readonly tag: string;
}

/** How to parse a column. */
interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/**
 * Prepared statements by connection, with the parsers of their columns. If one connection finds a
 * statement stale because tables changed, all connections prepare their statements again.
 */
let preparedStatements = new WeakMap<pg.ClientBase, Map<string, readonly Column[]>>();

/**
 * Sends the statements in one packet with one Sync, so that they cost one round trip. Outside a transaction PostgreSQL
 * runs them as one transaction and commits at the Sync. After an error PostgreSQL skips the others, and all of them
 * fail.
 */
export function sendBatch(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<StatementResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new StatementBatch(client, statements, resolve, reject) as unknown as pg.Submittable);
  });
}

/**
 * Implements the driver's query interface: it writes to the connection, and then receives every message until the
 * connection is ready.
 */
class StatementBatch {
  readonly #client: pg.ClientBase;
  readonly #prepared: Map<string, readonly Column[]>;
  readonly #statements: readonly (Statement & { readonly values: unknown[] })[];
  readonly #resolve: (results: StatementResult[]) => void;
  readonly #reject: (error: unknown) => void;
  readonly results: StatementResult[] = [];
  #columns: readonly Column[] = [];
  #rows: Record<string, unknown>[] = [];
  #failed = false;

  constructor(
    client: pg.ClientBase,
    statements: readonly Statement[],
    resolve: (results: StatementResult[]) => void,
    reject: (error: unknown) => void,
  ) {
    this.#client = client;
    const prepared = preparedStatements.get(client) ?? new Map<string, readonly Column[]>();
    preparedStatements.set(client, prepared);
    this.#prepared = prepared;
    this.#statements = statements.map((statement) => ({
      ...statement,
      values: statement.values.map(prepareValue),
    }));
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: WireConnection): void {
    this.startStatement(0);
    connection.stream.cork();
    try {
      for (const statement of this.#statements) this.#write(connection, statement);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  /**
   * Closes the name before preparing it: a failed batch may have prepared it, and closing an unknown name is no error.
   */
  #write(connection: WireConnection, { name = '', text, values }: Statement): void {
    const isPrepared = this.#prepared.has(name);
    if (!isPrepared) {
      if (name) connection.close({ type: 'S', name });
      connection.parse({ name, text });
    }
    connection.bind({ statement: name, values });
    if (!isPrepared) connection.describe({ type: 'P' });
    connection.execute({});
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#client.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [index, { name, parse }] of this.#columns.entries()) {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.#statements[this.results.length]?.name;
    if (name) this.#prepared.set(name, this.#columns);
    this.results.push({ rows: this.#rows, tag: text });
    this.startStatement(this.results.length);
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  startStatement(index: number): void {
    this.#rows = [];
    this.#columns = this.#prepared.get(this.#statements[index]?.name ?? '') ?? [];
  }

  handleError(error: { code?: string }): void {
    if (staleStatementState.test(error.code ?? '')) preparedStatements = new WeakMap();
    this.#failed = true;
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (!this.#failed) this.#resolve(this.results);
  }
}

/** The parts of the driver's connection that a batch writes to. */
interface WireConnection {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}
