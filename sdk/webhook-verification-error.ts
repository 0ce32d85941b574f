export type WebhookErrorCode =
  /** The headers that carry the signature are not there. */
  | 'signature_missing'
  /** No signature fits body and secret. */
  | 'signature_invalid'
  /** It is signed, but too old, or from a time to come. */
  | 'timestamp_out_of_tolerance'
  /** The body is not what came over the wire, or holds no event. */
  | 'body_invalid'
  /** What was given as the secret is none. */
  | 'secret_invalid';

/** A delivery that must not be believed, or a receiver that was set up wrong. Its message holds no secret. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
  /** The stable word for programs. */
  readonly code: WebhookErrorCode;
  /** What to do about it, for the people who run the receiver. */
  readonly remedy: string;

  constructor(code: WebhookErrorCode, what: string, remedy: string) {
    super(`${what} ${remedy}`);
    this.code = code;
    this.remedy = remedy;
  }
}
