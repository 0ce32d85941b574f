import type { Statement } from './session/bundle.ts';

/** One thing done in the database: a transaction, or the statements that travelled together, by what they do. */
export interface DatabaseStep {
  readonly kind: 'transaction' | 'statement';
  readonly name: string;
}

/** Stands around everything that is done in the database, to time it and to count what fails; it does the work. */
export type WatchDatabase = <T>(step: DatabaseStep, work: () => Promise<T>) => Promise<T>;

/** Of statements only what they do is told, in the words that begin them. */
export function stepOf(statements: readonly Statement[]): DatabaseStep {
  const words = new Set(statements.map(({ text }) => /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'));
  return { kind: 'statement', name: [...words].join(' ') };
}

/** Does the work under the eyes of whoever watches, if anybody does. */
export function watched<T>(
  watch: WatchDatabase | undefined,
  step: DatabaseStep,
  work: () => Promise<T>,
): Promise<T> {
  return watch ? watch(step, work) : work();
}
