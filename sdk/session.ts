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
import { OutreachError } from './outreach-error.ts';
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

const readToken = { method: 'POST', path: '/session.get', effect: 'read' } as const;
/** The service sends these errors before a call has any effect. */
const renewedCodes: readonly string[] = ['csrf_missing', 'session_expired'];

/**
 * Adds the token of the session, which shows that a page of the service sends a change. Reads the token first if no
 * reply has contained it yet, and once more if the session was renewed meanwhile, for example in another tab.
 */
function addSessionToken(send: Send): Send {
  let token: string | undefined;
  const sendOnce = async (exchange: Exchange, options: CallOptions): Promise<Reply<unknown>> => {
    const headers = token === undefined ? {} : { 'x-csrf-token': token };
    const reply = await send(
      ...withoutRepetition({ ...exchange, headers: { ...exchange.headers, ...headers } }, options),
    );
    const { csrfToken } = Object(reply.value) as { csrfToken?: unknown };
    if (typeof csrfToken === 'string') token = csrfToken;
    return reply;
  };
  return async (exchange, options) => {
    const { method, path, attempt, needsSession = path !== readToken.path } = exchange;
    if (!needsSession) return sendOnce(exchange, options);
    if (token === undefined && method !== 'GET') await sendOnce(readToken, {});
    const sent = token;
    try {
      return await sendOnce(exchange, options);
    } catch (error) {
      const isRenewed = error instanceof OutreachError && renewedCodes.includes(error.code);
      // The body of an upload may be a stream, which can be sent only once.
      if (!isRenewed || attempt) throw error;
      if (token === sent) await sendOnce(readToken, {});
      if (token === sent) throw error;
      return sendOnce(exchange, options);
    }
  };
}

/** Operations of the app take no idempotency key, so nothing would recognise a change that is sent again. */
function withoutRepetition(exchange: Exchange, options: CallOptions): [Exchange, CallOptions] {
  const { effect, headers } = exchange;
  if (!effect) return [exchange, options];
  const once = effect === 'change' ? { maxRetries: 0 } : {};
  return [
    { ...exchange, headers: { ...headers, 'idempotency-key': options.idempotencyKey } },
    { ...options, ...once },
  ];
}
