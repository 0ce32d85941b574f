import { connect, type Socket } from 'node:net';
import type { ErrorBody } from '../support/test-service.ts';

/** A response received over a raw connection. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly error: ErrorBody;
}

/** A connection for writing requests that no HTTP client would send. */
export interface RawConnection {
  readonly socket: Socket;
  write(bytes: string | Uint8Array): void;
  /** The next complete response; rejects if the connection ends first. */
  readResponse(): Promise<RawResponse>;
  /** Resolves when the server has ended the connection. */
  ended(): Promise<void>;
}

/** Opens a connection to the service at `url` and writes the bytes, if any. */
export async function openRaw(url: string, bytes?: string | Uint8Array): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let received = Buffer.alloc(0);
  let hasEnded = false;
  let change = Promise.withResolvers<void>();
  const notify = () => {
    change.resolve();
    change = Promise.withResolvers();
  };
  const end = () => {
    hasEnded = true;
    notify();
  };
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    notify();
  });
  socket.on('error', end).on('end', end).on('close', end);
  await new Promise((resolve) => socket.once('connect', resolve));
  const write = (data: string | Uint8Array) => void (socket.writable && socket.write(data));
  if (bytes !== undefined) write(bytes);
  return {
    socket,
    write,
    readResponse: async () => {
      for (;;) {
        const next = parseResponse(received);
        if (next) {
          received = received.subarray(next.length);
          return next.response;
        }
        if (hasEnded) throw new Error(`The connection ended after ${JSON.stringify(received.toString())}.`);
        await change.promise;
      }
    },
    ended: async () => {
      while (!hasEnded) await change.promise;
    },
  };
}

function parseResponse(bytes: Buffer): { response: RawResponse; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [first, ...lines] = bytes.subarray(0, headEnd).toString().split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const length = headEnd + 4 + Number(headers.get('Content-Length') ?? 0);
  if (bytes.length < length) return undefined;
  const body = bytes.subarray(headEnd + 4, length).toString();
  const status = Number(first!.split(' ')[1]);
  const { error } = (body.startsWith('{') ? JSON.parse(body) : {}) as { error: ErrorBody };
  return { response: { status, headers, body, error }, length };
}
