import type { OperationId } from '../../generated/contract/operations.ts';
import type { UploadId } from '../../generated/contract/uploads.ts';
import { uploadValidators, validators, type Validator } from '../../generated/contract/validators.js';
import { Encoded } from '../domain/encoded.ts';

let encodedReplies = 0;

/** The reply of an operation. What only passes through as JSON is read again for one in `checkedReplies` of them. */
export function envelope(
  operation: string,
  value: unknown,
  requestId: string,
  checkedReplies: number,
): string {
  const fits = validators[operation as OperationId].value;
  if (!(value instanceof Encoded)) return seal(operation, fits, value, requestId);
  encodedReplies += 1;
  if (encodedReplies % checkedReplies === 0) hold(operation, fits, JSON.parse(value.json));
  return `{"value":${value.json},"request_id":${JSON.stringify(requestId)}}`;
}

/** The reply of an upload. */
export function uploadEnvelope(upload: UploadId, value: unknown, requestId: string): string {
  return seal(upload, uploadValidators[upload], value, requestId);
}

function seal(name: string, fits: Validator<unknown>, value: unknown, requestId: string): string {
  hold(name, fits, value);
  return JSON.stringify({ value, request_id: requestId });
}

/** A reply that breaks its published schema is a fault of ours: it is never sent, and what it did is rolled back. */
function hold(name: string, fits: Validator<unknown>, value: unknown): void {
  if (fits(value)) return;
  const misfit = fits.errors?.[0];
  throw new Error(
    `The reply of ${name} breaks its schema at ${misfit?.instancePath ?? ''}: ${misfit?.keyword ?? ''}`,
  );
}
