/** The database cannot be used as it is; the message says what stands in the way and what to do about it. */
import { textBefore } from '../domain/text-before.ts';
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

interface ConnectionFault {
  readonly code?: string;
  readonly message?: string;
  /** Where a host has several addresses and none of them answered. */
  readonly errors?: readonly ConnectionFault[];
}

/** What a person can do about a failed connection, by the code of the system or of PostgreSQL. */
const remedies: Readonly<Record<string, string>> = {
  '28P01': 'check user and password in DATABASE_URL',
  '28000': 'check the user in DATABASE_URL and whom the server lets in (pg_hba.conf)',
  '3D000': 'create it (createdb), or check the name in DATABASE_URL',
  '53300':
    'close other connections to the server of DATABASE_URL, or raise its limit (max_connections, alter role)',
  '57P03': 'the server of DATABASE_URL is starting or stopping; try again in a moment',
  ENOTFOUND: 'check the host in DATABASE_URL',
};
const defaultRemedy = 'check DATABASE_URL, and that the server runs and lets this machine in';

/** Says why no connection came about to the database that `place` describes. */
export function unreachableError(place: string, error: unknown): DatabaseError {
  const fault = error as ConnectionFault;
  const first = fault.errors?.[0] ?? fault;
  const remedy = remedies[first.code ?? ''] ?? defaultRemedy;
  const reason = first.message || first.code || 'no reason is known';
  return new DatabaseError(`The database ${place} cannot be reached (${reason}): ${remedy}.`);
}

/** What the role lacks that a statement was refused for, or the error as it is. */
export function explainPermissionError(error: unknown, role: string, database: string): unknown {
  const { code, message } = error as ConnectionFault;
  if (code !== '42501') return error;
  return new DatabaseError(
    `The role ${role} may not do what the service needs in the database ${database}: ${firstLine(message)}. ` +
      `Let it own the database (alter database ${database} owner to ${role}).`,
  );
}

function firstLine(text = ''): string {
  return textBefore(text, '\n');
}
