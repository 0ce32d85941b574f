import { createError } from './outreach-error.ts';

/** Throws a TypeError that names the option at fault. */
export function requireOptions(options: { readonly baseUrl?: string; readonly key?: string } = {}): void {
  const { baseUrl, key } = options;
  if (!/^https?:\/\/[^\s/]/i.test(baseUrl as string)) throw new TypeError('baseUrl must be an http(s) URL');
  if (!key) throw new TypeError('key must be given');
}

/**
 * Throws an `InvalidRequestError` with the code `invalid_arguments` and the status 0 for the first value that is absent
 * or empty, or that a path would swallow.
 */
export function requireArguments(values: Readonly<Record<string, unknown>>): void {
  for (const [param, value] of Object.entries(values)) {
    if (value && value !== '.' && value !== '..') continue;
    const message = `${param} must be given`;
    throw createError(message, {
      type: 'invalid_request_error',
      code: 'invalid_arguments',
      param,
      status: 0,
    });
  }
}
