import process from 'node:process';

/** A command that cannot do what it was asked; the message says what to do instead. Exit status 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface OutputOptions {
  readonly json?: boolean;
}

/** Answers on standard output: one JSON object for machines, or lines for people. Logs go to standard error. */
export function print(options: OutputOptions, value: object, lines: readonly string[]): void {
  process.stdout.write(options.json ? `${JSON.stringify(value)}\n` : `${lines.join('\n')}\n`);
}
