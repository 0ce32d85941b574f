import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { staleStatementState } from '../database-faults.ts';

/** A statement with `$1`-style parameters. One with a name is prepared once a connection and then only executed. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string | undefined;
}

/** What a statement answered: rows as PostgreSQL names their columns, and what was done. */
export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  /** What was done, in the words of PostgreSQL, such as `INSERT 0 1`. */
  readonly tag: string;
}

/** How the columns of a statement are read. */
interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/**
 * The statements that a connection has prepared, and how their answers are read. Where one connection meets tables that
 * have changed, the others would too, so all of them prepare anew.
 */
let preparedStatements = new WeakMap<pg.ClientBase, Map<string, readonly Column[]>>();

/**
 * Sends the statements in one packet that ends in one Sync, so that they cost one round trip and, outside of a
 * transaction, are one of their own: PostgreSQL commits at the Sync. After one has failed the others are skipped, and
 * the failure is that of all of them.
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
 * What the driver calls a query: it is given the connection to write on, and then every message that comes back until
 * the connection is ready again.
 */
class StatementBatch {
  readonly #client: pg.ClientBase;
  readonly #prepared: Map<string, readonly Column[]>;
  readonly #statements: readonly (Statement & { readonly values: unknown[] })[];
  readonly #resolve: (answers: StatementResult[]) => void;
  readonly #reject: (error: unknown) => void;
  readonly results: StatementResult[] = [];
  #columns: readonly Column[] = [];
  #rows: Record<string, unknown>[] = [];
  #failed = false;

  constructor(
    client: pg.ClientBase,
    statements: readonly Statement[],
    resolve: (answers: StatementResult[]) => void,
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
   * Whether an earlier attempt came as far as preparing the statement is not always known. To close one that is not
   * there is no error, so a name is closed before it is taken.
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
    for (const [place, { name, parse }] of this.#columns.entries()) {
      const text = fields[place] ?? null;
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

  startStatement(place: number): void {
    this.#rows = [];
    this.#columns = this.#prepared.get(this.#statements[place]?.name ?? '') ?? [];
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

/** What of the driver's connection is written to. */
interface WireConnection {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}
