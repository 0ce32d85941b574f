/**
 * Returns the possible addresses of a site's home page, most likely first: the given one, the other protocol, then both
 * with or without `www.`. Empty if `address` is neither a host name nor an http(s) URL, or contains credentials.
 */
export function entryAddresses(address: string): URL[] {
  const entry = parseEntry(address.trim());
  if (entry === null) return [];
  const otherProtocol = withProtocol(entry, entry.protocol === 'https:' ? 'http:' : 'https:');
  const otherHost = toggleWww(entry.hostname);
  const addresses = [entry, otherProtocol];
  if (otherHost !== null) addresses.push(withHost(entry, otherHost), withHost(otherProtocol, otherHost));
  return addresses;
}

/** Returns the same key for all variants of an address, so that a site is not read twice. */
export function entryKey({ host, pathname, search }: URL): string {
  return host.replace(/^www\./, '') + pathname + search;
}

function parseEntry(address: string): URL | null {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  url.hash = '';
  return url;
}

function withProtocol(url: URL, protocol: string): URL {
  const changed = new URL(url);
  changed.protocol = protocol;
  return changed;
}

function withHost(url: URL, hostname: string): URL {
  const changed = new URL(url);
  changed.hostname = hostname;
  return changed;
}

/** Adds or removes `www.`; null for IP addresses and single labels. */
function toggleWww(hostname: string): string | null {
  if (hostname.startsWith('www.')) return hostname.slice('www.'.length);
  const isName = /[a-z-]/i.test(hostname) && hostname.includes('.') && !hostname.startsWith('[');
  return isName ? `www.${hostname}` : null;
}
