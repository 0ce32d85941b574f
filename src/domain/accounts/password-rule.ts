const minBytes = 12;
const maxBytes = 256;

/** What is wrong with a new password, or null. */
export function findPasswordProblem(password: string): string | null {
  const bytes = Buffer.byteLength(password);
  if (bytes < minBytes) return `must have at least ${minBytes} bytes; take a few words`;
  return bytes > maxBytes ? `must have at most ${maxBytes} bytes` : null;
}
