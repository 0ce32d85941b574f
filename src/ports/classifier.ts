/** A category to choose from, described in any language. */
export interface ChoosableCategory {
  readonly key: string;
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  readonly examples?: readonly string[] | undefined;
}

/** A text and its possible categories. Only the instruction is trusted; the text is data. */
export interface ClassifierQuestion {
  readonly text: string;
  /** ISO 639-1 of the text, or null if unknown. */
  readonly language: string | null;
  readonly categories: readonly ChoosableCategory[];
  /** An instruction from the people of the workspace. */
  readonly instruction?: string | undefined;
}

export interface ClassifierAnswer {
  /** The key of a category, or null in doubt. */
  readonly key: string | null;
  /** Between 0 and 1. */
  readonly confidence: number;
  /** A sentence for people. */
  readonly reason: string;
  /** The name of the classifier that chose. */
  readonly by: string;
  /** Why the fallback replaced the model, as a sentence for people. */
  readonly warning?: string;
}

/** Chooses a category for a text. */
export interface Classifier {
  /** A short name for logs and warnings, for example `embedded`. */
  readonly name: string;
  /**
   * Always answers, in doubt with null. Throws only the signal's reason on abort, and `unavailable` if too much waits.
   * `orgId` is the organisation whose turn a classifier takes that others wait for.
   */
  choose(question: ClassifierQuestion, signal?: AbortSignal, orgId?: string): Promise<ClassifierAnswer>;
}
