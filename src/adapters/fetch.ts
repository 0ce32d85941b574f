import { Agent, fetch as undiciFetch, type Response } from 'undici';
import {
  OutboundFailed,
  type Outbound,
  type OutboundRequest,
  type OutboundResponse,
} from '../ports/outbound.ts';
import { explainFailure, guardConnections, parseTarget, type GuardOptions } from './guarded-connection.ts';

export interface GuardedFetchOptions extends GuardOptions {
  readonly userAgent: string;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  readonly maxRedirects?: number;
  readonly connectionsPerOrigin?: number;
}

/**
 * The HTTP client with an address guard. The guard checks when the socket opens: it resolves a name once, checks
 * every address, and connects only to a checked one. So no IP literal, redirect or changing DNS record bypasses it.
 * Throws a RangeError for an invalid range in `allow`.
 */
export function createGuardedFetch(options: GuardedFetchOptions): Outbound {
  const { connect, blockedUrlReason } = guardConnections(options);
  const agent = new Agent({
    allowH2: false,
    connect,
    connections: options.connectionsPerOrigin ?? 16,
  });
  const defaults = {
    maxBytes: options.maxBytes ?? 10 * 1024 * 1024,
    timeoutMs: options.timeoutMs ?? 15_000,
    maxRedirects: options.maxRedirects ?? 5,
  };
  return {
    async fetch(url, request = {}) {
      const timeoutMs = request.timeoutMs ?? defaults.timeoutMs;
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
      const prepared = { ...defaults, ...withoutUndefined(request), signal };
      try {
        return await fetchFollowingRedirects(agent, parseTarget(url), prepared, options.userAgent);
      } catch (error) {
        throw explainFailure(error, String(url), { timeout, timeoutMs, callerSignal: request.signal });
      }
    },
    blockedUrlReason,
    close: () => agent.destroy(),
  };
}

type PreparedRequest = OutboundRequest &
  Required<Pick<OutboundRequest, 'maxBytes' | 'maxRedirects' | 'signal'>>;

async function fetchFollowingRedirects(
  agent: Agent,
  start: URL,
  prepared: PreparedRequest,
  userAgent: string,
): Promise<OutboundResponse> {
  const { method = 'GET', body, signal, redirect = 'follow' } = prepared;
  const follows = redirect === 'follow' && (method === 'GET' || method === 'HEAD');
  let target = start;
  let headers: Record<string, string> = { 'user-agent': userAgent, ...lowerCaseNames(prepared.headers) };
  for (let redirects = 0; ; redirects += 1) {
    const response = await undiciFetch(target, {
      method,
      headers,
      body,
      signal,
      dispatcher: agent,
      redirect: 'manual',
    });
    const next = follows && redirectStatuses.has(response.status) ? response.headers.get('location') : null;
    if (next === null) {
      return {
        url: target.href,
        status: response.status,
        headers: response.headers,
        body: await readBody(response, prepared.maxBytes),
      };
    }
    await response.body?.cancel();
    if (redirects >= prepared.maxRedirects) {
      throw new OutboundFailed('too_many_redirects', `More than ${prepared.maxRedirects} redirects.`);
    }
    const from = target;
    target = parseTarget(next, from);
    if (target.origin !== from.origin) headers = selectCrossOriginHeaders(headers);
  }
}

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Keys and cookies are meant for the first origin only. */
function selectCrossOriginHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => crossOriginHeaders.has(name)));
}

const crossOriginHeaders: ReadonlySet<string> = new Set(['accept', 'accept-language', 'user-agent']);

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  if (response.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // An error that leaves the loop cancels the stream and closes the socket. So an endless body stops here.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes)
      throw new OutboundFailed('too_large', `The response is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function lowerCaseNames(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function withoutUndefined(request: OutboundRequest): OutboundRequest {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}
