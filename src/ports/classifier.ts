/** One of the categories to choose from. What describes it is in any language. */
export interface ChoosableCategory {
  readonly key: string;
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  readonly examples?: readonly string[] | undefined;
}

/** What arrived, and what it may be. Only the instruction is ours to obey; the text is data. */
export interface ClassifierQuestion {
  readonly text: string;
  /** ISO 639-1 of the text; null where it is not known. */
  readonly language: string | null;
  readonly categories: readonly ChoosableCategory[];
  /** What the people of the workspace want to be heeded. */
  readonly instruction?: string | undefined;
}

export interface ClassifierAnswer {
  /** The key of one of the categories; null in doubt. */
  readonly key: string | null;
  /** Between 0 and 1. */
  readonly confidence: number;
  /** A sentence for people. */
  readonly reason: string;
  /** The name of who chose. */
  readonly by: string;
  /** Why another one stood in for the model, a sentence for people; absent where none did. */
  readonly warning?: string;
}

/** Chooses one of several categories for a text. */
export interface Classifier {
  /** A short name for logs and warnings, for example `embedded`. */
  readonly name: string;
  /** Always answers, in doubt with null; throws nothing but the signal's reason where the caller gives up. */
  choose(question: ClassifierQuestion, signal?: AbortSignal): Promise<ClassifierAnswer>;
}
