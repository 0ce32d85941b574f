import { setTimeout as sleep } from 'node:timers/promises';
import { ComposerFailed } from '../../../ports/composer.ts';
import {
  OutboundFailed,
  type Outbound,
  type OutboundFailure,
  type OutboundResponse,
} from '../../../ports/outbound.ts';
import { readCompletion, type Completion } from './completion.ts';

export interface ChatOptions {
  readonly outbound: Outbound;
  /** Without a slash at its end; requests go to `/chat/completions` below it. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** The longest wait for one answer. */
  readonly timeoutMs?: number;
  /** The wait before a repeat, if the server names none. */
  readonly pauseMs?: number;
}

export interface Question {
  readonly system: string;
  readonly user: string;
  /** JSON Schema of the answer. */
  readonly schema: object;
}

export interface Chat {
  /**
   * Asks for an answer in JSON. If the server is busy or fails, it asks once more after the wait that the server
   * names. If the server knows no schemas, it asks for any JSON.
   * @throws ComposerFailed if no usable answer comes; the signal's reason if the caller aborts.
   */
  ask(question: Question, signal?: AbortSignal): Promise<Completion>;
}

const mostAnswerBytes = 1_000_000;
const mostPauseMs = 20_000;

/** Asks a model by `POST /chat/completions`, as OpenAI documents it and other servers follow. */
export function createChat(options: ChatOptions): Chat {
  let knowsSchemas = true;
  return {
    async ask(question, signal) {
      let response = await post(options, bodyOf(options, question, knowsSchemas), signal);
      if (knowsSchemas && doesNotUnderstand(response)) {
        response = await post(options, bodyOf(options, question, false), signal);
        knowsSchemas = !isGood(response);
      }
      if (!isGood(response)) throw new ComposerFailed(refusalOf(response.status));
      return readCompletion(response.body);
    },
  };
}

function bodyOf({ model }: ChatOptions, { system, user, schema }: Question, withSchema: boolean): string {
  const named = { name: 'message', strict: true, schema };
  return JSON.stringify({
    model,
    messages: [
      {
        role: 'system',
        content: withSchema
          ? system
          : `${system}\n\nThe JSON schema of your answer: ${JSON.stringify(schema)}`,
      },
      { role: 'user', content: user },
    ],
    response_format: withSchema ? { type: 'json_schema', json_schema: named } : { type: 'json_object' },
  });
}

async function post(
  options: ChatOptions,
  body: string,
  signal: AbortSignal | undefined,
): Promise<OutboundResponse> {
  const first = await attempt(options, body, signal);
  const pauseMs = pauseBefore(first, options.pauseMs ?? 1_000);
  if (pauseMs === null) return orThrow(first);
  try {
    await sleep(pauseMs, undefined, { signal });
  } catch (error) {
    throw signal ? givenUp(signal) : error;
  }
  return orThrow(await attempt(options, body, signal));
}

async function attempt(
  { outbound, baseUrl, apiKey, timeoutMs = 60_000 }: ChatOptions,
  body: string,
  signal: AbortSignal | undefined,
): Promise<OutboundResponse | OutboundFailed> {
  try {
    return await outbound.fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body,
      timeoutMs,
      maxBytes: mostAnswerBytes,
      ...(signal ? { signal } : {}),
    });
  } catch (thrown) {
    if (signal?.aborted) throw givenUp(signal);
    if (thrown instanceof OutboundFailed) return thrown;
    throw thrown;
  }
}

/** A timeout is a failure of the model; any other abort comes from the caller. */
function givenUp(signal: AbortSignal): unknown {
  const isPatience = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return isPatience ? new ComposerFailed(failures.timed_out) : signal.reason;
}

/** The wait before the one repeat; null if a repeat would fail in the same way. */
function pauseBefore(outcome: OutboundResponse | OutboundFailed, usualMs: number): number | null {
  if (outcome instanceof OutboundFailed)
    return ['unreachable', 'name_not_resolved', 'name_unanswered'].includes(outcome.code) ? usualMs : null;
  if (outcome.status !== 429 && outcome.status < 500) return null;
  const named = outcome.headers.get('retry-after');
  if (named === null) return usualMs;
  const waitMs = /^\d+$/u.test(named) ? Number(named) * 1_000 : Date.parse(named) - Date.now();
  if (Number.isNaN(waitMs)) return usualMs;
  return waitMs <= mostPauseMs ? Math.max(0, waitMs) : null;
}

function orThrow(outcome: OutboundResponse | OutboundFailed): OutboundResponse {
  if (outcome instanceof OutboundFailed)
    throw new ComposerFailed(failureOf(outcome.code), { cause: outcome });
  return outcome;
}

function failureOf(code: OutboundFailure): string {
  return code === 'timed_out' || code === 'too_large' ? failures[code] : failures.unreachable;
}

const failures: Readonly<Record<'timed_out' | 'too_large' | 'unreachable', string>> = {
  timed_out: 'The model did not answer in time.',
  too_large: 'The model answered with far more than a message.',
  unreachable: 'The model could not be reached.',
};

function isGood({ status }: OutboundResponse): boolean {
  return status >= 200 && status < 300;
}

function doesNotUnderstand({ status }: OutboundResponse): boolean {
  return status === 400 || status === 422;
}

/** Bodies of error responses may repeat keys and texts, so only the status is reported. */
function refusalOf(status: number): string {
  if (status === 401 || status === 403) return `The model’s server refused the key (${status}).`;
  if (status === 404) return 'The model’s server knows no such model or address (404).';
  if (status === 429) return 'The model’s server is busy, or its quota is used up (429).';
  return `The model’s server answered with status ${status}.`;
}
