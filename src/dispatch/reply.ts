import type { OperationId } from '../../generated/contract/operations.ts';
import type { UploadId } from '../../generated/contract/uploads.ts';
import { uploadValidators, validators, type Validator } from '../../generated/contract/validators.js';

/** The reply of an operation; see `seal`. */
export function envelope(operation: string, value: unknown, requestId: string): string {
  return seal(operation, validators[operation as OperationId].value, value, requestId);
}

/** The reply of an upload; see `seal`. */
export function uploadEnvelope(upload: UploadId, value: unknown, requestId: string): string {
  return seal(upload, uploadValidators[upload], value, requestId);
}

/** A reply that breaks its published schema is a fault of ours: it is never sent, and what it did is rolled back. */
function seal(name: string, check: Validator<unknown>, value: unknown, requestId: string): string {
  if (!check(value)) {
    const misfit = check.errors?.[0];
    throw new Error(
      `The reply of ${name} breaks its schema at ${misfit?.instancePath ?? ''}: ${misfit?.keyword ?? ''}`,
    );
  }
  return JSON.stringify({ value, request_id: requestId });
}
