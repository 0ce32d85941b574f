import { textBefore } from '../domain/text-before.ts';

/** The database cannot be used. The message names the problem and the remedy. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

interface ConnectionFault {
  readonly code?: string;
  readonly message?: string;
  /** One error for each address of the host. */
  readonly errors?: readonly ConnectionFault[];
}

/** Remedies by error code of the system or of PostgreSQL. */
const remedies: Readonly<Record<string, string>> = {
  '28P01': 'check user and password in DATABASE_URL',
  '28000': 'check the user in DATABASE_URL and the access rules of the server (pg_hba.conf)',
  '3D000': 'create it (createdb), or check the name in DATABASE_URL',
  '53300':
    'close other connections to the server of DATABASE_URL, or raise its limit (max_connections, alter role)',
  '57P03': 'the server of DATABASE_URL is starting or stopping; try again in a moment',
  ENOTFOUND: 'check the host in DATABASE_URL',
};
const defaultRemedy =
  'check DATABASE_URL, and that the server runs and accepts connections from this machine';

/** Explains why the connection to the server at `address` failed. */
export function unreachableError(address: string, error: unknown): DatabaseError {
  const fault = error as ConnectionFault;
  const first = fault.errors?.[0] ?? fault;
  const remedy = remedies[first.code ?? ''] ?? defaultRemedy;
  const reason = first.message || first.code || 'unknown reason';
  return new DatabaseError(`The database ${address} cannot be reached (${reason}): ${remedy}.`);
}

/** Names the permission that the role lacks, or returns the error unchanged. */
export function explainPermissionError(error: unknown, role: string, database: string): unknown {
  const { code, message } = error as ConnectionFault;
  if (code !== '42501') return error;
  return new DatabaseError(
    `The role ${role} lacks a permission in the database ${database}: ${firstLine(message)}. ` +
      `Let it own the database (alter database ${database} owner to ${role}).`,
  );
}

function firstLine(text = ''): string {
  return textBefore(text, '\n');
}
