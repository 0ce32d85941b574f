import { Agent, type Dispatcher } from 'undici';
import type { Courier, Parcel, Receipt } from '../ports/courier.ts';
import { OutboundRefused } from '../ports/outbound.ts';
import { explainFailure, guardConnections, parseTarget, type GuardOptions } from './guarded-connection.ts';

export interface CourierOptions extends GuardOptions {
  readonly userAgent: string;
  /** For a whole delivery: resolving, connecting, and the last byte that is read of the answer. */
  readonly timeoutMs: number;
}

const keptBytes = 1_000;
/** A longer answer is cut off: its status has said all there is to say. */
const readBytes = 64 * 1_024;

/**
 * Posts to receivers over connections that are kept open between deliveries. Nothing of an answer is decompressed, and
 * no more of it held than is kept.
 */
export function createCourier(options: CourierOptions): Courier & { close(): Promise<void> } {
  const { connect, whyNever } = guardConnections(options);
  const { userAgent, timeoutMs } = options;
  // The time of the whole delivery bounds the answer's head and the pauses in it, too.
  const agent = new Agent({ allowH2: false, connect, headersTimeout: 0, bodyTimeout: 0 });
  return {
    async deliver(parcel, signal) {
      const aborted = new OutboundRefused('aborted', 'The call was given up.');
      if (signal.aborted) throw aborted;
      const answer = readAnswer();
      const giveUp = () => answer.giveUp(aborted);
      const late = new OutboundRefused('timed_out', `No whole answer within ${timeoutMs} ms.`);
      const timer = setTimeout(() => answer.giveUp(late), timeoutMs);
      signal.addEventListener('abort', giveUp);
      try {
        post(agent, withAgent(parcel, userAgent), answer.handler);
        return await answer.receipt;
      } catch (error) {
        throw explainFailure(error, parcel.url);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      }
    },
    whyNever,
    close: () => agent.destroy(),
  };
}

function withAgent({ headers, ...parcel }: Parcel, userAgent: string): Parcel {
  return { ...parcel, headers: { ...headers, 'User-Agent': userAgent } };
}

function post(agent: Agent, { url, headers, body }: Parcel, handler: Dispatcher.DispatchHandler): void {
  const { origin, pathname, search } = parseTarget(url);
  agent.dispatch({ origin, path: pathname + search, method: 'POST', headers, body }, handler);
}

interface Answer {
  readonly receipt: Promise<Receipt>;
  readonly handler: Dispatcher.DispatchHandler;
  giveUp(reason: Error): void;
}

/** Takes an answer as it comes; what is given up before it has a connection is ended as soon as it gets one. */
function readAnswer(): Answer {
  const { promise: receipt, resolve, reject } = Promise.withResolvers<Receipt>();
  let controller: Dispatcher.DispatchController | undefined;
  let end: Error | undefined;
  let status = 0;
  let size = 0;
  const kept: Buffer[] = [];
  const finish = () => {
    const response = Buffer.concat(kept).subarray(0, keptBytes).toString('utf8').replaceAll('\0', '');
    resolve({ status, response });
  };
  return {
    receipt,
    giveUp(reason) {
      end = reason;
      controller?.abort(reason);
      reject(reason);
    },
    handler: {
      onRequestStart(started) {
        controller = started;
        if (end) started.abort(end);
      },
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, chunk) {
        if (size < keptBytes) kept.push(Buffer.from(chunk.subarray(0, keptBytes - size)));
        size += chunk.length;
        if (size <= readBytes) return;
        finish();
        _controller.abort(new OutboundRefused('too_large', 'The rest of the answer was not read.'));
      },
      onResponseEnd: finish,
      onResponseError: (_controller, error) => reject(error),
    },
  };
}
