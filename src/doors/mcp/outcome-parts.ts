import type { Outcome } from '../../dispatch/dispatcher.ts';
import { JsonRpcError, rpcCodes } from './json-rpc-error.ts';
import { valueInToolNames } from './tool-names.ts';
import type { RefusedBecause } from './tool-result.ts';

const prefix = '{"value":';

/** The value inside the envelope of a success, still as JSON. */
export function valueOf({ body, requestId }: Outcome): string {
  return body.slice(prefix.length, -`,"request_id":${JSON.stringify(requestId)}}`.length);
}

/** The value of an operation in the words of tools, still as JSON; one that names no operation is not read. */
export function toldValueOf(operation: string, outcome: Outcome): string {
  return valueInToolNames(operation, valueOf(outcome));
}

/**
 * What was wrong, from the envelope of a refusal. Throws a JsonRpcError with the status of HTTP where it is the caller
 * that is refused, and not what it asked: its key, or that it has made its calls of the minute.
 */
export function refusalOf(outcome: Outcome): RefusedBecause {
  const { error } = JSON.parse(outcome.body) as { error: RefusedBecause };
  if (outcome.status === 401 || outcome.status === 429) throw refusedCaller(outcome.status, error);
  return error;
}

function refusedCaller(status: 401 | 429, error: RefusedBecause): JsonRpcError {
  const code = status === 401 ? rpcCodes.unauthorised : rpcCodes.rateLimited;
  const { message, ...data } = error;
  return new JsonRpcError(code, message, { status, data });
}
