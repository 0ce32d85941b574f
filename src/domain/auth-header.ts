/** The header that authenticates the service at a source. */
export interface AuthHeader {
  readonly name: string;
  readonly value: string;
}

/** Headers that belong to the connection or the request, or that would redirect the request. */
const reservedHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

/**
 * Reads `Name: value` as that header, with the name in lower case. Any other text is the value of Authorization. Null
 * for a reserved header name or an invalid value.
 */
export function readAuthHeader(text: string): AuthHeader | null {
  const [, name = 'authorization', named] =
    /^([!#$%&'*+.^_`|~\w-]+):[ \t]+([^ \t].*)$/s.exec(text.trim()) ?? [];
  const value = (named ?? text).trim();
  const isAllowed = /^[\x20-\x7e]+$/.test(value) && !reservedHeaders.has(name.toLowerCase());
  return isAllowed ? { name: name.toLowerCase(), value } : null;
}
