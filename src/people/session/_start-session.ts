import { randomBytes } from 'node:crypto';
import {
  csrfTokenOf,
  hashToken,
  sessionLifetimeMs,
  sudoLifetimeMs,
} from '../../domain/accounts/session-token.ts';
import { ApiError } from '../../domain/errors.ts';
import { hasRight, type Role } from '../../domain/rights.ts';
import type { Session } from '../../../generated/app/contract/types.ts';
import type { Client } from '../../person-operation.ts';
import { newId } from '../../store/ids.ts';
import {
  findSessionDetails,
  insertSession,
  renewSession,
  type SessionChange,
} from '../../store/queries/sessions.ts';
import type { QueryContext, Tx } from '../../store/store.ts';

const tokenBytes = 32;

/** A secret that only the browser keeps. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Starts a session of a member. A password that was just given counts as confirmed. */
export async function startSession(
  tx: Tx,
  who: { readonly personId: string; readonly userId: string },
  client: Client,
  { isConfirmed } = { isConfirmed: true },
): Promise<{ sessionId: string; token: string }> {
  const sessionId = newId('session');
  const token = newToken();
  await insertSession(tx, {
    ...who,
    ...client,
    hash: hashToken(token),
    sessionId,
    sudoUntil: isConfirmed ? new Date(tx.now.getTime() + sudoLifetimeMs) : null,
    expiresAt: new Date(tx.now.getTime() + sessionLifetimeMs),
  });
  return { sessionId, token };
}

/** Gives a session a new secret, and returns it. Throws an ApiError if the session has ended. */
export async function renewToken(
  tx: Tx,
  { sessionId }: { readonly sessionId: string },
  change: Omit<SessionChange, 'hash'> = {},
): Promise<string> {
  const token = newToken();
  if (await renewSession(tx, sessionId, { ...change, hash: hashToken(token) })) return token;
  throw new ApiError('session_expired', 'The session has ended. Sign in again.');
}

const rights = ['review', 'prepare', 'send', 'administer', 'own'] as const;

/** What the app shows of a session. */
export async function viewSession(tx: QueryContext, sessionId: string, token: string): Promise<Session> {
  const details = await findSessionDetails(tx, sessionId);
  if (!details) throw new Error(`The session ${sessionId} does not exist.`);
  return {
    ...details,
    memberships: [...details.memberships],
    rights: rightsOf(details.role),
    mode: details.plan === 'free' ? 'test' : 'live',
    csrfToken: csrfTokenOf(token),
  };
}

function rightsOf(role: Role) {
  return rights.filter((right) => hasRight(role, right));
}
