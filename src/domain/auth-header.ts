/** A header by which a source knows whoever asks. */
export interface AuthHeader {
  readonly name: string;
  readonly value: string;
}

/** They belong to the connection and the request itself, or lead a request elsewhere. */
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
 * Reads `Name: value` as that header, and everything else as the value of Authorization. Null for a header that may not
 * be chosen, and for a value that no header can carry. The name is in lower case.
 */
export function readAuthHeader(text: string): AuthHeader | null {
  const [, name = 'authorization', named] =
    /^([!#$%&'*+.^_`|~\w-]+):[ \t]+([^ \t].*)$/s.exec(text.trim()) ?? [];
  const value = (named ?? text).trim();
  const isFit = /^[\x20-\x7e]+$/.test(value) && !reservedHeaders.has(name.toLowerCase());
  return isFit ? { name: name.toLowerCase(), value } : null;
}
