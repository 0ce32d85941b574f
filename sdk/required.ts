import { createError } from './outreach-error.ts';

/** Throws a TypeError unless `baseUrl` is an absolute http or https URL. */
export function requireBaseUrl({ baseUrl }: { readonly baseUrl?: string } = {}): void {
  if (!/^https?:\/\/[^\s/]/i.test(baseUrl as string)) throw new TypeError('baseUrl must be an http(s) URL');
}

/**
 * Throws an `InvalidRequestError` with code `invalid_arguments` and status 0 for the first value that is missing,
 * empty or unusable in a path.
 */
export function requireArguments(values: Readonly<Record<string, unknown>>): void {
  for (const [param, value] of Object.entries(values)) {
    if (value && value !== '.' && value !== '..') continue;
    const message = `${param} is required`;
    throw createError(message, {
      type: 'invalid_request_error',
      code: 'invalid_arguments',
      param,
      status: 0,
    });
  }
}
