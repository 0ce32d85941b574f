import type { OperationId } from '../../generated/contract/operations.ts';
import type { UploadId } from '../../generated/contract/uploads.ts';
import { uploadValidators, validators, type Validator } from '../../generated/contract/validators.js';
import { EncodedJson } from '../domain/encoded-json.ts';

let encodedReplies = 0;

/** The reply of an operation. One in `replyCheckInterval` of the replies that pass as JSON is checked again. */
export function replyEnvelope(
  operation: string,
  value: unknown,
  requestId: string,
  checkedReplies: number,
): string {
  const validate = validators[operation as OperationId].value;
  if (!(value instanceof EncodedJson)) return encodeReply(operation, validate, value, requestId);
  encodedReplies += 1;
  if (encodedReplies % checkedReplies === 0) requireValidReply(operation, validate, JSON.parse(value.json));
  return `{"value":${value.json},"request_id":${JSON.stringify(requestId)}}`;
}

/** The reply of an upload. */
export function uploadEnvelope(upload: UploadId, value: unknown, requestId: string): string {
  return encodeReply(upload, uploadValidators[upload], value, requestId);
}

function encodeReply(name: string, validate: Validator<unknown>, value: unknown, requestId: string): string {
  requireValidReply(name, validate, value);
  return JSON.stringify({ value, request_id: requestId });
}

/** A reply that breaks its published schema is a fault of ours: it is never sent, and what it did is rolled back. */
function requireValidReply(name: string, validate: Validator<unknown>, value: unknown): void {
  if (validate(value)) return;
  const validationError = validate.errors?.[0];
  throw new Error(
    `The reply of ${name} breaks its schema at ${validationError?.instancePath ?? ''}: ` +
      (validationError?.keyword ?? ''),
  );
}
