import { createError } from './outreach-error.ts';

/**
 * Throws a `RedirectError` for a redirect. Following one could send body and idempotency key to an unknown host, or
 * turn the call into another one. Browsers hide the target.
 */
export function rejectRedirect(response: Response): void {
  const { status, type, headers } = response;
  if (type !== 'opaqueredirect' && (status < 300 || status > 399)) return;
  const place = headers.get('location')?.replace(/[?#].*/s, '') ?? 'another address';
  const message = `The service redirects to ${place}, which is not followed. Set baseUrl to the final address.`;
  throw createError(message, { type: 'redirect_error', code: 'redirected', status, response });
}
