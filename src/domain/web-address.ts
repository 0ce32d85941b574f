/**
 * Reads a web address and adds a missing scheme; null if a browser would not open it. Without a scheme the host needs
 * a dot, so that a plain word is not an address.
 */
export function readWebAddress(text: string): string | null {
  const trimmed = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/:]+:\d/.test(trimmed);
  const address = hasScheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  const url = /[\s<>"\\^`{|}]/.test(trimmed) ? null : URL.parse(address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.hostname === '' || url.username !== '' || url.password !== '') return null;
  return hasScheme || url.hostname.includes('.') ? address : null;
}
