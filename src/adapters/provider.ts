import { setTimeout } from 'node:timers/promises';
import { OutboundRefused, type Outbound, type OutboundResponse } from '../ports/outbound.ts';
import { ProviderFailed, type ProviderTrouble } from '../ports/provider-failed.ts';
import { type Fields, fieldsOf, saidIn, UnreadableAnswer } from './provider-answer.ts';
import type { Clock } from './site/pacing.ts';

export interface ProviderOptions {
  /** For people: `Google Places`. */
  readonly name: string;
  /** The setting that an operator looks at when the provider refuses. */
  readonly setting: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Sent with every call; they hold the key, which no message ever shows. */
  readonly headers: Readonly<Record<string, string>>;
  readonly outbound: Outbound;
  /** The most that the provider documents; calls keep that distance, whoever asks for them. */
  readonly callsPerSecond: number;
  /** What a refusal means where the provider's own documentation says more than its status. */
  readonly explain?: (refusal: Refusal) => Partial<Explanation>;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly clock?: Clock;
  /** From 0 to 1, for the length of pauses. */
  readonly random?: () => number;
}

/** An answer with a status that is no success. */
export interface Refusal {
  readonly status: number;
  readonly headers: OutboundResponse['headers'];
  /** Its JSON, without fields where there is none. */
  readonly answer: Fields;
}

export interface Explanation {
  readonly trouble: ProviderTrouble;
  /** What to do, as a sentence. */
  readonly remedy: string;
  readonly retryAfterMs: number | null;
}

export interface Question<Answer> {
  /** POST where there is a body, else GET. */
  readonly method?: 'GET' | 'POST';
  /** Begins with a slash. */
  readonly path: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
  /** Takes what is needed out of the answer; throws UnreadableAnswer where it has not the form for that. */
  read(answer: Fields): Answer;
}

/** Somebody else's service that speaks JSON. */
export interface Provider {
  readonly name: string;
  /** Throws ProviderFailed, and nothing else, for whatever goes wrong, the caller's giving up included. */
  ask<Answer>(question: Question<Answer>): Promise<Answer>;
}

/**
 * A client for one provider. A call that fails in a way that may pass is repeated twice at most, after a pause that the
 * provider names or one of its own; a provider that wants to be left alone for longer is left alone, and so is one that
 * was too slow. Redirects are not followed, for the key would travel along.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { name, outbound, timeoutMs = 15_000, maxBytes = 4 * 1024 * 1024 } = options;
  const { clock = systemClock, random = Math.random } = options;
  const spacingMs = 1_000 / options.callsPerSecond;
  let nextCallMs = -Infinity;

  async function takeTurn(signal: AbortSignal): Promise<void> {
    const waitMs = nextCallMs - clock.now();
    nextCallMs = Math.max(nextCallMs, clock.now()) + spacingMs;
    if (waitMs > 0) await clock.sleep(waitMs, signal);
  }

  async function askOnce<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer> {
    await takeTurn(signal);
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
    if (response.status >= 200 && response.status < 300) return question.read(readJson(response.body));
    throw refused(options, response);
  }

  return {
    name,
    async ask(question) {
      const signal = question.signal ?? new AbortController().signal;
      for (let attempt = 0; ; attempt += 1) {
        try {
          signal.throwIfAborted();
          return await askOnce(question, signal);
        } catch (error) {
          const failed = asFailure(options, error, signal);
          const pauseMs = failed.retryAfterMs ?? (0.5 + random() / 2) * firstPauseMs * 2 ** attempt;
          if (attempt >= mostRepeats || !mayPass(failed) || pauseMs > longestPauseMs) throw failed;
          await clock.sleep(pauseMs, signal).catch((reason: unknown) => {
            throw asFailure(options, reason, signal);
          });
        }
      }
    },
  };
}

const mostRepeats = 2;
const firstPauseMs = 500;
const longestPauseMs = 5_000;

const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (delayMs, signal) => setTimeout(delayMs, undefined, { signal }),
};

function readJson(body: Buffer): Fields {
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString('utf8'));
  } catch {
    throw new UnreadableAnswer('answered with something that is no JSON.');
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw new UnreadableAnswer('answered with something that is no JSON object.');
  }
  return answer as Fields;
}

function refused(options: ProviderOptions, { status, headers, body }: OutboundResponse): ProviderFailed {
  const answer = jsonIfAny(body);
  const known = {
    ...byStatus(status, options.setting),
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
  };
  const {
    trouble,
    remedy,
    retryAfterMs: waitMs,
  } = {
    ...known,
    ...options.explain?.({ status, headers, answer: fieldsOf(answer) }),
  };
  const said = saidIn(answer);
  const what =
    said === null ? `${status}` : `${status}: ${withoutKeys(said, options).replace(/(?<![.\s])[.\s]+$/, '')}`;
  return new ProviderFailed(options.name, trouble, `${options.name} answered ${what}. ${remedy}`, {
    retryAfterMs: waitMs,
  });
}

function jsonIfAny(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function byStatus(status: number, setting: string): Pick<Explanation, 'trouble' | 'remedy'> {
  if (status === 401 || status === 403)
    return { trouble: 'not_allowed', remedy: `Check ${setting} and what it may be used for there.` };
  if (status === 402) return { trouble: 'exhausted', remedy: 'Buy more there, or wait until it is renewed.' };
  if (status === 429) return { trouble: 'rate_limited', remedy: 'Try again later.' };
  if (status >= 500) return { trouble: 'unavailable', remedy: 'Try again later.' };
  if (status >= 400) return { trouble: 'not_allowed', remedy: 'It does not take this request.' };
  return { trouble: 'bad_answer', remedy: `Redirects are not followed; check ${setting}.` };
}

/** Seconds, or a date, as HTTP has it. */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** Some providers repeat in their refusal what they were sent. */
function withoutKeys(text: string, { headers }: ProviderOptions): string {
  return Object.values(headers).reduce((shown, value) => shown.replaceAll(value, '…'), text);
}

function asFailure({ name }: ProviderOptions, error: unknown, signal: AbortSignal): ProviderFailed {
  if (error instanceof ProviderFailed) return error;
  const failed = (trouble: ProviderTrouble, message: string): ProviderFailed =>
    new ProviderFailed(name, trouble, `${name} ${message}`, { cause: error });
  if (error instanceof UnreadableAnswer) return failed('bad_answer', error.message);
  if (signal.aborted) return failed('unavailable', 'had not answered when the time for it was over.');
  if (!(error instanceof OutboundRefused)) throw error;
  if (error.code === 'too_large') return failed('bad_answer', `sent too much: ${error.message}`);
  return failed('unavailable', `could not be asked: ${error.message} Try again later.`);
}

function mayPass({ trouble, cause }: ProviderFailed): boolean {
  if (cause instanceof OutboundRefused)
    return ['unreachable', 'name_not_resolved', 'name_unanswered'].includes(cause.code);
  return cause === undefined && (trouble === 'rate_limited' || trouble === 'unavailable');
}
