import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalEnvelope } from '../dispatch/refusal-envelope.ts';
import { Refusal } from '../domain/errors.ts';
import { newId } from '../store/ids.ts';
import { refuseMalformed, type ParserError } from './malformed-request.ts';

/** How long a refused sender may go on sending, so that it gets to read why. */
const lingerMs = 1_000;
const maxDiscardedBytes = 33_554_432;

/** A refusal that was given beneath the framework. */
export interface SocketRefusal {
  readonly requestId: string;
  readonly status: number;
  readonly code: string;
}

type Report = (refusal: SocketRefusal) => void;

/** What Node's parser gave up on, in the envelope: Node itself would answer a bare 400, 408, 417 or 431. */
export function keepTheEnvelope(server: Server, report: Report): void {
  const current = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const response = current.get(socket);
    const refuse = () => refuseOnSocket(socket, whatNodeSays(error), report);
    if (isAnsweredEarly(response)) socket.destroy();
    else if (isUnderWay(response)) response?.once('close', refuse);
    else refuse();
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    refuseOnResponse(response, whatIsExpected(request), report);
    discardRest(request);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    // Node lets go of a socket that asked for a tunnel, its errors included, and an unheard error ends the process.
    socket.on('error', () => undefined);
    refuseOnSocket(socket, new Refusal('method_not_allowed', 'CONNECT is not served here.'), report);
  });
}

/**
 * Reads what is still coming in and throws it away, up to a limit: a sender that is cut off while it sends would see a
 * broken connection instead of the answer.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  let left = maxDiscardedBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.on('error', () => undefined);
  request.resume();
}

/** Bytes that follow an answer to a call whose body never ended belong to that call: a second answer would be a lie. */
function isAnsweredEarly(response: ServerResponse | undefined): boolean {
  return response !== undefined && response.headersSent && !response.req.complete;
}

/** A call that came in whole gets its answer, whatever nonsense follows it. */
function isUnderWay(response: ServerResponse | undefined): boolean {
  return response !== undefined && response.req.complete && !response.writableFinished;
}

function whatNodeSays(error: ParserError): Refusal {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return new Refusal(
      'headers_too_large',
      'The request headers are larger than 16 kB. Send fewer or shorter ones.',
    );
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Refusal('request_timeout', 'The request took too long to arrive. Send it again in one go.');
  }
  return refuseMalformed(error);
}

function whatIsExpected(request: IncomingMessage): Refusal {
  const expectation = JSON.stringify(String(request.headers.expect).slice(0, 100));
  return new Refusal(
    'invalid_arguments',
    `The header Expect: ${expectation} is not met here; leave it out.`,
    {
      param: 'Expect',
    },
  );
}

function refuseOnSocket(socket: Duplex, refusal: Refusal, report: Report): void {
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const requestId = newId('req');
  const { status, body } = refusalEnvelope(refusal, requestId);
  report({ requestId, status, code: refusal.code });
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
  // The other side may keep its half open for ever.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function refuseOnResponse(response: ServerResponse, refusal: Refusal, report: Report): void {
  const requestId = newId('req');
  const { status, body } = refusalEnvelope(refusal, requestId);
  report({ requestId, status, code: refusal.code });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
  });
  response.end(body);
}
