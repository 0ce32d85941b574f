import type { CallOptions } from '../../../generated/sdk/operation.ts';
import { connect, type OpenConnection } from '../../../sdk/connect.ts';
import { isOutreachError, type OutreachError } from '../../../sdk/outreach-error.ts';
import { ConfigError } from '../../config.ts';
import { remedyFor } from '../../domain/remedy.ts';
import { configFromEnvironment } from '../environment.ts';
import { CommandError } from '../output.ts';
import type { Endpoint } from './find-operation.ts';

/** The service at OUTREACH_URL, called with OUTREACH_KEY. */
export interface Service {
  readonly url: string;
  readonly connection: OpenConnection;
  /**
   * Calls an operation and returns its value. Retries failed attempts with the same idempotency key.
   * @throws CommandError with code, message and request id on an error.
   */
  call(endpoint: Endpoint, fn: string, args: object, options?: ServiceCallOptions): Promise<unknown>;
}

interface ServiceCallOptions {
  readonly idempotencyKey?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

/** @throws ConfigError if no key is set. */
export function connectToService(): Service {
  const { outreachUrl, outreachKey, baseUrl } = configFromEnvironment();
  if (!outreachKey)
    throw new ConfigError(
      'Set OUTREACH_KEY to an API key; create one with `npx outreach key create --org ORG_ID`.',
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

/** Awaits a call and rephrases its error for a terminal. */
export async function withCommandErrors<Value>(url: string, call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (isOutreachError(error)) throw new CommandError(formatError(error, url));
    throw error;
  }
}

/** Formats an error on one line with its remedy, or explains why the service did not respond. */
export function formatError(error: OutreachError, url: string): string {
  const { type, code, status, message, reason, requestId } = error;
  const { origin } = new URL(url);
  if (type === 'connection_error')
    return `No service is running at ${origin}. Start it with npm start, or set OUTREACH_URL.`;
  if (code === 'unknown_route') return urlAdvice(url);
  if ((code as string) === 'unexpected_reply')
    return `The server at ${origin} (status ${status}) is not this service. ${urlAdvice(url)}`;
  if (type === 'redirect_error') return message.replace('baseUrl', 'OUTREACH_URL');
  const about = [reason, requestId].filter(Boolean).join(', ');
  // On the command line the key is a setting, not a header.
  const text = message.replace('Send Authorization: Bearer and', 'Set OUTREACH_KEY to');
  const parts = [`${code}: ${text}`, remedyFor({ type, code, message }), about && `(${about})`];
  return parts.filter(Boolean).join(' ');
}

/** A proxy may serve the service below a path, so question the path only if no operation responded. */
function urlAdvice(url: string): string {
  const { origin, pathname } = new URL(url);
  return pathname === '/'
    ? 'Check OUTREACH_URL.'
    : `OUTREACH_URL should be the root of the service, such as ${origin}, without ${pathname}.`;
}
