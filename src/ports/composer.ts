import type { Commission, ProposedBlock } from '../domain/drafting/material.ts';

/**
 * Writes the generated blocks of one message. A composer is never believed: what it proposes goes through the verifier
 * of `domain/drafting`, and locked blocks are spliced in by code, so a composer does not see their place as its own.
 */
export interface Composer {
  /** A short name for logs and warnings, for example `embedded`. */
  readonly name: string;
  compose(commission: Commission, signal?: AbortSignal): Promise<readonly ProposedBlock[]>;
}
