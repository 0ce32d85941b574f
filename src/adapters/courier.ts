import { LRUCache } from 'lru-cache';
import { Client, type Dispatcher } from 'undici';
import type { Courier, Receipt } from '../ports/courier.ts';
import { OutboundRefused } from '../ports/outbound.ts';
import { explainFailure, guardConnections, parseTarget, type GuardOptions } from './guarded-connection.ts';
import { keepConnections } from './kept-connections.ts';

export interface CourierOptions extends GuardOptions {
  readonly userAgent: string;
  /** For a whole delivery: resolving, connecting, and the last byte that is read of the answer. */
  readonly timeoutMs: number;
}

const targetsRemembered = 1_000;
const keptBytes = 1_000;
/** A longer answer is cut off: its status has said all there is to say. */
const readBytes = 64 * 1_024;

/**
 * Posts to receivers over connections that are kept open between deliveries. A receiver may end one that is idle just
 * as it is written to; so what gets no answer there is posted once more over a new one, which its id makes harmless.
 * Nothing of an answer is decompressed, and no more of it held than is kept.
 */
export function createCourier(options: CourierOptions): Courier & { close(): Promise<void> } {
  const { connect, whyNever } = guardConnections({
    // Less than a delivery's, so that a name that nobody answers for is told from a receiver that does not answer.
    lookupTimeoutMs: Math.min(5_000, options.timeoutMs / 2),
    ...options,
  });
  const { userAgent, timeoutMs } = options;
  const connections = keepConnections((origin, onEnd) => {
    // The time of the whole delivery bounds the answer's head and the pauses in it, too.
    const bounds = { headersTimeout: 0, bodyTimeout: 0 };
    return new Client(origin, { allowH2: false, connect, ...bounds }).on('disconnect', onEnd);
  });
  const whenAborted = createAbortions();
  const targets = new LRUCache({ max: targetsRemembered, memoMethod: splitTarget });
  const post = async (connection: Client, request: Request, answer: Answer): Promise<Receipt> => {
    try {
      connection.dispatch(request, answer.handler);
      const receipt = await answer.receipt;
      if (answer.isWhole()) connections.giveBack(request.origin, connection);
      else connections.drop(connection);
      return receipt;
    } catch (error) {
      connections.drop(connection);
      throw error;
    }
  };
  return {
    async deliver({ url, headers, body }, signal) {
      if (signal.aborted) throw aborted();
      const { origin, path } = targets.memo(url);
      const sent = { ...headers, 'User-Agent': userAgent };
      const request = { origin, path, method: 'POST', headers: sent, body } as const;
      let answer = readAnswer();
      const late = () => new OutboundRefused('timed_out', `No whole answer within ${timeoutMs} ms.`);
      const timer = setTimeout(() => answer.giveUp(late()), timeoutMs);
      const forget = whenAborted(signal, () => answer.giveUp(aborted()));
      const goOn = (error: unknown): void => {
        if (answer.hasBegun() || !isHangUp(error)) throw error;
        answer = readAnswer();
      };
      try {
        const kept = connections.take(origin);
        const receipt = kept && (await post(kept, request, answer).catch(goOn));
        return receipt ?? (await post(connections.make(origin), request, answer));
      } catch (error) {
        throw explainFailure(error, url);
      } finally {
        clearTimeout(timer);
        forget();
      }
    },
    whyNever,
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

function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && hangUps.has(error.code);
}

const hangUps: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function aborted(): OutboundRefused {
  return new OutboundRefused('aborted', 'The call was given up.');
}

/** Calls back when a signal aborts, unless it is forgotten before. One listener serves all who wait for a signal. */
function createAbortions(): (signal: AbortSignal, onAbort: () => void) => () => void {
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

interface Answer {
  readonly receipt: Promise<Receipt>;
  readonly handler: Dispatcher.DispatchHandler;
  hasBegun(): boolean;
  /** Whether it was read to its end. */
  isWhole(): boolean;
  giveUp(reason: Error): void;
}

function readAnswer(): Answer {
  const { promise: receipt, resolve, reject } = Promise.withResolvers<Receipt>();
  let isWhole = false;
  let status = 0;
  let size = 0;
  const kept: Buffer[] = [];
  const finish = () => {
    const text = size === 0 ? '' : Buffer.concat(kept).subarray(0, keptBytes).toString('utf8');
    resolve({ status, response: text.replaceAll('\0', '') });
  };
  return {
    receipt,
    hasBegun: () => status > 0,
    isWhole: () => isWhole,
    giveUp: reject,
    handler: {
      onRequestStart: () => undefined,
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, chunk) {
        if (size < keptBytes) kept.push(Buffer.from(chunk.subarray(0, keptBytes - size)));
        size += chunk.length;
        if (size > readBytes) finish();
      },
      onResponseEnd() {
        isWhole = true;
        finish();
      },
      onResponseError: (_controller, error) => reject(error),
    },
  };
}
