import type { OperationEntry } from '../../generated/contract/registry.ts';
import { ApiError } from '../domain/errors.ts';

/** Reads the `Dry-Run` header. Throws an ApiError if it is malformed or the operation has no dry run. */
export function readDryRun(
  { fn, dryRun }: Pick<OperationEntry, 'fn' | 'dryRun'>,
  header: string | undefined,
): boolean {
  if (header === undefined || header === 'false') return false;
  if (header !== 'true') {
    throw new ApiError('invalid_arguments', 'The header Dry-Run must be true or false.', {
      param: 'Dry-Run',
    });
  }
  if (!dryRun) {
    throw new ApiError(
      'invalid_arguments',
      `${fn} has no dry run. Leave out the Dry-Run header; the call then takes effect.`,
      { param: 'Dry-Run' },
    );
  }
  return true;
}
