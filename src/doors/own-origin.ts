import type { Context } from 'koa';
import { isLoopbackName } from '../domain/accounts/protected-address.ts';

/** Whether an origin is that of this service. A service on loopback is reachable under several names. */
export function isOwnOrigin({ req }: Context, baseUrl: string, origin: string): boolean {
  const own = new URL(baseUrl);
  if (origin === own.origin) return true;
  if (!isLoopbackName(own.hostname) || !URL.canParse(origin)) return false;
  const { hostname, port, protocol } = new URL(origin);
  return protocol === 'http:' && isLoopbackName(hostname) && port === String(req.socket.localPort);
}
