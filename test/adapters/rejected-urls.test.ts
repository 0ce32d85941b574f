import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch, type GuardedFetchOptions } from '../../src/adapters/fetch.ts';
import type { Outbound } from '../../src/ports/outbound.ts';

const clients: Outbound[] = [];
afterEach(async () => void (await Promise.all(clients.splice(0).map((client) => client.close()))));

function client(options: Partial<GuardedFetchOptions>): Outbound {
  const outbound = createGuardedFetch({ allow: [], userAgent: 'test', ...options });
  clients.push(outbound);
  return outbound;
}

describe('blockedUrlReason', () => {
  const clientWith = (...addresses: string[]) =>
    client({ allow: ['127.0.0.1'], resolve: async () => addresses.map((address) => ({ address })) });

  it.each([
    [
      '10.0.0.1',
      'company.example does not lead to a public address. Use a public address, or ask the operator to allow it with ' +
        'the setting OUTBOUND_ALLOW.',
    ],
    ['1.1.1.1', null],
    ['127.0.0.1', null],
  ])('checks a name that resolves to %s', async (address, reason) => {
    expect(await clientWith('1.1.1.1', address).blockedUrlReason('https://company.example/', 'org')).toBe(
      reason,
    );
  });

  it.each([
    ['http://192.168.0.1/', 'does not lead to a public address'],
    ['http://[::1]/', 'does not lead to a public address'],
    ['ftp://company.example/', 'Only http and https'],
    ['https://me:word@company.example/', 'must not carry a user name'],
    ['company', 'is not a URL'],
  ])('rejects %s', async (url, reason) =>
    expect(await client({}).blockedUrlReason(url, 'org')).toContain(reason),
  );

  it('accepts a name that does not resolve yet', async () => {
    const unknown = client({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await unknown.blockedUrlReason('https://company.example/', 'org')).toBeNull();
    const slow = client({ resolve: () => new Promise(() => undefined) });
    expect(await slow.blockedUrlReason('https://company.example/', 'org')).toBeNull();
  });
});
