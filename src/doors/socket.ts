import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorEnvelope } from '../dispatch/error-envelope.ts';
import { ApiError } from '../domain/errors.ts';
import { newId } from '../store/ids.ts';
import { readInTurn } from './bodies-in-turn.ts';
import { malformedRequestError, type ParserError } from './malformed-request.ts';

/** How long a rejected sender may keep sending, so that it can read the error. */
const lingerMs = 1_000;
const maxDiscardedBytes = 33_554_432;

/** An error answered below the framework. */
export interface SocketError {
  readonly requestId: string;
  readonly status: number;
  readonly code: string;
}

type Report = (error: SocketError) => void;

/** Answers errors of Node's parser with the envelope; Node itself sends a bare 400, 408, 417 or 431. */
export function handleSocketErrors(server: Server, report: Report): void {
  const current = new WeakMap<Duplex, ServerResponse>();
  const rejected = new WeakSet<Duplex>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (rejected.has(socket)) return;
    rejected.add(socket);
    const response = current.get(socket);
    const sendError = () => sendErrorOnSocket(socket, createClientError(error), report);
    if (wasAnsweredEarly(response)) socket.destroy();
    else if (isInProgress(response)) response?.once('close', sendError);
    else sendError();
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    sendErrorOnResponse(response, createExpectationError(request), report);
    discardBody(request);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    // Node stops handling a tunnel's socket and its errors, and an unhandled error would end the process.
    socket.on('error', () => undefined);
    sendErrorOnSocket(socket, new ApiError('method_not_allowed', 'CONNECT is not supported.'), report);
  });
}

/**
 * Reads and discards the rest of the body, up to a limit. A sender that is cut off while sending sees a broken
 * connection instead of the response.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete) return;
  const takeTurn = readInTurn(request);
  let left = maxDiscardedBytes;
  request.on('data', ({ length }: Buffer) => {
    takeTurn(length);
    left -= length;
    if (left < 0) request.destroy();
  });
  request.on('error', () => undefined);
  request.resume();
}

/**
 * If a response was sent before its request body ended, further bytes belong to that body. A second response would
 * be wrong.
 */
function wasAnsweredEarly(response: ServerResponse | undefined): boolean {
  return response !== undefined && response.headersSent && !response.req.complete;
}

/** A complete request gets its response, even if garbage follows. */
function isInProgress(response: ServerResponse | undefined): boolean {
  return response !== undefined && response.req.complete && !response.writableFinished;
}

function createClientError(error: ParserError): ApiError {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return new ApiError(
      'headers_too_large',
      'The request headers are larger than 16 kB. Send fewer or shorter ones.',
    );
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ApiError(
      'request_timeout',
      'The request took too long to arrive. Send the request again without pauses.',
    );
  }
  return malformedRequestError(error);
}

function createExpectationError(request: IncomingMessage): ApiError {
  const expectation = JSON.stringify(String(request.headers.expect).slice(0, 100));
  return new ApiError(
    'invalid_arguments',
    `The header Expect: ${expectation} is not supported; leave it out.`,
    {
      param: 'Expect',
    },
  );
}

function sendErrorOnSocket(socket: Duplex, error: ApiError, report: Report): void {
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const requestId = newId('req');
  const { status, body } = errorEnvelope(error, requestId);
  report({ requestId, status, code: error.code });
  socket.end(
    [
      `HTTP/1.1 ${status} Bad Request`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // The client may keep its half open forever.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function sendErrorOnResponse(response: ServerResponse, error: ApiError, report: Report): void {
  const requestId = newId('req');
  const { status, body } = errorEnvelope(error, requestId);
  report({ requestId, status, code: error.code });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
  });
  response.end(body);
}
