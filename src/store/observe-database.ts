import type { Statement } from './session/statement-batch.ts';

/** One transaction, or statements sent together, described by their verbs. */
export interface DatabaseOperation {
  readonly kind: 'transaction' | 'statement';
  readonly name: string;
}

/** Wraps database work to measure it. Must call `work`. */
export type ObserveDatabase = <T>(step: DatabaseOperation, work: () => Promise<T>) => Promise<T>;

/** Describes statements by their first words only, because the rest may be private. */
export function describeOperation(statements: readonly Statement[]): DatabaseOperation {
  const words = new Set(statements.map(({ text }) => /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'));
  return { kind: 'statement', name: [...words].join(' ') };
}

/** Runs the work inside the observer, if any. */
export function observed<T>(
  observe: ObserveDatabase | undefined,
  operation: DatabaseOperation,
  work: () => Promise<T>,
): Promise<T> {
  return observe ? observe(operation, work) : work();
}
