import { hashToken } from '../domain/accounts/session-token.ts';
import { newId } from '../store/ids.ts';
import { insertLink, type NewLink } from '../store/queries/links.ts';
import type { Tx } from '../store/store.ts';
import { newToken } from './session/_start-session.ts';

/** The page of the app for each purpose. */
const pages = { setup: 'set-up', invitation: 'join', reset: 'reset', email: 'confirm-address' } as const;

export interface OneTimeLink {
  readonly linkId: string;
  /** The token is in the fragment, so no server logs it and no Referer header contains it. */
  readonly url: string;
  readonly expiresAt: Date;
}

/** Makes a link that works once. Only the hash of its token is stored. */
export async function createOneTimeLink(
  tx: Tx,
  {
    lifetimeMs,
    ...link
  }: Omit<NewLink, 'hash' | 'linkId' | 'orgId' | 'createdAt' | 'expiresAt'> & {
    readonly lifetimeMs: number;
  },
): Promise<OneTimeLink> {
  const token = newToken();
  const linkId = newId('link');
  const expiresAt = new Date(tx.now.getTime() + lifetimeMs);
  await insertLink(tx, { ...link, hash: hashToken(token), linkId, expiresAt });
  return { linkId, url: `${tx.appUrlFor(pages[link.purpose])}#${token}`, expiresAt };
}
