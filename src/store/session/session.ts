/**
 * A session sends statements of one organisation. Statements issued in one turn of the event loop share one round
 * trip. A read session sends each batch as its own transaction, starting with the statement that enters the
 * organisation. A transaction keeps one connection from its first batch, which includes `begin`, to `commit` or
 * `rollback`. Nothing is sent before it is needed, and no statement runs outside the organisation.
 */
import type pg from 'pg';
import type { ConnectionPool } from '../pool.ts';
import { describeOperation, type ObserveDatabase } from '../observe-database.ts';
import { sendBatch, type StatementResult, type Statement } from './statement-batch.ts';

/** How a session enters its organisation. */
export interface TenantEntry {
  readonly orgId: string;
  readonly statement: Statement;
  /** Checks the row that the statement returned, and throws if the caller must not enter. */
  readonly verifyKey?: (row: Record<string, unknown> | undefined) => void;
}

export interface Session {
  execute(statement: Statement): Promise<StatementResult>;
}

export interface Transaction extends Session {
  /** Sends the last statements together with the commit. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** The pool, and an optional observer. */
export interface ConnectionSource {
  readonly pool: ConnectionPool;
  readonly observe: ObserveDatabase | undefined;
}

export function openReadSession({ pool, observe }: ConnectionSource, entry: TenantEntry): Session {
  const sendOnConnection = async (statements: readonly Statement[]) => {
    const client = await pool.connect(entry.orgId);
    try {
      return await send(observe, client, [entry.statement, ...statements]);
    } finally {
      client.release();
    }
  };
  return batchStatements(async (statements) => {
    const [entryResult, ...results] = await sendOnConnection(statements);
    entry.verifyKey?.(entryResult?.rows[0]);
    return results;
  });
}

const begin = { text: 'begin', values: [], name: 'begin' };
const commit = { text: 'commit', values: [], name: 'commit' };
const rollback = { text: 'rollback', values: [], name: 'rollback' };

export function openTransaction({ pool, observe }: ConnectionSource, entry: TenantEntry): Transaction {
  let connecting: Promise<pg.PoolClient> | undefined;
  let state: 'open' | 'committing' | 'ended' = 'open';
  // The driver handles one query at a time per connection, so each batch waits for the results of the previous one.
  let previous: Promise<unknown> = Promise.resolve();
  const sendOnConnection = (statements: readonly Statement[]) => {
    connecting ??= pool.connect(entry.orgId);
    const client = connecting;
    const results = previous.then(async () => send(observe, await client, statements));
    previous = results.catch(() => undefined);
    return results;
  };
  const { execute } = batchStatements(async (statements) => {
    if (state === 'ended') throw new TransactionEnded();
    if (connecting) return sendOnConnection(statements);
    // If all statements fit in one batch, the commit must still wait until the entry is verified.
    const isCommitOnly = statements.includes(commit);
    const [, entryResult, ...results] = await sendOnConnection([
      begin,
      entry.statement,
      ...(isCommitOnly ? [] : statements),
    ]);
    entry.verifyKey?.(entryResult?.rows[0]);
    return isCommitOnly ? sendOnConnection(statements) : results;
  });
  return {
    execute: async (statement) => {
      if (state !== 'open') throw new TransactionEnded();
      return execute(statement);
    },
    commit: async () => {
      const committed = execute(commit);
      state = 'committing';
      // PostgreSQL answers the commit of a failed transaction with a rollback instead of an error.
      const { tag } = await committed;
      if (tag !== 'COMMIT') throw new Error('The transaction was rolled back by the database.');
      state = 'ended';
      const client = await connecting;
      client?.release();
    },
    rollback: async () => {
      state = 'ended';
      if (!connecting) return;
      const isBroken = await sendOnConnection([rollback]).then(connectionOk, connectionBroken);
      // A broken connection must not return to the pool.
      await connecting.then((client) => client.release(isBroken)).catch(() => undefined);
    },
  };
}

/** Rejects queries issued after commit or rollback. */
class TransactionEnded extends Error {
  override readonly message = 'The transaction has ended.';
}

function send(
  observe: ObserveDatabase | undefined,
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<StatementResult[]> {
  const work = () => sendBatch(client, statements);
  return observe ? observe(describeOperation(statements), work) : work();
}

const connectionOk = () => false;
const connectionBroken = () => true;

interface QueuedStatement {
  readonly statement: Statement;
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Collects the statements of one turn of the event loop and sends them together. */
function batchStatements(
  send: (statements: readonly Statement[]) => Promise<readonly StatementResult[]>,
): Session {
  let queued: QueuedStatement[] = [];
  const flush = () => {
    const batch = queued;
    queued = [];
    send(batch.map(({ statement }) => statement)).then(
      (results) => {
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result) resolve(result);
          else reject(new Error('PostgreSQL returned fewer results than statements were sent.'));
        }
      },
      (error: unknown) => batch.forEach(({ reject }) => reject(error)),
    );
  };
  return {
    execute: (statement) =>
      new Promise((resolve, reject) => {
        // Runs after pending callbacks, so that they can add their statements.
        if (queued.push({ statement, resolve, reject }) === 1) process.nextTick(flush);
      }),
  };
}
