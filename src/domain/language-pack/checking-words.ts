export interface CheckingWords {
  /** What people say besides who ask for something in a few words. */
  readonly asking: ReadonlySet<string>;
  /** The words of invitation that name a message: "a short question", "an idea", "call next week". */
  readonly naming: RegExp;
}
