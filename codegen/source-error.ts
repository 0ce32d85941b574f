/** A mistake in a file that a person writes. The command prints the message without a stack. */
export class SourceError extends Error {
  override readonly name: string = 'SourceError';
}
