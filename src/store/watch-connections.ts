import type pg from 'pg';

/** One thing done in the database: a transaction, or a statement by its name or first word. */
export interface DatabaseStep {
  readonly kind: 'transaction' | 'statement';
  readonly name: string;
}

/** Stands around everything that is done in the database, to time it and to count what fails; it does the work. */
export type WatchDatabase = <T>(step: DatabaseStep, work: () => Promise<T>) => Promise<T>;

/**
 * Stands around the statements of transactions. What is asked of the pool itself comes with a callback and is left as
 * it is: whoever asks it there knows more about it.
 *
 * The query builder gives a connection back after a rollback that succeeded. One that died in its transaction cannot
 * roll back; it would count against the pool for ever, and is dropped here.
 */
export function watchConnections(pool: pg.Pool, watch: WatchDatabase): void {
  pool.on('connect', (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>;
    const watched = (...statement: unknown[]): Promise<unknown> => {
      if (typeof statement.at(-1) === 'function') return query(...statement);
      const answer = watch({ kind: 'statement', name: nameOf(statement[0]) }, () => query(...statement));
      if (statement[0] === 'rollback') answer.catch(() => client.release(true));
      return answer;
    };
    client.query = watched as typeof client.query;
  });
}

/** Of a statement only what it does is told, in the words that begin it. */
function nameOf(statement: unknown): string {
  const { name, text } = (typeof statement === 'string' ? { text: statement } : statement) as {
    name?: string;
    text?: string;
  };
  return name ?? /^\s*(\w+)/.exec(text ?? '')?.[1]?.toLowerCase() ?? 'statement';
}

/** For a database that nobody watches. */
export function unwatched<T>(_step: DatabaseStep, work: () => Promise<T>): Promise<T> {
  return work();
}
