import type { Outcome } from '../../dispatch/dispatcher.ts';
import { JsonRpcError, rpcCodes } from './json-rpc-error.ts';
import { replaceOperationNamesInValue } from './tool-names.ts';
import type { ErrorBody } from './tool-result.ts';

const valuePrefix = '{"value":';

/** The value in a success envelope, as JSON. */
export function valueOf({ body, requestId }: Outcome): string {
  return body.slice(valuePrefix.length, -`,"request_id":${JSON.stringify(requestId)}}`.length);
}

/** The value with operation names replaced by tool names, as JSON. A value without operation names is not parsed. */
export function toolValueOf(operation: string, outcome: Outcome): string {
  return replaceOperationNamesInValue(operation, valueOf(outcome));
}

/**
 * Reads the error from its envelope. Throws a JsonRpcError with the HTTP status if the caller is rejected rather
 * than the request: an invalid key or an exceeded rate limit.
 */
export function parseError(outcome: Outcome): ErrorBody {
  const { error } = JSON.parse(outcome.body) as { error: ErrorBody };
  if (outcome.status === 401 || outcome.status === 429) throw createCallerError(outcome.status, error);
  return error;
}

function createCallerError(status: 401 | 429, error: ErrorBody): JsonRpcError {
  const code = status === 401 ? rpcCodes.unauthorised : rpcCodes.rateLimited;
  const { message, ...data } = error;
  return new JsonRpcError(code, message, { status, data });
}
