import { setTimeout } from 'node:timers/promises';
import { OutboundFailed, type Outbound, type OutboundResponse } from '../ports/outbound.ts';
import { ProviderFailed, type ProviderFailureKind } from '../ports/provider-failed.ts';
import { type Fields, fieldsOf, errorMessageIn, InvalidResponse } from './provider-response.ts';
import type { Clock } from './site/pacing.ts';

export interface ProviderOptions {
  /** For people: `Google Places`. */
  readonly name: string;
  /** The setting for the operator to check when the provider rejects calls. */
  readonly setting: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Sent with every call. They contain the key, which no message shows. */
  readonly headers: Readonly<Record<string, string>>;
  readonly outbound: Outbound;
  /** The documented maximum. All calls of the process together keep this pace. */
  readonly callsPerSecond: number;
  /** Explains an error where the provider's documentation says more than the status. */
  readonly explain?: (refusal: ErrorResponse) => Partial<Explanation>;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly clock?: Clock;
  /** From 0 to 1, for the length of pauses. */
  readonly random?: () => number;
}

/** A response with an error status. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: OutboundResponse['headers'];
  /** Its JSON; no fields without one. */
  readonly body: Fields;
}

export interface Explanation {
  readonly kind: ProviderFailureKind;
  /** The next step, as a sentence. */
  readonly remedy: string;
  readonly retryAfterMs: number | null;
}

export interface ProviderRequest<Answer> {
  /** By default POST with a body, else GET. */
  readonly method?: 'GET' | 'POST';
  /** Begins with a slash. */
  readonly path: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
  /** Extracts the answer. Throws InvalidResponse for an unexpected form. */
  parse(answer: Fields): Answer;
}

/** An external service with a JSON API. */
export interface Provider {
  readonly name: string;
  /** Throws only ProviderFailed, for any failure and for an abort by the caller. */
  request<Answer>(question: ProviderRequest<Answer>): Promise<Answer>;
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

  async function requestOnce<Answer>(
    question: ProviderRequest<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    await waitForTurn(signal);
    const { body, query = [] } = question;
    const search =
      query.length > 0 ? `?${new URLSearchParams(query.map((pair) => [...pair])).toString()}` : '';
    const response = await outbound.fetch(`${options.baseUrl}${question.path}${search}`, {
      method: question.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
        ...question.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      timeoutMs,
      maxBytes,
      signal,
    });
    if (response.status >= 200 && response.status < 300) return question.parse(readJson(response.body));
    throw toStatusFailure(options, response);
  }

  return {
    name,
    async request(question) {
      const signal = question.signal ?? new AbortController().signal;
      for (let attempt = 0; ; attempt += 1) {
        try {
          signal.throwIfAborted();
          return await requestOnce(question, signal);
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
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString('utf8'));
  } catch {
    throw new InvalidResponse('returned invalid JSON.');
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw new InvalidResponse('returned JSON that is not an object.');
  }
  return answer as Fields;
}

function toStatusFailure(
  options: ProviderOptions,
  { status, headers, body }: OutboundResponse,
): ProviderFailed {
  const answer = parseJsonOrNull(body);
  const known = {
    ...explainStatus(status, options.setting),
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
  };
  const {
    kind,
    remedy,
    retryAfterMs: waitMs,
  } = {
    ...known,
    ...options.explain?.({ status, headers, body: fieldsOf(answer) }),
  };
  const message = errorMessageIn(answer);
  const what =
    message === null
      ? `${status}`
      : `${status}: ${redactKeys(message, options).replace(/(?<![.\s])[.\s]+$/, '')}`;
  return new ProviderFailed(options.name, kind, `${options.name} answered ${what}. ${remedy}`, {
    retryAfterMs: waitMs,
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

/** Seconds or a date, as defined by HTTP. */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** Some providers repeat the request's headers in their errors. */
function redactKeys(text: string, { headers }: ProviderOptions): string {
  return Object.values(headers).reduce((shown, value) => shown.replaceAll(value, '…'), text);
}

function toFailure({ name }: ProviderOptions, error: unknown, signal: AbortSignal): ProviderFailed {
  if (error instanceof ProviderFailed) return error;
  const failed = (trouble: ProviderFailureKind, message: string): ProviderFailed =>
    new ProviderFailed(name, trouble, `${name} ${message}`, { cause: error });
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
