import { unprotectedAddressMessage } from '../domain/accounts/protected-address.ts';
import { isCsrfToken } from '../domain/accounts/session-token.ts';
import { ApiError } from '../domain/errors.ts';
import type { AuthenticatedCaller, CredentialCache } from './credential-cache.ts';

/** What a door below /app/api received. */
export interface SessionCredential {
  /** The value of the cookie. */
  readonly token: string | undefined;
  readonly csrfToken: string | undefined;
  /** Whether the call only reads, so that no other page gains by sending it. */
  readonly onlyReads: boolean;
  /** Whether the browser says that another origin sent the request, or nothing says that this one did. */
  readonly isForeign: boolean;
  /** Whether the request also has an Authorization header. */
  readonly hasAuthorization: boolean;
  /** Whether cookies would cross a network without encryption. */
  readonly isExposed: boolean;
  /** The network of the client, shortened. */
  readonly network: string;
  /** What the client says about itself. */
  readonly agent: string | null;
}

/** Rejects keys, requests of other sites, and addresses without https. A call without a session needs this as well. */
export function requireOwnPage({ hasAuthorization, isForeign, isExposed }: SessionCredential): void {
  if (isExposed) throw new ApiError('address_unprotected', unprotectedAddressMessage);
  if (hasAuthorization) {
    throw new ApiError(
      'session_required',
      'Only people who are signed in may call addresses below /app/api. Send no Authorization header; with a key, ' +
        'call the addresses that /docs lists.',
    );
  }
  if (isForeign) {
    throw new ApiError(
      'csrf_missing',
      "The request does not come from a page of this service. A program must send the service's own address as Origin.",
    );
  }
}

/** Finds the caller of a session. Throws an ApiError if it may not call. */
export async function authenticateSession(
  sessions: CredentialCache,
  credential: SessionCredential,
  now: Date,
): Promise<AuthenticatedCaller> {
  requireOwnPage(credential);
  const { token, csrfToken, onlyReads } = credential;
  if (token === undefined) throw new ApiError('session_missing', 'Nobody is signed in. Sign in.');
  if (!onlyReads && !isCsrfToken(token, csrfToken)) {
    throw new ApiError(
      'csrf_missing',
      'The header X-CSRF-Token is missing or belongs to another session. Send the csrfToken of session.get.',
      { param: 'X-CSRF-Token' },
    );
  }
  return sessions.authenticate(token, now);
}
