/** How a model should write in one language, besides the rules that hold for all. */
export interface ModelGuidance {
  /** How native salespeople write, in English, for example "Use contractions; no title case in subjects." */
  readonly style: string;
  /** Two sentences that the verifier keeps. */
  readonly good: readonly GoodExample[];
  /** Two sentences that the verifier refuses. */
  readonly bad: readonly BadExample[];
}

interface GoodExample {
  readonly passage: string;
  /** Words of the passage, character for character. */
  readonly core: string;
  readonly text: string;
}

interface BadExample {
  readonly passage: string;
  readonly text: string;
  /** Why it is refused, in English. */
  readonly reason: string;
}
