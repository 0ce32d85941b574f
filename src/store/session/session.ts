/**
 * One organisation's conversation with the database. Whatever is asked within one turn of the event loop travels
 * together and costs one round trip. A session for reading sends each such bundle as a transaction of its own, behind
 * the statement that enters the organisation; PostgreSQL commits it when it has answered. A session for writing holds
 * one connection from its first bundle, which also begins the transaction, to `commit` or `rollback`. Either way
 * nothing is sent before it is needed, and no statement ever runs outside of the organisation.
 */
import type pg from 'pg';
import { describeOperation, type ObserveDatabase } from '../observe-database.ts';
import { sendBatch, type StatementResult, type Statement } from './statement-batch.ts';

/** How a session gets into its organisation. */
export interface TenantEntry {
  readonly orgId: string;
  readonly statement: Statement;
  /** Looks at the row that the statement answered, and throws where the caller may not enter after all. */
  readonly verifyKey?: (row: Record<string, unknown> | undefined) => void;
}

export interface Session {
  execute(statement: Statement): Promise<StatementResult>;
}

export interface Transaction extends Session {
  /** Sends what was asked last together with the commit. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** Where connections come from, and who looks on. */
export interface ConnectionSource {
  readonly pool: pg.Pool;
  readonly observe: ObserveDatabase | undefined;
}

export function openReadSession({ pool, observe }: ConnectionSource, entry: TenantEntry): Session {
  const sendOnConnection = async (statements: readonly Statement[]) => {
    const client = await pool.connect();
    try {
      return await send(observe, client, [entry.statement, ...statements]);
    } finally {
      client.release();
    }
  };
  return batchStatements(async (statements) => {
    const [entryResult, ...answers] = await sendOnConnection(statements);
    entry.verifyKey?.(entryResult?.rows[0]);
    return answers;
  });
}

const begin = { text: 'begin', values: [], name: 'begin' };
const commit = { text: 'commit', values: [], name: 'commit' };
const rollback = { text: 'rollback', values: [], name: 'rollback' };

export function openTransaction({ pool, observe }: ConnectionSource, entry: TenantEntry): Transaction {
  let connecting: Promise<pg.PoolClient> | undefined;
  let state: 'open' | 'committing' | 'over' = 'open';
  // The driver wants one thing at a time of a connection, so a bundle is sent when the one before has its answer.
  let previous: Promise<unknown> = Promise.resolve();
  const sendOnConnection = (statements: readonly Statement[]) => {
    connecting ??= pool.connect();
    const client = connecting;
    const answers = previous.then(async () => send(observe, await client, statements));
    previous = answers.catch(() => undefined);
    return answers;
  };
  const { execute } = batchStatements(async (statements) => {
    if (state === 'over') throw new TransactionEnded();
    if (connecting) return sendOnConnection(statements);
    // Where all there is to do fits in one bundle, its commit must not travel before the entrance was looked at.
    const isCommitOnly = statements.includes(commit);
    const [, entryResult, ...answers] = await sendOnConnection([
      begin,
      entry.statement,
      ...(isCommitOnly ? [] : statements),
    ]);
    entry.verifyKey?.(entryResult?.rows[0]);
    return isCommitOnly ? sendOnConnection(statements) : answers;
  });
  return {
    execute: async (statement) => {
      if (state !== 'open') throw new TransactionEnded();
      return execute(statement);
    },
    commit: async () => {
      const committed = execute(commit);
      state = 'committing';
      // A transaction in which something failed is rolled back when it is committed, without an error.
      const { tag } = await committed;
      if (tag !== 'COMMIT') throw new Error('The transaction was rolled back by the database.');
      state = 'over';
      const client = await connecting;
      client?.release();
    },
    rollback: async () => {
      state = 'over';
      if (!connecting) return;
      const isBroken = await sendOnConnection([rollback]).then(connectionOk, connectionBroken);
      // A connection that died, or never came about, cannot be given back for the next to use.
      await connecting.then((client) => client.release(isBroken)).catch(() => undefined);
    },
  };
}

/**
 * Whoever still asks after the end, because nobody waited for him, must not get onto a connection that has moved on.
 */
class TransactionEnded extends Error {
  override readonly message = 'The transaction is over.';
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
  readonly resolve: (answer: StatementResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Gathers what is asked in one turn of the event loop and sends it as one. */
function batchStatements(
  send: (statements: readonly Statement[]) => Promise<readonly StatementResult[]>,
): Session {
  let queued: QueuedStatement[] = [];
  const flush = () => {
    const batch = queued;
    queued = [];
    send(batch.map(({ statement }) => statement)).then(
      (answers) => {
        for (const [index, { resolve, reject }] of batch.entries()) {
          const answer = answers[index];
          if (answer) resolve(answer);
          else reject(new Error('PostgreSQL answered fewer statements than were sent.'));
        }
      },
      (error: unknown) => batch.forEach(({ reject }) => reject(error)),
    );
  };
  return {
    execute: (statement) =>
      new Promise((resolve, reject) => {
        // After all that can go on without an answer has gone on, and asked what it has to ask.
        if (queued.push({ statement, resolve, reject }) === 1) process.nextTick(flush);
      }),
  };
}
