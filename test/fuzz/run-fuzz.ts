import { setTimeout as sleep } from 'node:timers/promises';
import { fetchReply, type Reply } from '../support/test-service.ts';
import { generateCalls, toFuzzRequest, type FuzzCall, type FuzzRequest } from './fuzz-calls.ts';
import type { FuzzKeys } from './fuzz-keys.ts';
import { createIdPool } from './id-pool.ts';
import { findProblems, type Forbidden } from './judge-reply.ts';

export interface FuzzOptions {
  readonly url: string;
  readonly keys: FuzzKeys;
  /** Ids of the caller's organisation, by their prefix. */
  readonly ownIds: Readonly<Record<string, string>>;
  readonly foreignIds: Readonly<Record<string, string>>;
  readonly forbidden: Forbidden;
  readonly count: number;
  readonly seed: number;
  readonly concurrency: number;
  /** Is called once, between two calls, after this many calls. */
  readonly warmUp?: { readonly count: number; readonly onEnd: () => Promise<void> };
}

export interface FuzzResult {
  /** One text for each problem, with the request and the reply. */
  readonly problems: readonly string[];
  readonly count: number;
  /** The number of replies by door and error code, or `done`. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** The operations that succeeded at least once, by door. */
  readonly succeeded: ReadonlySet<string>;
  /** The calls that took longest, first the slowest. */
  readonly slowest: readonly SlowCall[];
}

export interface SlowCall {
  readonly number: number;
  readonly label: string;
  readonly outcome: string;
  readonly durationMs: number;
  readonly requestBytes: number;
}

const maxProblems = 20;
const maxSlowest = 15;

/** Sends the generated calls, several at a time, and judges each reply. Stops after many problems. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { count, seed, concurrency, warmUp, forbidden } = options;
  const ids = createIdPool(options.ownIds, options.foreignIds);
  const problems: string[] = [];
  const outcomes = new Map<string, number>();
  const succeeded = new Set<string>();
  const slowest: SlowCall[] = [];
  let sent = 0;

  const sendNext = async (call: FuzzCall): Promise<void> => {
    const number = (sent += 1);
    const request = toFuzzRequest(call, ids.idOf);
    const startedAt = performance.now();
    const [reply, failure] = await sendRequest(options, request);
    const durationMs = Math.round(performance.now() - startedAt);
    const found = reply ? findProblems(request, reply, forbidden) : [failure];
    if (found.length > 0) problems.push(describe(number, seed, request, reply, found));
    if (!reply) return;
    const outcome = `${request.door} ${outcomeOf(reply)}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const requestBytes = request.body?.length ?? 0;
    slowest.push({ number, label: request.label, outcome, durationMs, requestBytes });
    slowest.sort((one, other) => other.durationMs - one.durationMs).splice(maxSlowest);
    if (!outcome.endsWith(' done')) return;
    succeeded.add(request.label);
    // The ids in other replies may be of objects that no longer exist.
    if (request.operation && !request.operation.tool?.destructive) ids.collect(reply.text);
  };

  const calls = generateCalls(count, seed);
  const sendSome = async (limit: number): Promise<void> => {
    const worker = async (): Promise<void> => {
      while (sent < limit && problems.length < maxProblems) {
        const { value, done } = calls.next();
        if (done) return;
        await sendNext(value);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
  };
  if (warmUp) {
    await sendSome(warmUp.count);
    await warmUp.onEnd();
  }
  await sendSome(count);
  return { problems, count: sent, outcomes, succeeded, slowest };
}

/** On a busy machine a call may wait too long for a lock; the service then says that the caller may try again. */
const maxTries = 5;
const retryMs = 1_000;
const isUnavailable = ({ text }: Reply): boolean =>
  text.includes('"unavailable"') || / unavailable \(/.test(text);

async function sendRequest(
  { url, keys }: FuzzOptions,
  { method, path, headers, body, key }: FuzzRequest,
): Promise<[reply: Reply, failure: ''] | [reply: undefined, failure: string]> {
  const token = keys[key];
  try {
    for (let tries = 1; ; tries += 1) {
      const reply = await fetchReply(url + path, {
        method,
        redirect: 'manual',
        headers: { ...(token !== null && { Authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { body: body as BodyInit }),
      });
      if (tries === maxTries || !isUnavailable(reply)) return [reply, ''];
      await sleep(retryMs * tries);
    }
  } catch (error) {
    const { message, cause } = error as Error;
    return [undefined, `no reply: ${message} ${cause instanceof Error ? cause.message : ''}`];
  }
}

/** An MCP reply carries its error in a result, as text. */
function outcomeOf({ status, error, text }: Reply): string {
  if (error?.code) return String(error.code);
  const toolError = /"isError":true/.test(text) ? /\\n\w+_error (\w+) \(/.exec(text)?.[1] : undefined;
  return (
    toolError ??
    (status < 400 && !/^\{"jsonrpc":"2\.0","id":[^{]*"error"/.test(text) ? 'done' : String(status))
  );
}

const shownCharacters = 1_500;

function describe(
  number: number,
  seed: number,
  { label, method, path, headers, body, key }: FuzzRequest,
  reply: Reply | undefined,
  found: readonly string[],
): string {
  const sentBody = typeof body === 'string' ? body : body && `base64:${Buffer.from(body).toString('base64')}`;
  return [
    `${label}: ${[...new Set(found)].slice(0, 5).join('; ')}`,
    `call ${number} of FUZZ_SEED=${seed}, with the key "${key}"`,
    `${method} ${path.slice(0, shownCharacters)} ${JSON.stringify(headers).slice(0, 300)}`,
    (sentBody ?? '').slice(0, shownCharacters),
    reply ? `${reply.status} ${reply.text.slice(0, shownCharacters)}` : '',
  ].join('\n');
}
