import { createServer, type Server } from 'node:http';

/**
 * A separate server for metrics, so that the public port never exposes them. It answers only `GET /metrics` and
 * needs no key.
 */
export function createMetricsServer(contentType: string, render: () => Promise<string>): Server {
  return createServer((request, response) => {
    request.resume();
    const path = request.url?.split('?', 1)[0];
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Metrics are at GET /metrics.\n');
      return;
    }
    render().then(
      (text) => {
        response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
        response.end(text);
      },
      () => {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end('The metrics could not be collected.\n');
      },
    );
  });
}
