/** The package's entry point. */
export * from '../generated/sdk/operations.ts';
export type * from '../generated/sdk/types.ts';
export type {
  Call,
  CallOptions,
  Connection,
  ListValue,
  Operation,
  Page,
  Reply,
  Result,
  RetryOptions,
} from '../generated/sdk/operation.ts';
export { createOutreach, type Outreach } from './client.ts';
export { connect, type ConnectionOptions, type OpenConnection, type OutreachOptions } from './connect.ts';
export {
  ApiError,
  AuthenticationError,
  BillingError,
  ConnectionError,
  IdempotencyError,
  InvalidRequestError,
  isOutreachError,
  NotFoundError,
  OutreachError,
  PermissionError,
  RateLimitError,
  RedirectError,
  StateError,
  TimeoutError,
} from './outreach-error.ts';
export { uploadMaterial, type UploadArguments, type UploadProgress } from './upload.ts';
