import type { Tx } from '../store.ts';

/** Cancels the wake-up of a job, run or notice. Served by outbox_subject_index. */
export async function deleteOutboxRow(tx: Tx, subject: string): Promise<void> {
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = $2', [tx.orgId, subject]);
}
