/*
 * A body with a file stays in memory until its file is stored. So large bodies take turns: each
 * organisation sends one at a time, and the process decodes one at a time. The second of an organisation is not
 * read before its turn, so what waits is in the sender's memory. A slow sender delays only its own organisation.
 */
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../domain/errors.ts';
import { FairQueue } from '../domain/fair-queue.ts';

interface Waiter {
  readonly begin: () => void;
}

const readers = new FairQueue<Waiter>({ slots: Number.POSITIVE_INFINITY, slotsPerOrganisation: 1 });
const decoders = new FairQueue<Waiter>({ slots: 1, slotsPerOrganisation: 1 });

/** The turns of one request. */
export interface LargeBodyTurns {
  /** Resolves when the body may be read. Throws if its connection closes before. */
  beginReading(): Promise<void>;
  /** Resolves when the body may be decoded. */
  beginDecoding(): Promise<void>;
  readonly isDecoding: boolean;
  /** Ends both turns. */
  end(): void;
}

export function createLargeBodyTurns(request: IncomingMessage, orgId: string): LargeBodyTurns {
  const held: FairQueue<Waiter>[] = [];
  const begin = async (queue: FairQueue<Waiter>): Promise<void> => {
    await waitForTurn(queue, orgId, request);
    held.push(queue);
  };
  return {
    beginReading: () => begin(readers),
    beginDecoding: () => begin(decoders),
    get isDecoding() {
      return held.includes(decoders);
    },
    end: () => {
      for (const queue of held.splice(0)) queue.release(orgId)?.begin();
    },
  };
}

function waitForTurn(queue: FairQueue<Waiter>, orgId: string, request: IncomingMessage): Promise<void> {
  if (queue.acquire(orgId)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const onClose = (): void => {
      queue.cancel(orgId, waiter);
      reject(new ApiError('malformed_json', 'The connection was closed before its body was read.'));
    };
    const waiter = {
      begin: () => {
        request.socket.off('close', onClose);
        resolve();
      },
    };
    request.socket.once('close', onClose);
    queue.enqueue(orgId, waiter);
  });
}
