import { setTimeout } from 'node:timers/promises';
import { OutboundFailed, type Outbound, type OutboundResponse } from '../ports/outbound.ts';
import { ProviderFailed, type ProviderFailureKind } from '../ports/provider-failed.ts';
import { type Fields, fieldsOf, errorMessageIn, InvalidResponse } from './provider-response.ts';
import type { Clock } from './site/pacing.ts';

export interface ProviderOptions {
  /** The name shown to people, such as `Google Places`. */
  readonly name: string;
  /** The setting for the operator to check when the provider rejects calls. */
  readonly setting: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Sent with every call. They contain the key, so messages must not quote them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly outbound: Outbound;
  /** The documented maximum. It applies to all calls of the process together. */
  readonly callsPerSecond: number;
  /** Explains an error where the provider's documentation says more than the status. */
  readonly explain?: (response: ErrorResponse) => Partial<Explanation>;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly clock?: Clock;
  /** Returns a number from 0 to 1, which varies the length of pauses. */
  readonly random?: () => number;
}

/** A response with an error status. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: OutboundResponse['headers'];
  /** The JSON object of the response; empty if it has none. */
  readonly body: Fields;
}

export interface Explanation {
  readonly kind: ProviderFailureKind;
  /** The next step for the operator, as a sentence. */
  readonly remedy: string;
  readonly retryAfterMs: number | null;
}

export interface ProviderRequest<Result> {
  /** By default POST with a body, else GET. */
  readonly method?: 'GET' | 'POST';
  /** Begins with a slash. */
  readonly path: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
  /** Extracts the result. Throws InvalidResponse for an unexpected form. */
  parse(body: Fields): Result;
}

/** An external service with a JSON API. */
export interface Provider {
  readonly name: string;
  /** Throws only ProviderFailed, for any failure and for an abort by the caller. */
  request<Result>(request: ProviderRequest<Result>): Promise<Result>;
}

/**
 * A client for one provider. Transient failures are retried at most twice, after the provider's pause or a default
 * one. A provider that requests a longer pause, or that was too slow, is not retried. Redirects are not followed,
 * because they would leak the key.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { name, outbound, timeoutMs = 15_000, maxBytes = 4 * 1024 * 1024 } = options;
  const { clock = systemClock, random = Math.random } = options;
  const spacingMs = 1_000 / options.callsPerSecond;
  let nextCallMs = -Infinity;

  async function waitForTurn(signal: AbortSignal): Promise<void> {
    const waitMs = nextCallMs - clock.now();
    nextCallMs = Math.max(nextCallMs, clock.now()) + spacingMs;
    if (waitMs > 0) await clock.sleep(waitMs, signal);
  }

  async function requestOnce<Result>(request: ProviderRequest<Result>, signal: AbortSignal): Promise<Result> {
    await waitForTurn(signal);
    const { body, query = [] } = request;
    const search =
      query.length > 0 ? `?${new URLSearchParams(query.map((pair) => [...pair])).toString()}` : '';
    const response = await outbound.fetch(`${options.baseUrl}${request.path}${search}`, {
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
        ...request.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      timeoutMs,
      maxBytes,
      signal,
    });
    if (response.status >= 200 && response.status < 300) return request.parse(readJson(response.body));
    throw toStatusFailure(options, response);
  }

  return {
    name,
    async request(request) {
      const signal = request.signal ?? new AbortController().signal;
      for (let attempt = 0; ; attempt += 1) {
        try {
          signal.throwIfAborted();
          return await requestOnce(request, signal);
        } catch (error) {
          const failed = toFailure(options, error, signal);
          const retryDelayMs = failed.retryAfterMs ?? (0.5 + random() / 2) * firstRetryDelayMs * 2 ** attempt;
          if (attempt >= maxRetries || !isTransient(failed) || retryDelayMs > maxRetryDelayMs) throw failed;
          await clock.sleep(retryDelayMs, signal).catch((reason: unknown) => {
            throw toFailure(options, reason, signal);
          });
        }
      }
    },
  };
}

const maxRetries = 2;
const firstRetryDelayMs = 500;
const maxRetryDelayMs = 5_000;

const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (delayMs, signal) => setTimeout(delayMs, undefined, { signal }),
};

function readJson(body: Buffer): Fields {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new InvalidResponse('returned invalid JSON.');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InvalidResponse('returned JSON that is not an object.');
  }
  return json as Fields;
}

function toStatusFailure(
  options: ProviderOptions,
  { status, headers, body }: OutboundResponse,
): ProviderFailed {
  const json = parseJsonOrNull(body);
  const byStatus = {
    ...explainStatus(status, options.setting),
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
  };
  const explanation = {
    ...byStatus,
    ...options.explain?.({ status, headers, body: fieldsOf(json) }),
  };
  const message = errorMessageIn(json);
  const reason =
    message === null
      ? `${status}`
      : `${status}: ${redactKeys(message, options).replace(/(?<![.\s])[.\s]+$/, '')}`;
  const { kind, remedy } = explanation;
  return new ProviderFailed(options.name, kind, `${options.name} answered ${reason}. ${remedy}`, {
    retryAfterMs: explanation.retryAfterMs,
  });
}

function parseJsonOrNull(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function explainStatus(status: number, setting: string): Pick<Explanation, 'kind' | 'remedy'> {
  if (status === 401 || status === 403)
    return { kind: 'not_allowed', remedy: `Check ${setting} and its permissions there.` };
  if (status === 402) return { kind: 'exhausted', remedy: 'Buy more there, or wait for the renewal.' };
  if (status === 429) return { kind: 'rate_limited', remedy: 'Try again later.' };
  if (status >= 500) return { kind: 'unavailable', remedy: 'Try again later.' };
  if (status >= 400) return { kind: 'not_allowed', remedy: 'It rejects this request.' };
  return { kind: 'bad_answer', remedy: `Redirects are not followed; check ${setting}.` };
}

/** Parses a Retry-After header, which contains seconds or a date. */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000;
  const retryAt = Date.parse(header);
  return Number.isNaN(retryAt) ? null : Math.max(0, retryAt - Date.now());
}

/** Some providers repeat the request's headers in their errors. */
function redactKeys(text: string, { headers }: ProviderOptions): string {
  return Object.values(headers).reduce((redacted, value) => redacted.replaceAll(value, '…'), text);
}

function toFailure({ name }: ProviderOptions, error: unknown, signal: AbortSignal): ProviderFailed {
  if (error instanceof ProviderFailed) return error;
  const failed = (kind: ProviderFailureKind, message: string): ProviderFailed =>
    new ProviderFailed(name, kind, `${name} ${message}`, { cause: error });
  if (error instanceof InvalidResponse) return failed('bad_answer', error.message);
  if (signal.aborted) return failed('unavailable', 'did not respond in time.');
  if (!(error instanceof OutboundFailed)) throw error;
  if (error.code === 'too_large') return failed('bad_answer', `sent too much: ${error.message}`);
  return failed('unavailable', `could not be reached: ${error.message} Try again later.`);
}

function isTransient({ kind, cause }: ProviderFailed): boolean {
  if (cause instanceof OutboundFailed)
    return ['unreachable', 'name_not_resolved', 'name_unanswered'].includes(cause.code);
  return cause === undefined && (kind === 'rate_limited' || kind === 'unavailable');
}
