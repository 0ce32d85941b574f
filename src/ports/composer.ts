import type { DraftRequest, ProposedBlock } from '../domain/drafting/material.ts';

/**
 * Writes the generated blocks of a message. A composer is never trusted: `domain/drafting` verifies what it
 * proposes, and code inserts locked blocks.
 */
export interface Composer {
  /** A short name for logs and warnings, for example `embedded`. */
  readonly name: string;
  /** True if it reads the writing rules that code cannot check. Default: false. */
  readonly readsRules?: boolean;
  /**
   * Throws `ComposerFailed` if it cannot write, and the signal's reason on abort. A composer that asks a model calls
   * `onRound` after each answer. `orgId` is the organisation whose turn a composer takes that others wait for.
   */
  compose(
    request: DraftRequest,
    signal?: AbortSignal,
    onRound?: (round: ComposeRound) => void,
    orgId?: string,
  ): Promise<readonly ProposedBlock[]>;
}

/** One request of a composer to its model. */
export interface ComposeRound {
  /** The number of sentences that the model wrote. */
  readonly sentences: number;
  /** How many of them the verifier refused. */
  readonly refused: number;
  /** Tokens as the model's server counts them; null if it does not. */
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

/** A composer failed. The message is a sentence for the people who review the draft and contains no secret. */
export class ComposerFailed extends Error {
  override readonly name = 'ComposerFailed';
}
