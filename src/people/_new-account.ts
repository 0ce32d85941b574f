import { normaliseEmail } from '../domain/accounts/email-address.ts';
import { findPasswordProblem } from '../domain/accounts/password-rule.ts';
import { ApiError } from '../domain/errors.ts';

/** The address in its stored form. Throws an ApiError if it is none. */
export function requireEmail(email: string): string {
  const normal = normaliseEmail(email);
  if (normal !== null) return normal;
  throw new ApiError('invalid_arguments', 'The argument email must be an e-mail address.', {
    param: 'email',
  });
}

/** Throws an ApiError unless the text may become a password. */
export function requireNewPassword(password: string, param: string): void {
  const problem = findPasswordProblem(password);
  if (problem !== null)
    throw new ApiError('invalid_arguments', `The argument ${param} ${problem}.`, { param });
}

/** The name without blanks around it. Throws an ApiError if nothing is left. */
export function requireName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  throw new ApiError('invalid_arguments', 'The argument name must not be empty.', { param: 'name' });
}
