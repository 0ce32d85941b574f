import type { Tx } from '../store.ts';

type Savepoint = 'adding_leads' | 'enriching';

/** Marks the state to which `rollbackToSavepoint` returns. A later savepoint of the same name replaces it. */
export async function setSavepoint(tx: Tx, name: Savepoint): Promise<void> {
  await tx.sql(`savepoint ${name}`);
}

/** Undoes everything since the savepoint. Locks that were taken since are released. */
export async function rollbackToSavepoint(tx: Tx, name: Savepoint): Promise<void> {
  await tx.sql(`rollback to savepoint ${name}`);
}
