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

/** What is wrong with a database that can be reached, by error code of PostgreSQL. */
const problems: Readonly<Record<string, string>> = {
  '53100': 'has no space on its disk',
  '53200': 'is out of memory',
  '53400': 'has reached a limit of its settings',
};

/** Remedies by error code of the system or of PostgreSQL. */
const remedies: Readonly<Record<string, string>> = {
  '28P01': 'check user and password in DATABASE_URL',
  '28000': 'check the user in DATABASE_URL and the access rules of the server (pg_hba.conf)',
  '3D000': 'create it (createdb), or check the name in DATABASE_URL',
  '53100': 'free space on the disk of its server; nothing that was saved is lost',
  '53200': 'give its server more memory, or lower work_mem, shared_buffers or max_connections there',
  '53300':
    'close other connections to the server of DATABASE_URL, or raise its limit (max_connections, alter role)',
  '53400': 'raise the limit that the message names',
  '57P03': 'the server of DATABASE_URL is starting or stopping; try again in a moment',
  ENOTFOUND: 'check the host in DATABASE_URL',
};
const defaultRemedy =
  'check DATABASE_URL, and that the server runs and accepts connections from this machine';

/** Explains why the server at `address` cannot be used. */
export function unreachableError(address: string, error: unknown): DatabaseError {
  const fault = error as ConnectionFault;
  const first = fault.errors?.[0] ?? fault;
  const { code = '', message } = first;
  const problem = problems[code] ?? 'cannot be reached';
  const remedy = remedies[code] ?? defaultRemedy;
  return new DatabaseError(
    `The database ${address} ${problem} (${message || code || 'unknown reason'}): ${remedy}.`,
  );
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
