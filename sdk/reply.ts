import type { Reply } from '../generated/sdk/operation.ts';
import type { ErrorCode, ErrorType } from '../generated/sdk/types.ts';
import { readRetryAfterMs } from './backoff.ts';
import { createError, type OutreachError } from './outreach-error.ts';
import type { AttemptedResponse } from './retry.ts';

/**
 * Returns a response's value with its details, or throws its error. A response that is not from the service gives
 * the code `unexpected_reply`.
 */
export function readReply(
  { response, attempts }: AttemptedResponse,
  body: unknown,
  nowMs: number,
): Reply<unknown> {
  const { headers, ok, status } = response;
  const envelope = Object(body) as Partial<Envelope>;
  if (!ok || !('value' in envelope)) throw toOutreachError(response, envelope, nowMs);
  return {
    value: envelope.value,
    requestId: headers.get('x-request-id') ?? envelope.request_id,
    status,
    headers,
    attempts,
    isReplay: headers.get('idempotent-replayed') === 'true',
  };
}

interface Envelope {
  readonly value: unknown;
  readonly error: {
    readonly type: ErrorType;
    readonly code: ErrorCode;
    readonly message: string;
    readonly param?: string;
    readonly reason?: string;
  };
  readonly request_id: string;
}

function toOutreachError(
  response: Response,
  { error, request_id }: Partial<Envelope>,
  nowMs: number,
): OutreachError {
  const { headers, status } = response;
  const facts = {
    requestId: headers.get('x-request-id') ?? request_id,
    status,
    response,
    retryAfterMs: readRetryAfterMs(headers, nowMs),
  };
  if (typeof error?.code !== 'string' || typeof error.message !== 'string') {
    const message =
      `The response with status ${status} is not from the service. ` +
      'Is something else running at this address?';
    return createError(message, { ...facts, type: 'api_error', code: 'unexpected_reply' });
  }
  const { type, code, message, param, reason } = error;
  return createError(message, { ...facts, type, code, param, reason });
}
