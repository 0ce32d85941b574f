/*
 * Responses that their callers do not read stay in memory. They are bounded in time and in bytes, for each address and
 * for the process. The connection that has stalled longest goes first, so that a caller who reads loses nothing.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ByteLimits, limitBufferedBytes } from './byte-limits.ts';

/** How much of its responses the server keeps for callers who do not read them. */
export interface UnreadLimits extends ByteLimits {
  /** How long a caller may take no byte of a response; then the connection is closed. */
  readonly stallMs: number;
}

/** Closes connections of `server` whose callers leave more unread than `limits` allow. */
export function limitUnreadResponses(server: Server, limits: UnreadLimits): void {
  const unread = limitBufferedBytes<Socket>(limits, (socket) => void socket.destroy());
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('prefinish', () => {
      const bytes = socket.writableLength;
      if (bytes === 0) return;
      // Node restarts this timer whenever the system takes more of the response.
      socket.setTimeout(limits.stallMs);
      unread.set(socket, socket.remoteAddress ?? '', bytes);
    });
    response.once('close', () => unread.release(socket));
  });
}
