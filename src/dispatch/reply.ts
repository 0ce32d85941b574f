import type { OperationId } from '../../generated/contract/operations.ts';
import { validators } from '../../generated/contract/validators.js';

/** A reply that breaks its published schema is a fault of ours: it is never sent, and what it did is rolled back. */
export function envelope(operation: string, value: unknown, requestId: string): string {
  const check = validators[operation as OperationId].value;
  if (!check(value)) {
    const misfit = check.errors?.[0];
    throw new Error(
      `The reply of ${operation} breaks its schema at ${misfit?.instancePath ?? ''}: ${misfit?.keyword ?? ''}`,
    );
  }
  return JSON.stringify({ value, request_id: requestId });
}
