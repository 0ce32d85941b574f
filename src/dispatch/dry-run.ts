import type { OperationEntry } from '../../generated/contract/registry.ts';
import { ApiError } from '../domain/errors.ts';

/** Whether the header `Dry-Run` asks only what would happen; refuses where that cannot be told. */
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
      `${fn} has no dry run. Leave the Dry-Run header out; without it the call takes effect.`,
      { param: 'Dry-Run' },
    );
  }
  return true;
}
