const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;

/** The address in the form in which it is stored, or null if it is none. */
export function normaliseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return addressPattern.test(email) ? email : null;
}
