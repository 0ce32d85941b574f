import type { Context } from 'koa';
import type { SessionCredential } from '../../dispatch/authenticate-session.ts';
import { isProtectedAddress } from '../../domain/accounts/protected-address.ts';
import { isOwnOrigin } from '../own-origin.ts';

export interface CredentialOptions {
  readonly baseUrl: string;
  /** The network of the client, shortened. */
  readonly network: string;
}

const maxAgentLength = 300;

/** Whether a path is below the doors of the app, where a session is the only credential. */
export function isAppPath(path: string): boolean {
  return path.startsWith('/app/api/');
}

/** Reads the cookie of the session and what the browser says about the origin of the request. */
export function readCredential(ctx: Context, { baseUrl, network }: CredentialOptions): SessionCredential {
  const onlyReads = ctx.method === 'GET' || ctx.method === 'HEAD';
  return {
    token: readCookie(ctx.get('Cookie'), cookieName(baseUrl)),
    csrfToken: ctx.get('X-CSRF-Token') || undefined,
    onlyReads,
    isForeign: isForeign(ctx, baseUrl, onlyReads),
    hasAuthorization: ctx.req.headers.authorization !== undefined,
    isExposed: !isProtectedAddress(baseUrl),
    network,
    agent: ctx.get('User-Agent').slice(0, maxAgentLength) || null,
  };
}

/** A change needs proof that a page of this service sent it. A read only must not come from another site. */
function isForeign(ctx: Context, baseUrl: string, onlyReads: boolean): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  const { origin } = ctx.req.headers;
  if (site !== '' && site !== 'same-origin' && !(onlyReads && site === 'none')) return true;
  if (origin !== undefined) return !isOwnOrigin(ctx, baseUrl, origin);
  return site === '' && !onlyReads;
}

/** The prefix makes browsers refuse the cookie from other hosts, and without https. */
function cookieName(baseUrl: string): string {
  return isSecure(baseUrl) ? '__Host-outreach' : 'outreach';
}

const isSecure = (baseUrl: string) => baseUrl.startsWith('https:');

/** Undefined also if the name occurs twice, because then another page may have set one of them. */
function readCookie(header: string, name: string): string | undefined {
  const values = header.split(';').flatMap((part) => {
    const [key, ...value] = part.trim().split('=');
    return key === name ? [value.join('=')] : [];
  });
  return values.length === 1 && values[0] !== '' ? values[0] : undefined;
}

/** Sets or removes the cookie. It lasts as long as the browser keeps it; the database decides when it ends. */
export function setSessionCookie(
  ctx: Context,
  baseUrl: string,
  token: string | null,
  maxAgeSeconds: number,
): void {
  const attributes = [
    `${cookieName(baseUrl)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${token === null ? 0 : maxAgeSeconds}`,
    ...(isSecure(baseUrl) ? ['Secure'] : []),
  ];
  ctx.append('Set-Cookie', attributes.join('; '));
}
