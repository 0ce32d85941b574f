const keyBytes = 32;

/** Decodes the key that encrypts stored secrets, from base64 or hex. Returns undefined for any other text. */
export function decodeSecretKey(text: string): Buffer | undefined {
  const isHex = /^[0-9a-f]{64}$/i.test(text);
  const bytes = Buffer.from(text, isHex ? 'hex' : 'base64');
  const isKey = isHex || (/^[A-Za-z0-9+/_-]{43}=?$/.test(text) && bytes.length === keyBytes);
  return isKey ? bytes : undefined;
}
