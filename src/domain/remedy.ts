import { errors } from '../../generated/contract/errors.ts';

/**
 * What to do next after a refusal, unless its message says it: one about arguments always does, and so does one that
 * the remedy points to.
 */
export function remedyFor(refusal: {
  readonly type: string;
  readonly code: string;
  readonly message: string;
}): string | undefined {
  const { type, code, message } = refusal;
  if (type === 'invalid_request_error') return undefined;
  const known = Object.values(errors).find((each) => each.code === code && each.type === type);
  const isInMessage =
    known === undefined || message.includes(known.remedy) || /\bthe message\b/.test(known.remedy);
  return isInMessage ? undefined : known.remedy;
}
