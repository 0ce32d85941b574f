import type { ErrorName } from '../../generated/contract/errors.ts';
import { ApiError } from '../domain/errors.ts';
import type { OutageReason } from '../domain/outage.ts';

/** API errors by violated constraint. Only a bug can violate a constraint that is missing here. */
const constraintErrors: Readonly<Record<string, { code: ErrorName; message: string }>> = {
  lead_identity_pkey: {
    code: 'already_exists',
    message:
      'Another lead of this workspace has this e-mail or LinkedIn address. Use that lead, or merge the two.',
  },
};

export type DatabaseFault =
  | { readonly kind: 'apiError'; readonly code: ErrorName; readonly message: string }
  | { readonly kind: 'unavailable'; readonly reason: OutageReason }
  | { readonly kind: 'retry' | 'other' };

const uniqueViolation = '23505';
/** The parent row was deleted meanwhile. A retry reports it as missing. */
const foreignKeyViolation = '23503';
const lostConnection = /^(08|57P0[1-3])/;
const contention = /^(40001|40P01)$/;
/** The tables changed after a statement was prepared, or another connection had prepared it. */
export const staleStatementState = /^(0A000|26000|42P05)$/;
const busy = /^(53|55P03|57014)/;
const databaseMissing = /^3D000$/;
/** What the database, or for system codes this machine, has run out of. */
const exhaustedResources: Readonly<Record<string, OutageReason>> = {
  '53100': 'database_disk_full',
  '53200': 'database_memory_full',
  '53300': 'too_many_connections',
  ENOSPC: 'local_disk_full',
  EDQUOT: 'local_disk_full',
};
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether the database or the service was busy or unavailable, so that the same work may succeed later. */
export function isTransientFault(thrown: unknown): boolean {
  if (thrown instanceof ApiError) return thrown.code === 'unavailable';
  return ['unavailable', 'retry'].includes(classifyDatabaseError(thrown).kind);
}

/**
 * Classifies database errors by SQLSTATE, and errors of files on a full disk. Shards append a number to constraint
 * names, which is removed.
 */
export function classifyDatabaseError(thrown: unknown): DatabaseFault {
  const error = rootCause(thrown);
  const state = typeof error?.code === 'string' ? error.code : '';
  if (state === uniqueViolation) {
    const constraintError = constraintErrors[(error?.constraint ?? '').replace(/_\d+$/, '')];
    return constraintError ? { kind: 'apiError', ...constraintError } : { kind: 'other' };
  }
  const isTransient = [contention, staleStatementState].some((pattern) => pattern.test(state));
  if (isTransient || state === foreignKeyViolation) return { kind: 'retry' };
  const resource = exhaustedResources[state];
  if (resource) return { kind: 'unavailable', reason: resource };
  if (busy.test(state)) return { kind: 'unavailable', reason: 'busy' };
  const isUnreachable =
    [lostConnection, databaseMissing].some((pattern) => pattern.test(state)) ||
    networkCodes.has(state) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(
      error?.message ?? '',
    );
  if (isUnreachable) return { kind: 'unavailable', reason: 'unreachable' };
  return { kind: 'other' };
}

interface PostgresError {
  code?: unknown;
  constraint?: string;
  message?: string;
  cause?: unknown;
}

/** MikroORM wraps driver errors. The innermost one carries SQLSTATE and constraint. */
function rootCause(thrown: unknown): PostgresError | undefined {
  let error = thrown as PostgresError | undefined;
  for (let depth = 0; depth < 5 && typeof error?.cause === 'object' && error.cause !== null; depth++) {
    error = error.cause as PostgresError;
  }
  return error ?? undefined;
}
