import type { ErrorCode, ErrorType } from '../generated/sdk/types.ts';

/** What an error knows beside its message. */
export interface ErrorDetails {
  /** The class of the error: a `type` of the service, or `connection_error`, `timeout_error` or `redirect_error`. */
  readonly type: ErrorType;
  /** The stable word for programs. */
  readonly code: ErrorCode;
  /** The path of the argument at fault, such as `leads[3].email`. */
  readonly param?: string | undefined;
  /** A finer word within a code. */
  readonly reason?: string | undefined;
  /** Names the call; quote it when asking for help. */
  readonly requestId?: string | undefined;
  /** The status of the answer, 0 where none came. */
  readonly status: number;
  /** The answer itself, its body read; absent where none came. */
  readonly response?: Response | undefined;
  /** How long the service asks to wait before another call, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

const brand = Symbol.for('outreach-sdk.error');

/**
 * A call that the service refused or failed, or that did not reach it. `code` is the stable word for programs; the
 * message is the service's own and says what to do.
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
      // Neither a log line nor a copy of the error should carry all of the answer.
      response: { value: response },
      [brand]: { value: true },
      // Logs that keep errors as JSON would else lose it.
      message: { enumerable: true },
    });
  }
}

/** An argument, header or body does not fit; `param` names it. The status is 0 where it was not even sent. */
export class InvalidRequestError extends OutreachError {
  override name = 'InvalidRequestError';
}

/** The organisation has no such thing. */
export class NotFoundError extends OutreachError {
  override name = 'NotFoundError';
}

/** The current state does not allow the call. */
export class StateError extends OutreachError {
  override name = 'StateError';
}

/** The idempotency key was used for another call, or is malformed. */
export class IdempotencyError extends OutreachError {
  override name = 'IdempotencyError';
}

/** The key is missing, wrong, expired or revoked. */
export class AuthenticationError extends OutreachError {
  override name = 'AuthenticationError';
}

/** The key may not do this: its scope, its kind or the plan. */
export class PermissionError extends OutreachError {
  override name = 'PermissionError';
}

/** The credits do not suffice. */
export class BillingError extends OutreachError {
  override name = 'BillingError';
}

/** The key has made its calls of this minute; `retryAfterMs` says how long to wait. */
export class RateLimitError extends OutreachError {
  override name = 'RateLimitError';
}

/** The service failed, or something else answered in its place (`unexpected_reply`). */
export class ApiError extends OutreachError {
  override name = 'ApiError';
}

/** No answer came: the service could not be reached or the connection broke. `cause` is what fetch said. */
export class ConnectionError extends OutreachError {
  override name = 'ConnectionError';
}

/** No answer came in time. */
export class TimeoutError extends OutreachError {
  override name = 'TimeoutError';
}

/** The address leads elsewhere, and what was called was not sent there; the message says where it leads. */
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

/** The error of the class that its `type` names; of the base class where a newer service has another type. */
export function createError(message: string, facts: ErrorDetails, cause?: unknown): OutreachError {
  const named = Object.hasOwn(classes, facts.type) ? classes[facts.type] : undefined;
  const ErrorClass = named ?? OutreachError;
  return new ErrorClass(message, facts, cause);
}

/**
 * Whether something thrown is an error of this library, also where it comes from another copy of it or from another
 * frame or realm, where `instanceof` says no. Its `type` then tells the classes apart.
 */
export function isOutreachError(thrown: unknown): thrown is OutreachError {
  return typeof thrown === 'object' && thrown !== null && brand in thrown;
}
