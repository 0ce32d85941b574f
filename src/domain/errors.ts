import type { ErrorName } from '../../generated/contract/errors.ts';

/** What a refusal may carry besides its words. */
export interface ErrorDetails {
  /** The path of the argument at fault, for example `leads[3].email`. */
  readonly param?: string;
  /** For `live_key_required`: why a sandbox key will not do. */
  readonly reason?: string;
  /** For `rate_limited`: whole seconds until it is worth trying again. */
  readonly retryAfterSeconds?: number;
}

/** The one class of every answer that is not a success. The code decides status and type; only a door knows HTTP. */
export class ApiError extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorName;
  readonly details: ErrorDetails;

  constructor(code: ErrorName, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
