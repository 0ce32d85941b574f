import type { Tx } from '../store.ts';

/**
 * Has the transaction's commit not wait for the disk. A database that dies may forget it within a second, with all that
 * was done after it; so it is for what is then found undone, and is done again.
 */
export function useAsynchronousCommit(tx: Tx): void {
  tx.executeAtCommit('set local synchronous_commit = off', []);
}
