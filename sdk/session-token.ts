import type { Reply } from '../generated/sdk/operation.ts';

/** The parts of an exchange that decide whether it needs the token. */
interface TokenExchange {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends an exchange once. */
type Send = (exchange: TokenExchange) => Promise<Reply<unknown>>;

/** Adds the token of the session, which shows that a page of the service sends a change. */
export interface SessionToken {
  /** Sends an exchange with the token. Reads the token first if no reply has contained it yet. */
  send(exchange: TokenExchange, sendOnce: Send): Promise<Reply<unknown>>;
}

export function createSessionToken(): SessionToken {
  let token: string | undefined;
  const remember = (reply: Reply<unknown>) => {
    const { csrfToken } = (reply.value ?? {}) as { csrfToken?: unknown };
    if (typeof csrfToken === 'string') token = csrfToken;
    return reply;
  };
  return {
    send: async (exchange, sendOnce) => {
      const { method, path, headers } = exchange;
      if (token === undefined && method !== 'GET' && !needsNoToken.has(path))
        remember(await sendOnce({ method: 'POST', path: '/session.get' }));
      const tokenHeader: Record<string, string> = token === undefined ? {} : { 'x-csrf-token': token };
      return remember(await sendOnce({ ...exchange, headers: { ...headers, ...tokenHeader } }));
    },
  };
}

/** They start a session, or read the token. */
const needsNoToken: ReadonlySet<string> = new Set(['/session.get', '/session.signIn', '/setup.take']);
