import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of the client: the first three numbers of an IPv4 address, or the first 56 bits of an IPv6 address. The
 * rest often changes. Counts forwarded addresses only behind `trustedProxies` proxies, because a client can send
 * that header too.
 */
export function clientNetwork(request: IncomingMessage, trustedProxies: number): string {
  return networkOf(clientAddress(request, trustedProxies));
}

function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  // Each proxy appends the address that it sees, so only the last ones are certain.
  return forwarded.at(-trustedProxies)?.trim() || direct;
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const groups = expandIPv6(plain);
  const fourth = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  return `${[...groups.slice(0, 3), fourth].join(':')}::/56`;
}

function expandIPv6(address: string): string[] {
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail = ''] = withoutZone.split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0));
  return [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
