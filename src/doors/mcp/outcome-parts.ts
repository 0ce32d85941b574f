import type { Outcome } from '../../dispatch/dispatcher.ts';
import { JsonRpcError, rpcCodes } from './json-rpc-error.ts';
import { replaceOperationNamesInValue } from './tool-names.ts';
import type { ErrorBody } from './tool-result.ts';

const valuePrefix = '{"value":';

/** The value inside the envelope of a success, still as JSON. */
export function valueOf({ body, requestId }: Outcome): string {
  return body.slice(valuePrefix.length, -`,"request_id":${JSON.stringify(requestId)}}`.length);
}

/** The value of an operation in the words of tools, still as JSON; one that names no operation is not read. */
export function toolValueOf(operation: string, outcome: Outcome): string {
  return replaceOperationNamesInValue(operation, valueOf(outcome));
}

/**
 * What was wrong, from the envelope of a refusal. Throws a JsonRpcError with the status of HTTP where it is the caller
 * that is refused, and not what it asked: its key, or that it has made its calls of the minute.
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
