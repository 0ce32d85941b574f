import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalEnvelope } from '../dispatch/refusal-envelope.ts';
import { Refusal } from '../domain/errors.ts';
import { newId } from '../store/ids.ts';

/** What Node's parser gave up on, in the envelope: Node itself would answer a bare 400, 408, 417 or 431. */
export function keepTheEnvelope(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) =>
    refuseOnSocket(socket, whatNodeSays(error)),
  );
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const expectation = JSON.stringify(String(request.headers.expect).slice(0, 100));
    refuseOnResponse(
      response,
      new Refusal('invalid_arguments', `The header Expect: ${expectation} is not met here; leave it out.`, {
        param: 'Expect',
      }),
    );
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    refuseOnSocket(socket, new Refusal('method_not_allowed', 'CONNECT is not served here.'));
  });
}

function whatNodeSays(error: NodeJS.ErrnoException): Refusal {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return new Refusal(
      'headers_too_large',
      'The request headers are larger than 16 kB. Send fewer or shorter ones.',
    );
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Refusal('request_timeout', 'The request took too long to arrive. Send it again in one go.');
  }
  return new Refusal('invalid_arguments', 'The request is not well-formed HTTP/1.1.');
}

function refuseOnSocket(socket: Duplex, refusal: Refusal): void {
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const requestId = newId('req');
  const { status, body } = refusalEnvelope(refusal, requestId);
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${requestId}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function refuseOnResponse(response: ServerResponse, refusal: Refusal): void {
  const requestId = newId('req');
  const { status, body } = refusalEnvelope(refusal, requestId);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Request-Id': requestId,
    Connection: 'close',
  });
  response.end(body);
}
