import { ApiError } from './errors.ts';

export interface StorageLimit {
  readonly usedBytes: number;
  readonly limitBytes: number;
}

/** The error for what does not fit. `addedBytes` is 0 if its size is unknown. */
export function storageFullError({ usedBytes, limitBytes }: StorageLimit, addedBytes: number): ApiError {
  const added = addedBytes === 0 ? '' : `, and this call adds ${megabytes(addedBytes)}`;
  return new ApiError(
    'storage_full',
    `The organisation stores ${megabytes(usedBytes)} of at most ${megabytes(limitBytes)}${added}. ` +
      'Delete leads that you no longer need, which counts after at most a day, or ask the operator to raise ' +
      'STORAGE_LIMIT_MB.',
  );
}

/** Shorter texts of a call are not counted until the daily measurement. */
export const minCountedCharacters = 65_536;

/** Returns the characters of all texts in the arguments of a call. */
export function countTextCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + countTextCharacters(part), 0);
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
