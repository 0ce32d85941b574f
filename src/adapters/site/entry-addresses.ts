/**
 * The addresses under which a site's home page may be found, most likely first: the one that was given, then the same
 * by the other protocol, then both with or without `www.`. Empty when `address` is neither a host name nor an http(s)
 * URL, or carries credentials.
 */
export function entryAddresses(address: string): URL[] {
  const given = parseEntry(address.trim());
  if (given === null) return [];
  const other = withProtocol(given, given.protocol === 'https:' ? 'http:' : 'https:');
  const neighbour = wwwNeighbour(given.hostname);
  const forms = [given, other];
  if (neighbour !== null) forms.push(withHost(given, neighbour), withHost(other, neighbour));
  return forms;
}

/** One key for all forms of one address, so that none of them is read twice. */
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

/** `www.` added or taken away; null for addresses in numbers and for names of one label. */
function wwwNeighbour(hostname: string): string | null {
  if (hostname.startsWith('www.')) return hostname.slice('www.'.length);
  const isName = /[a-z-]/i.test(hostname) && hostname.includes('.') && !hostname.startsWith('[');
  return isName ? `www.${hostname}` : null;
}
