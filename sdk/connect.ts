import createClient, { type Middleware } from 'openapi-fetch';
import type {
  Call,
  CallOptions,
  Connection,
  Reply,
  RetryOptions,
  WireForm,
} from '../generated/sdk/operation.ts';
import { requireArguments, requireBaseUrl } from './required.ts';
import { readReply } from './reply.ts';
import { sendWithRetries, systemClock, type Clock } from './retry.ts';

/** The address of the service, and retry options. */
export interface ConnectionOptions extends RetryOptions {
  /** The service's address, such as `https://outreach.example`. */
  readonly baseUrl: string;
  /** A replacement for `fetch`, for tests and special environments. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Middleware of openapi-fetch. It runs once per call, not per attempt. */
  readonly middleware?: readonly Middleware[];
}

/** The address and key of the service, and retry options. */
export interface OutreachOptions extends ConnectionOptions {
  /** An API key, `sk_live_…` or `sk_test_…`. */
  readonly key: string;
}

/** One HTTP exchange with the service. */
export interface Exchange extends Pick<WireForm, 'effect' | 'needsSession'> {
  readonly method: string;
  readonly path: string;
  readonly pathValues?: Readonly<Record<string, unknown>>;
  /**
   * Required arguments. If one is missing, nothing is sent and the call rejects with an `InvalidRequestError` that
   * names it.
   */
  readonly needed?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sends one attempt of the prepared request. Default: sends it unchanged. */
  readonly attempt?: (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;
}

/** A connection that can also send requests other than operations. */
export interface OpenConnection extends Connection {
  exchange(exchange: Exchange, options?: CallOptions): Call<unknown>;
}

/**
 * Creates the connection that operations are called with. Sends nothing yet.
 * @throws {TypeError} if `key` is missing or empty, or `baseUrl` is not an absolute http or https URL
 */
export function connect(options: OutreachOptions, clock: Clock = systemClock): OpenConnection {
  requireBaseUrl(options);
  const { key } = options;
  if (!key) throw new TypeError('key must be a non-empty string');
  return openConnection(createSender(options, { authorization: `Bearer ${key}` }, clock));
}

/** Sends an exchange, also several times if it fails. */
export type Send = (exchange: Exchange, options: CallOptions) => Promise<Reply<unknown>>;

/** Creates a function that sends exchanges with these headers. */
export function createSender(
  options: ConnectionOptions,
  headers: Readonly<Record<string, string>>,
  clock: Clock,
): Send {
  const { baseUrl, middleware = [] } = options;
  const client = createClient<Record<string, Record<string, never>>>({ baseUrl, headers });
  client.use(...middleware);
  // Its typings go by path, but here the path comes from the operation, so call its request method untyped.
  const request = client.request as unknown as RequestByPath;
  return (exchange, callOptions) =>
    sendExchange(request, exchange, { ...options, ...omitUndefined(callOptions) }, clock);
}

export function openConnection(send: Send): OpenConnection {
  const connection: OpenConnection = {
    exchange: (exchange, options = {}) => toCall(send(exchange, options)),
    call: (form, args = {}, options) => connection.exchange(toExchange(form, args), options),
  };
  return connection;
}

type RequestByPath = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** An option set to undefined counts as omitted. */
function omitUndefined(options: CallOptions): CallOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function toExchange({ fn, ...form }: WireForm, args: object): Exchange {
  const { method, path } = form;
  const rest: Record<string, unknown> = { ...args };
  const pathValues: Record<string, unknown> = {};
  for (const [, name = ''] of path.matchAll(/{(\w+)}/g)) {
    pathValues[name] = rest[name];
    delete rest[name];
  }
  const exchange = { ...form, pathValues };
  if (method === 'GET') return { ...exchange, query: rest };
  if (fn) return { ...exchange, body: { fn, args: rest } };
  // If the path holds all arguments, the API accepts no body, not even an empty one.
  const isPathComplete = Object.values(rest).every((value) => value === undefined);
  return isPathComplete ? exchange : { ...exchange, body: rest };
}

type SendOptions = Omit<ConnectionOptions, 'baseUrl'> & CallOptions;

async function sendExchange(
  request: RequestByPath,
  { method, path, pathValues = {}, needed = pathValues, query = {}, body, headers, attempt }: Exchange,
  { signal, idempotencyKey, dryRun, fetch, ...retries }: SendOptions,
  clock: Clock,
): Promise<Reply<unknown>> {
  requireArguments(needed);
  const send = fetch ?? ((ready: Request) => globalThis.fetch(ready));
  let attempts = 0;
  const { data, error, response } = await request(method, path, {
    params: { path: pathValues, query },
    body,
    headers: {
      'idempotency-key': method === 'GET' ? undefined : (idempotencyKey ?? randomKey()),
      'dry-run': dryRun ? 'true' : undefined,
      ...headers,
    },
    parseAs: 'text',
    fetch: async (given: Request) => {
      // Buffer the body, because a sent stream cannot be read again.
      const bytes = body && (await given.arrayBuffer());
      const answer = await sendWithRetries(
        (stop) => {
          const ready = new Request(given, { body: bytes, redirect: 'manual', signal: stop } as RequestInit);
          return attempt ? attempt(ready, send) : send(ready);
        },
        retries,
        signal,
        clock,
      );
      attempts = answer.attempts;
      return answer.response;
    },
  });
  return readReply({ response, attempts }, error ?? parseJson(data), clock.now());
}

/** Unlike `randomUUID`, also available on pages not loaded over https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(text as string);
  } catch {
    return undefined;
  }
}

/**
 * Exposes one failure either through the value or through `withResponse()`, never as an extra unhandled rejection.
 */
function toCall(reply: Promise<Reply<unknown>>): Call<unknown> {
  const value = reply.then((it) => it.value);
  const withResponse = () => {
    value.catch(() => undefined);
    return reply;
  };
  return Object.assign(value, { withResponse });
}
