// The app's errors include those of the public interface.
import type { ErrorName } from '../../generated/app/contract/errors.ts';

/** Optional details of an error. */
export interface ErrorDetails {
  /** The path of the invalid argument, for example `leads[3].email`. */
  readonly param?: string;
  /** For `live_key_required`: why the operation rejects a sandbox key. */
  readonly reason?: string;
  /** For `rate_limited`: whole seconds until the next attempt can succeed. */
  readonly retryAfterSeconds?: number;
}

/** The one error class of the API. The code determines the type and the HTTP status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorName;
  readonly details: ErrorDetails;

  constructor(code: ErrorName, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
