import { createServer, type Server } from 'node:http';

/**
 * A server of its own for whoever gathers figures, so that they are never reachable at the public port. It answers
 * `GET /metrics` and nothing else, and asks for no key.
 */
export function createMetricsServer(contentType: string, render: () => Promise<string>): Server {
  return createServer((request, response) => {
    request.resume();
    const path = request.url?.split('?', 1)[0];
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The figures are at GET /metrics.\n');
      return;
    }
    render().then(
      (text) => {
        response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
        response.end(text);
      },
      () => {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end('The figures could not be gathered.\n');
      },
    );
  });
}
