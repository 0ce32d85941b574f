import { Job } from '../store/entities/runs.ts';
import { releaseCredits } from '../store/queries/credits.ts';
import { researchUnitOf } from '../store/queries/single-draft.ts';
import type { Tx } from '../store/store.ts';

/**
 * A unit of work that a call began and never finished, because its process died: what was set aside for it goes back.
 * Until then a repeat under the same idempotency key goes on with the unit.
 */
export async function abandon(tx: Tx, jobId: string): Promise<void> {
  const [held] = await tx.sql(
    `select id from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, jobId],
  );
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = $2', [tx.orgId, jobId]);
  if (!held) return;
  const job = await tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId });
  Object.assign(job, {
    state: 'failed',
    code: 'abandoned',
    reason: 'The call that began this work did not finish.',
    finishedAt: tx.now,
  });
  for (const unit of [jobId, researchUnitOf(jobId)]) await releaseCredits(tx, unit);
}
