/*
 * A JSON body stays in memory until its last byte has arrived. Bodies whose senders do not finish them are bounded in
 * bytes, for each address and for the process. The body that has waited longest for its next byte is dropped first, so
 * that active senders lose nothing. Files that are stored while they arrive do not count.
 */
import type { IncomingMessage, Server } from 'node:http';
import { type ByteLimits, limitBufferedBytes } from './byte-limits.ts';
import { readInTurn } from './bodies-in-turn.ts';
import { timeoutError } from './body-timeout.ts';

type CountBytes = (bytes: number) => void;

const counters = new WeakMap<IncomingMessage, CountBytes>();

/** Ends requests of `server` with `request_timeout` while their unfinished bodies exceed `limits`. */
export function limitUnfinishedBodies(server: Server, limits: ByteLimits): void {
  const unfinished = limitBufferedBytes<IncomingMessage>(limits, (request) => {
    counters.delete(request);
    request.pause();
    server.emit('clientError', timeoutError(), request.socket);
    // Frees the body as soon as the error is written.
    request.socket.destroySoon();
  });
  server.prependListener('request', (request: IncomingMessage) => {
    const address = request.socket.remoteAddress ?? '';
    let received = 0;
    counters.set(request, (bytes) => {
      if (received === 0) {
        const release = () => unfinished.release(request);
        request.once('end', release).once('close', release);
      }
      received += bytes;
      unfinished.set(request, address, received);
    });
  });
}

/** Counts the bytes of a body that its reader, which starts after this call, collects in memory by turns. */
export function countBody(request: IncomingMessage): void {
  // A listener that is added before that of the reader would let the first bytes pass the reader.
  const startCounting = (event: string | symbol): void => {
    if (event !== 'data') return;
    request.off('newListener', startCounting);
    const takeTurn = readInTurn(request);
    request.on('data', ({ length }: Buffer) => {
      takeTurn(length);
      counters.get(request)?.(length);
    });
  };
  request.on('newListener', startCounting);
}
