import { errors } from '../../generated/contract/errors.ts';

/** The next step after an error, unless its message already gives one. Messages about arguments always do. */
export function remedyFor(error: {
  readonly type: string;
  readonly code: string;
  readonly message: string;
}): string | undefined {
  const { type, code, message } = error;
  if (type === 'invalid_request_error') return undefined;
  const known = Object.values(errors).find((candidate) => candidate.code === code && candidate.type === type);
  const isInMessage =
    known === undefined || message.includes(known.remedy) || /\bthe message\b/.test(known.remedy);
  return isInMessage ? undefined : known.remedy;
}
