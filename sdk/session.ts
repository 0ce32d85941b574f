/**
 * The package's entry point for pages of the service itself, which call with the session of the person who is signed
 * in. It is separate, so that programs with a key do not contain it.
 */
import type { CallOptions, Reply } from '../generated/sdk/operation.ts';
import {
  createSender,
  openConnection,
  type ConnectionOptions,
  type Exchange,
  type OpenConnection,
  type Send,
} from './connect.ts';
import { requireBaseUrl } from './required.ts';
import { systemClock, type Clock } from './retry.ts';

/**
 * Creates a connection that calls with the session of the person who is signed in. `baseUrl` is the service's address
 * with `/app/api`, and the browser adds the cookie. Sends nothing yet.
 * @throws {TypeError} if `baseUrl` is not an absolute http or https URL
 */
export function connectSession(options: ConnectionOptions, clock: Clock = systemClock): OpenConnection {
  requireBaseUrl(options);
  return openConnection(addSessionToken(createSender(options, {}, clock)));
}

/**
 * Adds the token of the session to what changes something, which shows that a page of the service sends it. Reads the
 * token first if no reply has contained it yet.
 */
function addSessionToken(send: Send): Send {
  let token: string | undefined;
  const sendOnce = async (exchange: Exchange, options: CallOptions): Promise<Reply<unknown>> => {
    const reply = await send(exchange, options);
    const { csrfToken } = Object(reply.value) as { csrfToken?: unknown };
    if (typeof csrfToken === 'string') token = csrfToken;
    return reply;
  };
  return async (exchange, options) => {
    const { method, path, headers } = exchange;
    if (token === undefined && method !== 'GET' && !needsNoToken.has(path))
      await sendOnce({ method: 'POST', path: '/session.get' }, options);
    return sendOnce(
      token ? { ...exchange, headers: { ...headers, 'x-csrf-token': token } } : exchange,
      options,
    );
  };
}

/** They start a session, or read the token. */
const needsNoToken: ReadonlySet<string> = new Set(['/session.get', '/session.signIn', '/setup.take']);
