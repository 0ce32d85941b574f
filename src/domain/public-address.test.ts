import { IPAddressRanges } from '@microsoft/antissrf';
import fc from 'fast-check';
import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { privateAddresses, publicAddresses } from '../../test/fixtures/private-addresses.ts';
import { isPublicAddress, parseAllowList } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each(privateAddresses)('refuses %j', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(publicAddresses)('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it('refuses every address in the ranges of an independent table', () => {
    const ranges = IPAddressRanges.recommendedLatest;
    expect(ranges.length).toBeGreaterThan(20);
    const inRange = fc.constantFrom(...ranges).chain((range) => addressIn(range));
    fc.assert(
      fc.property(inRange, (address) => !isPublicAddress(address)),
      { numRuns: 2_000 },
    );
  });

  it('accepts exactly the IPv4 addresses outside the ranges of an independent table', () => {
    const listed = new BlockList();
    for (const range of IPAddressRanges.recommendedLatest) {
      const [address = '', prefix] = range.split('/');
      if (address.includes('.')) listed.addSubnet(address, Number(prefix), 'ipv4');
    }
    fc.assert(
      fc.property(fc.ipV4(), (address) => isPublicAddress(address) === !listed.check(address, 'ipv4')),
      { numRuns: 5_000 },
    );
  });

  it('refuses every IPv6 form that embeds an IPv4 address', () => {
    const prefixes = ['::ffff:', '::', '64:ff9b::', '64:ff9b:1::', '::ffff:0:'];
    fc.assert(
      fc.property(
        fc.constantFrom(...prefixes),
        fc.ipV4(),
        (prefix, inner) => !isPublicAddress(prefix + inner),
      ),
    );
  });

  it('refuses names and addresses with a zone', () => {
    fc.assert(fc.property(fc.domain(), (name) => !isPublicAddress(name)));
    fc.assert(fc.property(fc.ipV6(), (address) => !isPublicAddress(`${address}%eth0`)));
  });
});

describe('parseAllowList', () => {
  it('covers exactly its ranges', () => {
    const allowed = parseAllowList(['127.0.0.0/8', ' fd00::/8 ', '10.1.2.3']);
    expect(
      ['127.0.0.1', '127.9.9.9', 'fd12::1', '10.1.2.3'].every((address) => allowed.includes(address)),
    ).toBe(true);
    const outside = [
      '128.0.0.1',
      '10.1.2.4',
      'fc00::1',
      '::1',
      '::ffff:127.0.0.1',
      'fd12::1%lo',
      'localhost',
      '',
    ];
    expect(outside.filter((address) => allowed.includes(address))).toEqual([]);
  });

  it('is empty by default', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => !parseAllowList([]).includes(address)));
  });

  it.each([
    '',
    'localhost',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0/8',
    '::1%lo',
    '10.0.0.0/-1',
  ])('refuses %j', (range) => expect(() => parseAllowList(['127.0.0.0/8', range])).toThrow(RangeError));
});

function addressIn(range: string): fc.Arbitrary<string> {
  const [start = '', prefixText] = range.split('/');
  const width = start.includes('.') ? 32 : 128;
  const hostBits = BigInt(width - Number(prefixText));
  const first = toNumber(start);
  return fc
    .oneof(fc.constant(0n), fc.constant((1n << hostBits) - 1n), fc.bigInt(0n, (1n << hostBits) - 1n))
    .map((offset) => toAddress(first + offset, width));
}

function toNumber(address: string): bigint {
  if (address.includes('.')) return address.split('.').reduce((sum, part) => (sum << 8n) + BigInt(part), 0n);
  const [head = '', tail] = address.split('::');
  const heads = head.split(':').filter(Boolean);
  const tails = (tail ?? '').split(':').filter(Boolean);
  const middle = Array.from({ length: 8 - heads.length - tails.length }, () => '0');
  return [...heads, ...middle, ...tails].reduce((sum, part) => (sum << 16n) + BigInt(`0x${part}`), 0n);
}

function toAddress(value: bigint, width: number): string {
  if (width === 32) return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join('.');
  const groups = Array.from({ length: 8 }, (_, index) => (value >> BigInt(112 - 16 * index)) & 0xffffn);
  return groups.map((group) => group.toString(16)).join(':');
}
