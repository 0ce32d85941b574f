/** Raised when what a person asked for cannot be done; the message says what to do instead. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}
