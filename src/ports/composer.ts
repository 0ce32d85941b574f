import type { DraftRequest, ProposedBlock } from '../domain/drafting/material.ts';

/**
 * Writes the generated blocks of one message. A composer is never believed: what it proposes goes through the verifier
 * of `domain/drafting`, and locked blocks are spliced in by code, so a composer does not see their place as its own.
 */
export interface Composer {
  /** A short name for logs and warnings, for example `embedded`. */
  readonly name: string;
  /** Whether it is told the writing rules that code cannot hold a message to; unsaid, it is not. */
  readonly readsRules?: boolean;
  /** Throws `ComposerFailed` where it cannot write, and the signal's reason where the caller gives up. */
  compose(request: DraftRequest, signal?: AbortSignal): Promise<readonly ProposedBlock[]>;
}

/** A composer could not write. The message is a sentence for the people who read the draft, and holds no secret. */
export class ComposerFailed extends Error {
  override readonly name = 'ComposerFailed';
}
