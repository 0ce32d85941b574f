import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How long a session lasts at most, and how long a confirmed password counts. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60_000;
export const sudoLifetimeMs = 10 * 60_000;

/** What is stored of a secret that only its holder may know. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token that proves that a request comes from a page that could read the reply of `session.get`. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('outreach csrf').digest('base64url');
}

/** Compares in constant time. */
export function isCsrfToken(sessionToken: string, given: string | undefined): boolean {
  const [expected, actual] = [Buffer.from(csrfTokenOf(sessionToken)), Buffer.from(given ?? '')];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
