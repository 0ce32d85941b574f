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
  /** Throws `ComposerFailed` if it cannot write, and the signal's reason on abort. */
  compose(request: DraftRequest, signal?: AbortSignal): Promise<readonly ProposedBlock[]>;
}

/** A composer failed. The message is a sentence for the people who review the draft and contains no secret. */
export class ComposerFailed extends Error {
  override readonly name = 'ComposerFailed';
}
