import type { CallOptions } from '../../../generated/sdk/operation.ts';
import { connect, type OpenConnection } from '../../../sdk/connect.ts';
import { isOutreachError, type OutreachError } from '../../../sdk/outreach-error.ts';
import { ConfigError } from '../../config.ts';
import { remedyFor } from '../../domain/remedy.ts';
import { configFromEnvironment } from '../environment.ts';
import { CommandError } from '../output.ts';
import type { Endpoint } from './find-operation.ts';

/** The running service that OUTREACH_URL names, called with OUTREACH_KEY. */
export interface Service {
  readonly url: string;
  readonly connection: OpenConnection;
  /**
   * Calls one operation and answers its value. What fails on the way is tried again under the same idempotency key.
   *
   * @throws CommandError with the code, the message and the id of the call where it is refused.
   */
  call(endpoint: Endpoint, fn: string, args: object, options?: ServiceCallOptions): Promise<unknown>;
}

interface ServiceCallOptions {
  readonly idempotencyKey?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

/** @throws ConfigError where no key is set. */
export function connectToService(): Service {
  const { outreachUrl, outreachKey, baseUrl } = configFromEnvironment();
  if (!outreachKey)
    throw new ConfigError(
      'Set OUTREACH_KEY to an API key; `npx outreach key create --org ORG_ID` makes one.',
    );
  const url = outreachUrl ?? baseUrl;
  const connection = connect({ baseUrl: url.replace(/\/$/, ''), key: outreachKey });
  return {
    url,
    connection,
    call: (endpoint, fn, args, options = {}) =>
      withCommandErrors(
        url,
        connection.exchange(
          { method: 'POST', path: `/mcp/${endpoint}`, body: { fn, args } },
          options as CallOptions,
        ),
      ),
  };
}

/** What a call brings; what went wrong with it is said in words for a terminal. */
export async function withCommandErrors<Value>(url: string, call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (isOutreachError(error)) throw new CommandError(formatError(error, url));
    throw error;
  }
}

/** In one line what a call was refused for and what to do about it, or why there was no answer. */
export function formatError(error: OutreachError, url: string): string {
  const { type, code, status, message, reason, requestId } = error;
  const { origin } = new URL(url);
  if (type === 'connection_error')
    return `No service answers at ${origin}. Start it with npm start, or set OUTREACH_URL.`;
  if (code === 'unknown_route') return urlAdvice(url);
  if ((code as string) === 'unexpected_reply')
    return `What answers at ${origin} (with status ${status}) is not this service. ${urlAdvice(url)}`;
  if (type === 'redirect_error') return message.replace('baseUrl', 'OUTREACH_URL');
  const about = [reason, requestId].filter(Boolean).join(', ');
  // At a terminal the key is a setting, and no header that somebody wrote.
  const text = message.replace('Send Authorization: Bearer and', 'Set OUTREACH_KEY to');
  const parts = [`${code}: ${text}`, remedyFor({ type, code, message }), about && `(${about})`];
  return parts.filter(Boolean).join(' ');
}

/** A service may stand below a path behind a proxy, so a path is doubted only where no operation answered. */
function urlAdvice(url: string): string {
  const { origin, pathname } = new URL(url);
  return pathname === '/'
    ? 'Check OUTREACH_URL.'
    : `OUTREACH_URL should be the root of the service, such as ${origin}, without ${pathname}.`;
}
