import { LRUCache } from 'lru-cache';
import { Client, type Dispatcher } from 'undici';
import type { WebhookClient, WebhookResponse } from '../ports/webhook-client.ts';
import { OutboundFailed } from '../ports/outbound.ts';
import { explainFailure, guardConnections, parseTarget, type GuardOptions } from './guarded-connection.ts';
import { createConnectionPool } from './connection-pool.ts';

export interface WebhookClientOptions extends GuardOptions {
  readonly userAgent: string;
  /** The limit for a whole delivery, from resolving to the last byte read of the response. */
  readonly timeoutMs: number;
}

const maxCachedTargets = 1_000;
const storedResponseBytes = 1_000;
/** A longer response is cut off, because its status is sufficient. */
const maxReadBytes = 64 * 1_024;

/**
 * Posts to receivers over persistent connections. A receiver may close an idle connection just as a request is sent.
 * So a request without a response is sent once more over a new connection; the delivery id makes that safe. Responses
 * are not decompressed, and only the stored part is held in memory.
 */
export function createWebhookClient(
  options: WebhookClientOptions,
): WebhookClient & { close(): Promise<void> } {
  const { connect, blockedUrlReason } = guardConnections({
    // Shorter than the delivery's limit, to tell a failing name server from a receiver that does not respond.
    lookupTimeoutMs: Math.min(5_000, options.timeoutMs / 2),
    ...options,
  });
  const { userAgent, timeoutMs } = options;
  const connections = createConnectionPool((origin, onEnd) => {
    // The limit of the whole delivery also covers the response's headers and pauses.
    const bounds = { headersTimeout: 0, bodyTimeout: 0 };
    return new Client(origin, { allowH2: false, connect, ...bounds }).on('disconnect', onEnd);
  });
  const whenAborted = createAbortListeners();
  const targets = new LRUCache({ max: maxCachedTargets, memoMethod: splitTarget });
  const post = async (
    connection: Client,
    request: Request,
    answer: PendingResponse,
  ): Promise<WebhookResponse> => {
    try {
      connection.dispatch(request, answer.handler);
      const receipt = await answer.receipt;
      if (answer.isComplete()) connections.release(request.origin, connection);
      else connections.discard(connection);
      return receipt;
    } catch (error) {
      connections.discard(connection);
      throw error;
    }
  };
  return {
    async post({ url, headers, body }, signal) {
      if (signal.aborted) throw abortedError();
      const { origin, path } = targets.memo(url);
      const sent = { ...headers, 'User-Agent': userAgent };
      const request = { origin, path, method: 'POST', headers: sent, body } as const;
      let answer = readResponse();
      const late = () => new OutboundFailed('timed_out', `No complete response within ${timeoutMs} ms.`);
      const timer = setTimeout(() => answer.giveUp(late()), timeoutMs);
      const forget = whenAborted(signal, () => answer.giveUp(abortedError()));
      const goOn = (error: unknown): void => {
        if (answer.hasBegun() || !isConnectionReset(error)) throw error;
        answer = readResponse();
      };
      try {
        const kept = connections.acquire(origin);
        const receipt = kept && (await post(kept, request, answer).catch(goOn));
        return receipt ?? (await post(connections.create(origin), request, answer));
      } catch (error) {
        throw explainFailure(error, url);
      } finally {
        clearTimeout(timer);
        forget();
      }
    },
    blockedUrlReason,
    close: connections.close,
  };
}

function splitTarget(url: string): { readonly origin: string; readonly path: string } {
  const { origin, pathname, search } = parseTarget(url);
  return { origin, path: pathname + search };
}

interface Request extends Dispatcher.DispatchOptions {
  readonly origin: string;
}

function isConnectionReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && connectionResetCodes.has(error.code);
}

const connectionResetCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function abortedError(): OutboundFailed {
  return new OutboundFailed('aborted', 'The call was aborted.');
}

/** Calls back when a signal aborts, unless removed before. One listener serves all waiters of a signal. */
function createAbortListeners(): (signal: AbortSignal, onAbort: () => void) => () => void {
  const waitingFor = new WeakMap<AbortSignal, Set<() => void>>();
  const listenTo = (signal: AbortSignal): Set<() => void> => {
    const waiting = new Set<() => void>();
    waitingFor.set(signal, waiting);
    signal.addEventListener('abort', () => waiting.forEach((onAbort) => onAbort()));
    return waiting;
  };
  return (signal, onAbort) => {
    const waiting = waitingFor.get(signal) ?? listenTo(signal);
    waiting.add(onAbort);
    return () => waiting.delete(onAbort);
  };
}

interface PendingResponse {
  readonly receipt: Promise<WebhookResponse>;
  readonly handler: Dispatcher.DispatchHandler;
  hasBegun(): boolean;
  /** Whether the body was read to its end. */
  isComplete(): boolean;
  giveUp(reason: Error): void;
}

function readResponse(): PendingResponse {
  const { promise: receipt, resolve, reject } = Promise.withResolvers<WebhookResponse>();
  let isWhole = false;
  let status = 0;
  let size = 0;
  const stored: Buffer[] = [];
  const finish = () => {
    const text = size === 0 ? '' : Buffer.concat(stored).subarray(0, storedResponseBytes).toString('utf8');
    resolve({ status, response: text.replaceAll('\0', '') });
  };
  return {
    receipt,
    hasBegun: () => status > 0,
    isComplete: () => isWhole,
    giveUp: reject,
    handler: {
      onRequestStart: () => undefined,
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, chunk) {
        if (size < storedResponseBytes)
          stored.push(Buffer.from(chunk.subarray(0, storedResponseBytes - size)));
        size += chunk.length;
        if (size > maxReadBytes) finish();
      },
      onResponseEnd() {
        isWhole = true;
        finish();
      },
      onResponseError: (_controller, error) => reject(error),
    },
  };
}
