import type { Tx } from '../store.ts';

/** Cancels the scheduled work of a job, run or notice. Served by outbox_subject_index. */
export async function deleteOutboxRow(tx: Tx, subject: string): Promise<void> {
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = $2', [tx.orgId, subject]);
}

/** As `deleteOutboxRow`, for several. */
export async function deleteOutboxRows(tx: Tx, subjects: readonly string[]): Promise<void> {
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = any($2)', [tx.orgId, subjects]);
}

/** Served by outbox_subject_index. */
export async function rescheduleOutboxRow(tx: Tx, subject: string, dueAt: Date): Promise<void> {
  await tx.sql('update directory.outbox set due_at = $3 where org_id = $1 and subject = $2', [
    tx.orgId,
    subject,
    dueAt,
  ]);
}

/** Makes the resume jobs of parked runs due now. Served by outbox_subject_index. */
export async function resumeParkedJobs(tx: Tx): Promise<void> {
  await tx.sql(
    `update directory.outbox set due_at = $2 where org_id = $1 and kind = 'job' and name = 'resume'`,
    [tx.orgId, tx.now],
  );
}
