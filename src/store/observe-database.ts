import type { Statement } from './session/statement-batch.ts';

/** One thing done in the database: a transaction, or the statements that travelled together, by what they do. */
export interface DatabaseOperation {
  readonly kind: 'transaction' | 'statement';
  readonly name: string;
}

/** Stands around everything that is done in the database, to time it and to count what fails; it does the work. */
export type ObserveDatabase = <T>(step: DatabaseOperation, work: () => Promise<T>) => Promise<T>;

/** Of statements only what they do is told, in the words that begin them. */
export function describeOperation(statements: readonly Statement[]): DatabaseOperation {
  const words = new Set(statements.map(({ text }) => /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'));
  return { kind: 'statement', name: [...words].join(' ') };
}

/** Does the work under the eyes of whoever watches, if anybody does. */
export function observed<T>(
  observe: ObserveDatabase | undefined,
  operation: DatabaseOperation,
  work: () => Promise<T>,
): Promise<T> {
  return observe ? observe(operation, work) : work();
}
