import type { Store, Tx } from '../store.ts';

/** Cancels the scheduled work of a job, run or notice. Served by outbox_subject_index. */
export async function deleteOutboxRow(tx: Tx, subject: string): Promise<void> {
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = $2', [tx.orgId, subject]);
}

/** As `deleteOutboxRow`, for several subjects. */
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

/**
 * Postpones a job after a failed attempt: by the first pause after its first relay, by the second after its second, and
 * so on. Served by outbox_subject_index.
 */
export async function postponeFailedJob(tx: Tx, subject: string, delaysMs: readonly number[]): Promise<void> {
  await tx.sql(
    `update directory.outbox
     set due_at = now() + make_interval(secs => ($3::float8[])[least(greatest(relays, 1), cardinality($3))] / 1000)
     where org_id = $1 and subject = $2 and kind = 'job'`,
    [tx.orgId, subject, delaysMs],
  );
}

/** Makes the resume jobs of parked runs due now. Served by outbox_subject_index. */
export async function resumeParkedJobs(tx: Tx): Promise<void> {
  await tx.sql(
    `update directory.outbox set due_at = $2 where org_id = $1 and kind = 'job' and name = 'resume'`,
    [tx.orgId, tx.now],
  );
}

/** A due job that only this process may pass to the queue until `postponedTo`. */
export interface ClaimedJob {
  /** The id of its outbox row. */
  readonly id: string;
  readonly orgId: string;
  readonly name: string;
  readonly subject: string;
  /** How often it was claimed. */
  readonly claimCount: number;
  /** In PostgreSQL's own format, to keep full precision. */
  readonly postponedTo: string;
}

export const maxClaimedJobs = 500;
/** After this time another process passes a claimed job to the queue. */
const forwardTimeoutSeconds = 20;
/** After this time the queue has lost an unfinished job, so it is passed again. */
const retryAfterSeconds = 300;

/**
 * Claims due jobs, oldest first. They are selected in a materialised query, because a join would scan all rows when
 * statistics still show an empty table. Served by outbox_due_index.
 */
export async function claimDueJobs(store: Store): Promise<ClaimedJob[]> {
  return store.queryWithoutOrganisation<ClaimedJob>({
    name: 'relay-due',
    text: `with due as materialized (
             select id from directory.outbox where kind = 'job' and due_at <= now()
              order by due_at, id limit ${maxClaimedJobs}
             for update skip locked)
           update directory.outbox o set relays = o.relays + 1,
              due_at = now() + interval '${forwardTimeoutSeconds} seconds'
           where o.id = any(array(select id from due))
           returning o.id, o.org_id as "orgId", o.name, o.subject,
              o.relays as "claimCount", o.due_at::text as "postponedTo"`,
  });
}

/**
 * Postpones jobs that were passed to the queue. A job rescheduled meanwhile keeps its time. Served by the primary key.
 */
export async function postponeForwardedJobs(
  store: Store,
  ids: readonly string[],
  postponedTo: string | undefined,
): Promise<void> {
  await store.queryWithoutOrganisation({
    name: 'postpone-forwarded-jobs',
    text: `update directory.outbox set due_at = now() + interval '${retryAfterSeconds} seconds'
           where id = any($1::text[]) and due_at = $2::timestamptz`,
    values: [ids, postponedTo],
  });
}
