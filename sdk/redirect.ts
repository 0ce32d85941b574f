import { createError } from './outreach-error.ts';

/**
 * Throws a `RedirectError` where an answer leads elsewhere. It is never followed: what was called would take body and
 * idempotency key to a place that nobody chose, or become another call on the way. Browsers do not tell the place.
 */
export function rejectRedirect(response: Response): void {
  const { status, type, headers } = response;
  if (type !== 'opaqueredirect' && (status < 300 || status > 399)) return;
  const place = headers.get('location')?.replace(/[?#].*/s, '') ?? 'another address';
  const message = `The service redirects to ${place}, which is not followed. Set baseUrl to where the service is.`;
  throw createError(message, { type: 'redirect_error', code: 'redirected', status, response });
}
