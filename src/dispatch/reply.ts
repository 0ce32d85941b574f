import type { OperationId } from '../../generated/contract/operations.ts';
import type { UploadId } from '../../generated/contract/uploads.ts';
import { uploadValidators, validators, type Validator } from '../../generated/contract/validators.js';
import { EncodedJson } from '../domain/encoded-json.ts';

let encodedReplies = 0;

/**
 * Builds an operation's envelope. Of the values that PostgreSQL built as JSON, it checks only one in
 * `replyCheckInterval`.
 */
export function replyEnvelope(
  operation: string,
  value: unknown,
  requestId: string,
  replyCheckInterval: number,
): string {
  const validate = validators[operation as OperationId].value;
  if (!(value instanceof EncodedJson)) return encodeReply(operation, validate, value, requestId);
  encodedReplies += 1;
  if (encodedReplies % replyCheckInterval === 0)
    requireValidReply(operation, validate, JSON.parse(value.json));
  return `{"value":${value.json},"request_id":${JSON.stringify(requestId)}}`;
}

/** Builds an upload's envelope. */
export function uploadEnvelope(upload: UploadId, value: unknown, requestId: string): string {
  return encodeReply(upload, uploadValidators[upload], value, requestId);
}

/** Builds an envelope after checking the value. */
export function encodeReply(
  name: string,
  validate: Validator<unknown>,
  value: unknown,
  requestId: string,
): string {
  requireValidReply(name, validate, value);
  return JSON.stringify({ value, request_id: requestId });
}

/** Throws if a reply violates its published schema. The reply is not sent and its effect is rolled back. */
function requireValidReply(name: string, validate: Validator<unknown>, value: unknown): void {
  if (validate(value)) return;
  const validationError = validate.errors?.[0];
  throw new Error(
    `The reply of ${name} violates its schema at ${validationError?.instancePath ?? ''}: ` +
      `${validationError?.keyword ?? ''}`,
  );
}
