import { errors } from '../../generated/contract/errors.ts';
import { Refusal } from '../domain/errors.ts';
import type { Authenticated, KnownKeys } from './known-keys.ts';

const keyForm = /^sk_(live|test)_[A-Za-z0-9]{40}$/;

/** Finds who calls by the `Authorization` header. What speaks against a key is said: only its holder can ask. */
export async function authenticate(
  keys: KnownKeys,
  header: string | undefined,
  now: Date,
): Promise<Authenticated> {
  return keys.identify(readToken(header), now);
}

function readToken(header: string | undefined): string {
  if (!header?.trim()) {
    throw new Refusal('key_missing', `There is no API key. ${errors.key_missing.remedy}`);
  }
  if (/^\s*Bearer\s*$/i.test(header)) {
    throw new Refusal('key_missing', `There is no API key after Bearer. ${errors.key_missing.remedy}`);
  }
  const token = /^Bearer +(\S+)\s*$/i.exec(header)?.[1];
  if (token === undefined || !keyForm.test(token)) {
    throw new Refusal('key_malformed', `The API key is malformed. ${errors.key_malformed.remedy}`);
  }
  return token;
}
