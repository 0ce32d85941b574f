/**
 * What others entrusted to the service and it has to say again, such as the key of a source. It is kept sealed: who has
 * the database without the secret key has nothing.
 */
export interface Secrets {
  /** The secret as it may be stored. Only `open` with the same `place` reads it again. */
  seal(secret: string, place: SecretLocation): string;
  /** Throws `SecretUnreadable` where the secret was sealed with another key, at another place, or is damaged. */
  open(sealed: string, place: SecretLocation): string;
}

/** Where a secret is kept. One that was copied into another row, or another column, cannot be opened there. */
export interface SecretLocation {
  readonly orgId: string;
  /** The id of its row. */
  readonly rowId: string;
  readonly field: string;
}

/** The message says what is wrong and what whoever runs the service can do, without anything of the secret. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretLost';
}
