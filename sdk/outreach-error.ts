import type { ErrorCode, ErrorType } from '../generated/sdk/types.ts';

/** Properties of an error besides its message. */
export interface ErrorDetails {
  /** The kind of error: a `type` of the service, or `connection_error`, `timeout_error` or `redirect_error`. */
  readonly type: ErrorType;
  /** A stable error code. */
  readonly code: ErrorCode;
  /** Path of the invalid argument, such as `leads[3].email`. */
  readonly param?: string | undefined;
  /** A more specific reason within a code. */
  readonly reason?: string | undefined;
  /** Identifies the call; include it in support requests. */
  readonly requestId?: string | undefined;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** The response with its body already read. Absent if there was none. */
  readonly response?: Response | undefined;
  /** How long to wait before another call, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

const brand = Symbol.for('outreach-sdk.error');

/**
 * An error from the service or from the connection. `code` is stable; `message` is for people and says what to do.
 */
export class OutreachError extends Error implements ErrorDetails {
  override name = 'OutreachError';
  declare readonly type: ErrorType;
  declare readonly code: ErrorCode;
  declare readonly param: string | undefined;
  declare readonly reason: string | undefined;
  declare readonly requestId: string | undefined;
  declare readonly status: number;
  declare readonly response: Response | undefined;
  declare readonly retryAfterMs: number | undefined;

  constructor(message: string, { response, ...facts }: ErrorDetails, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, facts);
    Object.defineProperties(this, {
      // Keep the whole response out of logs and copies of the error.
      response: { value: response },
      [brand]: { value: true },
      // Enumerable, so that logs in JSON include it.
      message: { enumerable: true },
    });
  }
}

/** An invalid argument, header or body; `param` names it. Status 0 means that nothing was sent. */
export class InvalidRequestError extends OutreachError {
  override name = 'InvalidRequestError';
}

/** The organisation has no such resource. */
export class NotFoundError extends OutreachError {
  override name = 'NotFoundError';
}

/** The current state does not allow the call. */
export class StateError extends OutreachError {
  override name = 'StateError';
}

/** The idempotency key is malformed, or was used for another call. */
export class IdempotencyError extends OutreachError {
  override name = 'IdempotencyError';
}

/** The key is missing, wrong, expired or revoked. */
export class AuthenticationError extends OutreachError {
  override name = 'AuthenticationError';
}

/** The key lacks permission, because of its scope, its mode or the plan. */
export class PermissionError extends OutreachError {
  override name = 'PermissionError';
}

/** Not enough credits. */
export class BillingError extends OutreachError {
  override name = 'BillingError';
}

/** The key has used its calls for this minute; wait `retryAfterMs`. */
export class RateLimitError extends OutreachError {
  override name = 'RateLimitError';
}

/** The service failed, or the response is not from the service (`unexpected_reply`). */
export class ApiError extends OutreachError {
  override name = 'ApiError';
}

/** The service is unreachable or the connection broke. `cause` is the error of fetch. */
export class ConnectionError extends OutreachError {
  override name = 'ConnectionError';
}

/** No response in time. */
export class TimeoutError extends OutreachError {
  override name = 'TimeoutError';
}

/** The address redirects. The request was not sent on; the message names the target. */
export class RedirectError extends OutreachError {
  override name = 'RedirectError';
}

const classes: Readonly<Record<string, typeof OutreachError>> = {
  invalid_request_error: InvalidRequestError,
  not_found_error: NotFoundError,
  state_error: StateError,
  idempotency_error: IdempotencyError,
  authentication_error: AuthenticationError,
  permission_error: PermissionError,
  billing_error: BillingError,
  rate_limit_error: RateLimitError,
  api_error: ApiError,
  connection_error: ConnectionError,
  timeout_error: TimeoutError,
  redirect_error: RedirectError,
};

/** Creates an error of the class for its `type`, or of the base class for an unknown type. */
export function createError(message: string, facts: ErrorDetails, cause?: unknown): OutreachError {
  const named = Object.hasOwn(classes, facts.type) ? classes[facts.type] : undefined;
  const ErrorClass = named ?? OutreachError;
  return new ErrorClass(message, facts, cause);
}

/**
 * Tests whether a value is an error of this library. Unlike `instanceof`, it also recognises errors of another copy,
 * frame or realm. Use `type` to tell them apart.
 */
export function isOutreachError(thrown: unknown): thrown is OutreachError {
  return typeof thrown === 'object' && thrown !== null && brand in thrown;
}
