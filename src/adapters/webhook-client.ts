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
/** Reading stops here, because the status suffices. */
const maxReadBytes = 64 * 1_024;

/**
 * Posts to receivers over persistent connections. A receiver may close an idle connection just as a request is sent.
 * So a request without a response is sent once more over a new connection; the delivery id makes that safe. Responses
 * are not decompressed, and only the part to be stored is buffered.
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
    // The client needs no timeouts of its own, because `timeoutMs` limits the whole delivery.
    const timeouts = { headersTimeout: 0, bodyTimeout: 0 };
    return new Client(origin, { allowH2: false, connect, ...timeouts }).on('disconnect', onEnd);
  });
  const whenAborted = createAbortListeners();
  const targets = new LRUCache({ max: maxCachedTargets, memoMethod: splitTarget });
  const post = async (
    connection: Client,
    request: Request,
    pending: PendingResponse,
  ): Promise<WebhookResponse> => {
    try {
      connection.dispatch(request, pending.handler);
      const response = await pending.response;
      if (pending.isComplete()) connections.release(request.origin, connection);
      else connections.discard(connection);
      return response;
    } catch (error) {
      connections.discard(connection);
      throw error;
    }
  };
  return {
    async post({ url, headers, body }, signal) {
      if (signal.aborted) throw abortedError();
      const { origin, path } = targets.memo(url);
      const allHeaders = { ...headers, 'User-Agent': userAgent };
      const request = { origin, path, method: 'POST', headers: allHeaders, body } as const;
      let pending = readResponse();
      const timeoutError = () =>
        new OutboundFailed('timed_out', `No complete response within ${timeoutMs} ms.`);
      const timer = setTimeout(() => pending.fail(timeoutError()), timeoutMs);
      const removeListener = whenAborted(signal, () => pending.fail(abortedError()));
      const retryIfReset = (error: unknown): void => {
        if (pending.hasStarted() || !isConnectionReset(error)) throw error;
        pending = readResponse();
      };
      try {
        const idle = connections.acquire(origin);
        const response = idle && (await post(idle, request, pending).catch(retryIfReset));
        return response ?? (await post(connections.create(origin), request, pending));
      } catch (error) {
        throw explainFailure(error, url);
      } finally {
        clearTimeout(timer);
        removeListener();
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

/** Registers callbacks for the abort of a signal, with one listener per signal. Returns a function that removes one. */
function createAbortListeners(): (signal: AbortSignal, onAbort: () => void) => () => void {
  const callbacksBySignal = new WeakMap<AbortSignal, Set<() => void>>();
  const listenTo = (signal: AbortSignal): Set<() => void> => {
    const callbacks = new Set<() => void>();
    callbacksBySignal.set(signal, callbacks);
    signal.addEventListener('abort', () => callbacks.forEach((onAbort) => onAbort()));
    return callbacks;
  };
  return (signal, onAbort) => {
    const callbacks = callbacksBySignal.get(signal) ?? listenTo(signal);
    callbacks.add(onAbort);
    return () => callbacks.delete(onAbort);
  };
}

interface PendingResponse {
  readonly response: Promise<WebhookResponse>;
  readonly handler: Dispatcher.DispatchHandler;
  hasStarted(): boolean;
  /** Whether the body was read to its end. */
  isComplete(): boolean;
  fail(reason: Error): void;
}

function readResponse(): PendingResponse {
  const { promise: response, resolve, reject } = Promise.withResolvers<WebhookResponse>();
  let hasEnded = false;
  let status = 0;
  let size = 0;
  const stored: Buffer[] = [];
  const finish = () => {
    const text = size === 0 ? '' : Buffer.concat(stored).subarray(0, storedResponseBytes).toString('utf8');
    resolve({ status, response: text.replaceAll('\0', '') });
  };
  return {
    response,
    hasStarted: () => status > 0,
    isComplete: () => hasEnded,
    fail: reject,
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
        hasEnded = true;
        finish();
      },
      onResponseError: (_controller, error) => reject(error),
    },
  };
}
