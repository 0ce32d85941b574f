import { ApiError } from '../../domain/errors.ts';
import { readSuppressionTarget, type SuppressionTarget } from '../../domain/suppressible.ts';

/** Reads the argument `target`. Throws an ApiError if it is neither an address nor a domain. */
export function requireTarget(target: string): SuppressionTarget {
  const parsed = readSuppressionTarget(target);
  if (parsed !== null) return parsed;
  throw new ApiError('invalid_arguments', 'The argument target must be an e-mail address or a domain.', {
    param: 'target',
  });
}
