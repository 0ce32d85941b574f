/**
 * Reads a web address that a person wrote, with or without scheme, and answers it with one; null for whatever a browser
 * would not open. A name without a scheme must have a dot, so that a mere word is no address.
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
