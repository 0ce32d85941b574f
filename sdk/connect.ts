import createClient, { type Middleware } from 'openapi-fetch';
import type {
  Call,
  CallOptions,
  Connection,
  Reply,
  RetryOptions,
  WireForm,
} from '../generated/sdk/operation.ts';
import { requireArguments, requireOptions } from './required.ts';
import { readReply } from './reply.ts';
import { sendWithRetries, systemClock, type Clock } from './retry.ts';

/** Where the service is, who calls, and how. */
export interface OutreachOptions extends RetryOptions {
  /** The service's address, such as `https://outreach.example`. */
  readonly baseUrl: string;
  /** An API key, `sk_live_…` or `sk_test_…`. */
  readonly key: string;
  /** Another `fetch`, for tests and for environments with their own. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Middleware of openapi-fetch; it sees each call once, however often that is attempted. */
  readonly middleware?: readonly Middleware[];
}

/** One exchange with the service, in the words of HTTP. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly pathValues?: Readonly<Record<string, unknown>>;
  /** Arguments without which nothing is sent: the call then throws an `InvalidRequestError` that names one. */
  readonly needed?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends one attempt of the request that has been made ready; where absent it is sent as it is. */
  readonly attempt?: (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;
}

/** A connection that also carries what is no operation of the registry. */
export interface OpenConnection extends Connection {
  exchange(exchange: Exchange, options?: CallOptions): Call<unknown>;
}

/**
 * What the functions of the operations are called with. Nothing is sent until then.
 *
 * @throws {TypeError} where `key` is absent or empty, or `baseUrl` is no absolute address of http or https
 */
export function connect(options: OutreachOptions, clock: Clock = systemClock): OpenConnection {
  requireOptions(options);
  const { baseUrl, key, middleware = [] } = options;
  const client = createClient<Record<string, Record<string, never>>>({
    baseUrl,
    headers: { authorization: `Bearer ${key}` },
  });
  client.use(...middleware);
  // It is typed by paths; here the path comes with the operation, so its request is called by this one form.
  const request = client.request as unknown as RequestByPath;
  const connection: OpenConnection = {
    exchange: (wanted, callOptions = {}) =>
      toCall(sendExchange(request, wanted, { ...options, ...omitUndefined(callOptions) }, clock)),
    call: (form, args = {}, callOptions) => connection.exchange(toExchange(form, args), callOptions),
  };
  return connection;
}

type RequestByPath = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** A caller who hands on an option that was not given means the usual one. */
function omitUndefined(options: CallOptions): CallOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function toExchange({ method, path, fn }: WireForm, args: object): Exchange {
  const rest: Record<string, unknown> = { ...args };
  const pathValues: Record<string, unknown> = {};
  for (const [, name = ''] of path.matchAll(/{(\w+)}/g)) {
    pathValues[name] = rest[name];
    delete rest[name];
  }
  const exchange = { method, path, pathValues };
  if (method === 'GET') return { ...exchange, query: rest };
  if (fn) return { ...exchange, body: { fn, args: rest } };
  // Where the path says it all the interface knows no body, not even an empty one.
  const isPathComplete = Object.values(rest).every((value) => value === undefined);
  return isPathComplete ? exchange : { ...exchange, body: rest };
}

async function sendExchange(
  request: RequestByPath,
  { method, path, pathValues = {}, needed = pathValues, query = {}, body, headers, attempt }: Exchange,
  {
    signal,
    idempotencyKey,
    dryRun,
    fetch,
    ...retries
  }: Omit<OutreachOptions, 'baseUrl' | 'key'> & CallOptions,
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
      // The bytes are kept, because what an attempt has sent cannot be read again.
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

/** Unlike `randomUUID` this is also there on pages that were not loaded over https. */
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

/** The failure of a call is told once: by the value, or by the reply where that is asked for. */
function toCall(reply: Promise<Reply<unknown>>): Call<unknown> {
  const value = reply.then((it) => it.value);
  const withResponse = () => {
    value.catch(() => undefined);
    return reply;
  };
  return Object.assign(value, { withResponse });
}
