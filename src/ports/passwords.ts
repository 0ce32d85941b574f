/** Hashes passwords slowly, so that a stolen database does not reveal them. */
export interface Passwords {
  /** Returns a text that contains the scheme, its cost and the salt. */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a hash. Takes the same time without a hash, so that callers cannot see whether there is
   * one.
   */
  verify(password: string, hash: string | null): Promise<PasswordMatch>;
}

export interface PasswordMatch {
  readonly matches: boolean;
  /** Whether the hash has an older scheme or cost than new hashes. */
  readonly isOutdated: boolean;
}

/** Too many passwords wait to be hashed. */
export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy';
}
