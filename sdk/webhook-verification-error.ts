export type WebhookErrorCode =
  /** The signature headers are missing. */
  | 'signature_missing'
  /** No signature matches body and secret. */
  | 'signature_invalid'
  /** The signature is valid, but too old or in the future. */
  | 'timestamp_out_of_tolerance'
  /** The body is not the raw request body, or contains no event. */
  | 'body_invalid'
  /** The secret is malformed. */
  | 'secret_invalid';

/** A delivery that failed verification, or a misconfigured receiver. The message contains no secret. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
  /** A stable error code. */
  readonly code: WebhookErrorCode;
  /** What the receiver's operator can do. */
  readonly remedy: string;

  constructor(code: WebhookErrorCode, what: string, remedy: string) {
    super(`${what} ${remedy}`);
    this.code = code;
    this.remedy = remedy;
  }
}
