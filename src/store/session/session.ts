/**
 * One organisation's conversation with the database. Whatever is asked within one turn of the event loop travels
 * together and costs one round trip. A session for reading sends each such bundle as a transaction of its own, behind
 * the statement that enters the organisation; PostgreSQL commits it when it has answered. A session for writing holds
 * one connection from its first bundle, which also begins the transaction, to `commit` or `rollback`. Either way
 * nothing is sent before it is needed, and no statement ever runs outside of the organisation.
 */
import type pg from 'pg';
import { stepOf, type WatchDatabase } from '../watch-database.ts';
import { sendTogether, type Answer, type Statement } from './bundle.ts';

/** How a session gets into its organisation. */
export interface Entrance {
  readonly orgId: string;
  readonly statement: Statement;
  /** Looks at the row that the statement answered, and throws where the caller may not enter after all. */
  readonly admit?: (row: Record<string, unknown> | undefined) => void;
}

export interface Session {
  ask(statement: Statement): Promise<Answer>;
}

export interface Transaction extends Session {
  /** Sends what was asked last together with the commit. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** Where connections come from, and who looks on. */
export interface Connections {
  readonly pool: pg.Pool;
  readonly watch: WatchDatabase | undefined;
}

export function openReading({ pool, watch }: Connections, entrance: Entrance): Session {
  const sendOn = async (statements: readonly Statement[]) => {
    const client = await pool.connect();
    try {
      return await send(watch, client, [entrance.statement, ...statements]);
    } finally {
      client.release();
    }
  };
  return inBundles(async (statements) => {
    const [entered, ...answers] = await sendOn(statements);
    entrance.admit?.(entered?.rows[0]);
    return answers;
  });
}

const begin = { text: 'begin', values: [], name: 'begin' };
const commit = { text: 'commit', values: [], name: 'commit' };
const rollback = { text: 'rollback', values: [], name: 'rollback' };

export function openTransaction({ pool, watch }: Connections, entrance: Entrance): Transaction {
  let connecting: Promise<pg.PoolClient> | undefined;
  let state: 'open' | 'committing' | 'over' = 'open';
  // The driver wants one thing at a time of a connection, so a bundle is sent when the one before has its answer.
  let before: Promise<unknown> = Promise.resolve();
  const sendOn = (statements: readonly Statement[]) => {
    connecting ??= pool.connect();
    const client = connecting;
    const answers = before.then(async () => send(watch, await client, statements));
    before = answers.catch(() => undefined);
    return answers;
  };
  const { ask } = inBundles(async (statements) => {
    if (state === 'over') throw new TransactionOver();
    if (connecting) return sendOn(statements);
    // Where all there is to do fits in one bundle, its commit must not travel before the entrance was looked at.
    const isAll = statements.includes(commit);
    const [, entered, ...answers] = await sendOn([begin, entrance.statement, ...(isAll ? [] : statements)]);
    entrance.admit?.(entered?.rows[0]);
    return isAll ? sendOn(statements) : answers;
  });
  return {
    ask: async (statement) => {
      if (state !== 'open') throw new TransactionOver();
      return ask(statement);
    },
    commit: async () => {
      const committed = ask(commit);
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
      const isBroken = await sendOn([rollback]).then(isFine, isLost);
      // A connection that died, or never came about, cannot be given back for the next to use.
      await connecting.then((client) => client.release(isBroken)).catch(() => undefined);
    },
  };
}

/**
 * Whoever still asks after the end, because nobody waited for him, must not get onto a connection that has moved on.
 */
class TransactionOver extends Error {
  override readonly message = 'The transaction is over.';
}

function send(
  watch: WatchDatabase | undefined,
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<Answer[]> {
  const work = () => sendTogether(client, statements);
  return watch ? watch(stepOf(statements), work) : work();
}

const isFine = () => false;
const isLost = () => true;

interface Waiting {
  readonly statement: Statement;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Gathers what is asked in one turn of the event loop and sends it as one. */
function inBundles(send: (statements: readonly Statement[]) => Promise<readonly Answer[]>): Session {
  let waiting: Waiting[] = [];
  const flush = () => {
    const bundle = waiting;
    waiting = [];
    send(bundle.map(({ statement }) => statement)).then(
      (answers) => {
        for (const [place, { resolve, reject }] of bundle.entries()) {
          const answer = answers[place];
          if (answer) resolve(answer);
          else reject(new Error('PostgreSQL answered fewer statements than were sent.'));
        }
      },
      (error: unknown) => bundle.forEach(({ reject }) => reject(error)),
    );
  };
  return {
    ask: (statement) =>
      new Promise((resolve, reject) => {
        // After all that can go on without an answer has gone on, and asked what it has to ask.
        if (waiting.push({ statement, resolve, reject }) === 1) process.nextTick(flush);
      }),
  };
}
