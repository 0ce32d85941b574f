/*
 * Responses that their callers do not read stay in memory. They are bounded in time and in bytes, for each address and
 * for the process. The connection that has stalled longest goes first, so that a caller who reads loses nothing.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How much of its responses the server keeps for callers who do not read them. */
export interface UnreadLimits {
  /** How long a caller may take no byte of a response; then the connection is closed. */
  readonly stallMs: number;
  /** Bytes for all connections together. */
  readonly processBytes: number;
  /** Bytes for the connections of one IP address. */
  readonly addressBytes: number;
}

interface Unread {
  readonly address: string;
  readonly bytes: number;
}

/** Closes connections of `server` whose callers leave more unread than `limits` allow. */
export function limitUnreadResponses(server: Server, limits: UnreadLimits): void {
  // A Map keeps the order of insertion: its first connection has waited longest for its caller.
  const unread = new Map<Socket, Unread>();
  const bytesByAddress = new Map<string, number>();
  let processBytes = 0;
  const count = (address: string, bytes: number): void => {
    processBytes += bytes;
    const sum = (bytesByAddress.get(address) ?? 0) + bytes;
    if (sum === 0) bytesByAddress.delete(address);
    else bytesByAddress.set(address, sum);
  };
  const remove = (socket: Socket): void => {
    const found = unread.get(socket);
    if (found === undefined) return;
    unread.delete(socket);
    count(found.address, -found.bytes);
  };
  const closeOldest = (isMeant: (found: Unread) => boolean): void => {
    for (const [socket, found] of unread) {
      if (!isMeant(found)) continue;
      remove(socket);
      socket.destroy();
      return;
    }
  };
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('prefinish', () => {
      const bytes = socket.writableLength;
      if (bytes === 0) return;
      const address = socket.remoteAddress ?? '';
      unread.set(socket, { address, bytes });
      count(address, bytes);
      // Node restarts this timer whenever the system takes more of the response.
      socket.setTimeout(limits.stallMs);
      while ((bytesByAddress.get(address) ?? 0) > limits.addressBytes)
        closeOldest((found) => found.address === address);
      while (processBytes > limits.processBytes) closeOldest(() => true);
    });
    response.once('close', () => remove(socket));
  });
}
