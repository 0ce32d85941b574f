import { hashToken } from '../domain/accounts/session-token.ts';
import { replaceSetupLink } from '../store/queries/links.ts';
import { findFirstOwner } from '../store/queries/members.ts';
import { hasAnyPerson } from '../store/queries/persons.ts';
import type { Store } from '../store/store.ts';
import { newToken } from './session/_start-session.ts';

const lifetimeMs = 24 * 60 * 60_000;

/**
 * Makes a one-time link for the first account, ends the former one, and returns the token. Undefined once there is an
 * account, or if no organisation has an owner.
 */
export async function createSetupLink(store: Store): Promise<string | undefined> {
  if (await hasAnyPerson(store)) return undefined;
  const owner = await findFirstOwner(store);
  if (!owner) return undefined;
  const token = newToken();
  const createdAt = store.now();
  await replaceSetupLink(store, {
    hash: hashToken(token),
    ...owner,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetimeMs),
  });
  return token;
}
