/** Thrown if a person's request cannot be fulfilled. Its message is shown to the person without a stack trace. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}
