import type { ErrorName } from '../../generated/contract/errors.ts';

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
  | { readonly kind: 'unavailable' | 'retry' | 'other' };

const uniqueViolation = '23505';
/** The parent row was deleted meanwhile. A retry reports it as missing. */
const foreignKeyViolation = '23503';
const lostConnection = /^(08|57P0[1-3])/;
const contention = /^(40001|40P01)$/;
/** The tables changed after a statement was prepared, or another connection had prepared it. */
export const staleStatementState = /^(0A000|26000|42P05)$/;
const resourcesExhausted = /^(53|55P03|57014)/;
const databaseMissing = /^3D000$/;
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

/** Classifies database errors by SQLSTATE. Shards append a number to constraint names, which is removed. */
export function classifyDatabaseError(thrown: unknown): DatabaseFault {
  const error = rootCause(thrown);
  const state = typeof error?.code === 'string' ? error.code : '';
  if (state === uniqueViolation) {
    const constraintError = constraintErrors[(error?.constraint ?? '').replace(/_\d+$/, '')];
    return constraintError ? { kind: 'apiError', ...constraintError } : { kind: 'other' };
  }
  const isTransient = [contention, staleStatementState].some((pattern) => pattern.test(state));
  if (isTransient || state === foreignKeyViolation) return { kind: 'retry' };
  if (
    [lostConnection, resourcesExhausted, databaseMissing].some((pattern) => pattern.test(state)) ||
    networkCodes.has(state)
  )
    return { kind: 'unavailable' };
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(
      error?.message ?? '',
    )
  ) {
    return { kind: 'unavailable' };
  }
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
