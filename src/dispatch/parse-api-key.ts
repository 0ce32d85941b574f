import { errors } from '../../generated/contract/errors.ts';
import { ApiError } from '../domain/errors.ts';

const keyPattern = /^sk_(live|test)_[A-Za-z0-9]{40}$/;

/**
 * Reads the API key from the `Authorization` header. The error says exactly what is wrong: only the key's holder can
 * trigger it.
 */
export function parseApiKey(header: string | undefined): string {
  if (!header?.trim()) {
    throw new ApiError('key_missing', `There is no API key. ${errors.key_missing.remedy}`);
  }
  if (/^\s*Bearer\s*$/i.test(header)) {
    throw new ApiError('key_missing', `There is no API key after Bearer. ${errors.key_missing.remedy}`);
  }
  const token = /^Bearer +(\S+)\s*$/i.exec(header)?.[1];
  if (token === undefined || !keyPattern.test(token)) {
    throw new ApiError('key_malformed', `The API key is malformed. ${errors.key_malformed.remedy}`);
  }
  return token;
}
