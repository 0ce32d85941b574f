import type { Tx } from '../store.ts';

/**
 * Commits without waiting for the disk. A database crash may lose the last second, so use it only for work that would
 * be done again.
 */
export function useAsynchronousCommit(tx: Tx): void {
  tx.executeAtCommit('set local synchronous_commit = off', []);
}
