import LinkHeader from 'http-link-header';

/** The parts of a page that point to the next one. */
export interface PageHead {
  /** The final address of the page, which relative addresses resolve against. */
  readonly url: string;
  /** The value of its Link header. */
  readonly link: string | null;
  /** The whole document, if it is JSON. */
  readonly json: unknown;
}

/**
 * Returns the address of the next page, or null. It is the Link header with `rel="next"` (RFC 8288), or else `next` or
 * `links.next` of a JSON object. Otherwise `nextCursor` or `next_cursor` becomes the parameter `cursor` of the
 * page's address.
 */
export function nextPage({ url, link, json }: PageHead): string | null {
  const address = linkedNext(link) ?? textUnder(json, 'next') ?? textUnder(valueUnder(json, 'links'), 'next');
  if (address !== null) return URL.parse(address, url)?.href ?? null;
  const cursor = textUnder(json, 'nextCursor') ?? textUnder(json, 'next_cursor');
  if (cursor === null) return null;
  const next = new URL(url);
  next.searchParams.set('cursor', cursor);
  return next.href;
}

function linkedNext(link: string | null): string | null {
  if (link === null) return null;
  try {
    return LinkHeader.parse(link).rel('next')[0]?.uri ?? null;
  } catch {
    return null;
  }
}

function textUnder(value: unknown, name: string): string | null {
  const inner = valueUnder(value, name);
  return typeof inner === 'string' && inner !== '' ? inner : null;
}

function valueUnder(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
