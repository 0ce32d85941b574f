import { errors } from '../../generated/contract/errors.ts';
import type { Refusal } from '../domain/errors.ts';

/** The envelope of a refusal, also for doors that must refuse before there is anything to dispatch. */
export function refusalEnvelope(refusal: Refusal, requestId: string): { status: number; body: string } {
  const { status, type, code } = errors[refusal.code];
  const { param, reason } = refusal.details;
  const error = {
    type,
    code,
    message: refusal.message,
    ...(param === undefined ? {} : { param }),
    ...(reason === undefined ? {} : { reason }),
    request_id: requestId,
  };
  return { status, body: JSON.stringify({ error, request_id: requestId }) };
}
