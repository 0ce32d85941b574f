import { BlockList, isIP } from 'node:net';

/**
 * Whether an IP address belongs to the public internet. Only then is it safe to connect to an address that somebody
 * else chose. `address` is IPv4 or IPv6 as written by a resolver or URL parser, without brackets. Names, short forms
 * and addresses with a zone are not public. IPv6 that embeds an IPv4 address is never public, because a translator
 * would connect to the embedded address.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !specialIpv4.check(address, 'ipv4');
  if (family === 6) return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
  return false;
}

/** Addresses that the operator allows in addition to public ones. */
export interface AddressAllowList {
  includes(address: string): boolean;
}

/**
 * Reads CIDR ranges such as `127.0.0.0/8` or `fd00::/8`; a bare address is a range of one. An IPv4 range never covers
 * IPv4-mapped IPv6 addresses. Throws a RangeError that names the first invalid range.
 */
export function parseAllowList(ranges: readonly string[]): AddressAllowList {
  const ipv4 = new BlockList();
  const ipv6 = new BlockList();
  for (const range of ranges) {
    const { address, prefix, family } = parseRange(range);
    if (family === 4) ipv4.addSubnet(address, prefix, 'ipv4');
    else ipv6.addSubnet(address, prefix, 'ipv6');
  }
  return {
    includes(address) {
      if (address.includes('%')) return false;
      const family = isIP(address);
      if (family === 4) return ipv4.check(address, 'ipv4');
      return family === 6 && ipv6.check(address, 'ipv6');
    },
  };
}

function parseRange(range: string): { address: string; prefix: number; family: 4 | 6 } {
  const [address = '', prefixText, ...rest] = range.trim().split('/');
  const family = address.includes('%') ? 0 : isIP(address);
  const maxPrefix = family === 4 ? 32 : 128;
  const prefix =
    prefixText === undefined ? maxPrefix : /^\d{1,3}$/.test(prefixText) ? Number(prefixText) : NaN;
  if ((family !== 4 && family !== 6) || rest.length > 0 || !(prefix <= maxPrefix)) {
    throw new RangeError(`"${range}" is not an address range such as 127.0.0.0/8 or fd00::/8.`);
  }
  return { address, prefix, family };
}

// There is one list per family, because a mixed list also matches IPv4 addresses against IPv6 ranges.
const specialIpv4 = blockList('ipv4', [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by carriers
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // a cloud's platform services
  '169.254.0.0/16', // link-local, and the clouds' metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments, and one cloud's metadata
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
]);

// All global unicast addresses are in this range, so mapped, NAT64, local and other addresses need no list.
const globalIpv6 = blockList('ipv6', ['2000::/3']);

const specialIpv6 = blockList('ipv6', [
  '2001::/23', // protocol assignments: Teredo, ORCHID, benchmarks, …
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which carries IPv4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
]);

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const { address, prefix } = parseRange(range);
    list.addSubnet(address, prefix, family);
  }
  return list;
}
