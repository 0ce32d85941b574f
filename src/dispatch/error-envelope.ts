import { errors } from '../../generated/app/contract/errors.ts';
import type { ApiError } from '../domain/errors.ts';

/** Builds the envelope of an error. Doors also use it for errors before dispatch. */
export function errorEnvelope(apiError: ApiError, requestId: string): { status: number; body: string } {
  const { status, type, code } = errors[apiError.code];
  const { param, reason } = apiError.details;
  const error = {
    type,
    code,
    message: apiError.message,
    ...(param === undefined ? {} : { param }),
    ...(reason === undefined ? {} : { reason }),
    request_id: requestId,
  };
  return { status, body: JSON.stringify({ error, request_id: requestId }) };
}
