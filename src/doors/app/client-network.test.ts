import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2aff:3::9', '2001:db8:1:2a00::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(clientNetwork(from(address), 0)).toBe(network);
});

test('a forwarded address counts only behind as many proxies as are configured', () => {
  const request = from('10.0.0.1', '203.0.113.9, 198.51.100.7');
  expect(clientNetwork(request, 0)).toBe('10.0.0.0/24');
  expect(clientNetwork(request, 1)).toBe('198.51.100.0/24');
  expect(clientNetwork(request, 2)).toBe('203.0.113.0/24');
  expect(clientNetwork(from('10.0.0.1'), 1)).toBe('10.0.0.0/24');
});
