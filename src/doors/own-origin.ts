import type { Context } from 'koa';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an origin is that of this service. A service on loopback is reachable under several names. */
export function isOwnOrigin({ req }: Context, baseUrl: string, origin: string): boolean {
  const own = new URL(baseUrl);
  if (origin === own.origin) return true;
  if (!loopbackNames.includes(own.hostname) || !URL.canParse(origin)) return false;
  const { hostname, port, protocol } = new URL(origin);
  return protocol === 'http:' && loopbackNames.includes(hostname) && port === String(req.socket.localPort);
}
