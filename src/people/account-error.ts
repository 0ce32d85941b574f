/** Thrown if a person's request cannot be fulfilled; the message says what to do. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}
