/** The embedded PostgreSQL cannot be used. The message names the problem and the remedy. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** The embedded PostgreSQL cannot start, because its disk is full. */
export class EmbeddedDiskFullError extends EmbeddedPostgresError {}

/** Whether `error` is a system error with one of these codes, for example `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
