/**
 * Secrets that the service must be able to read again, such as the key of a source. They are stored encrypted: the
 * database alone, without the secret key, reveals nothing.
 */
export interface Secrets {
  /** Encrypts a secret for storage. Only `open` with the same `place` decrypts it. */
  seal(secret: string, place: SecretLocation): string;
  /** Throws `SecretUnreadable` if the key or the place differs or the data is damaged. */
  open(sealed: string, place: SecretLocation): string;
}

/** Where a secret is stored. A copy in another row or column cannot be decrypted. */
export interface SecretLocation {
  readonly orgId: string;
  /** The row's id. */
  readonly rowId: string;
  readonly field: string;
}

/** The message says what is wrong and what the operator can do, and reveals nothing of the secret. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable';
}

/** The file with the secret key cannot be used. The message names the file and the remedy. */
export class SecretKeyInvalid extends Error {
  override readonly name = 'SecretKeyInvalid';
}
