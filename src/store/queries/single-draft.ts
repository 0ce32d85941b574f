import { Job } from '../entities/runs.ts';
import type { Tx } from '../store.ts';
import { commitCredits, releaseCredits, reserveCredits } from './credits.ts';

/** After this time a unit that was never closed counts as abandoned, and what was set aside for it goes back. */
const abandonedAfterMs = 5 * 60_000;

export interface SingleUnit {
  readonly unitId: string;
  readonly leadId: string;
  readonly paid: boolean;
  readonly research: boolean;
}

/** The research that a call for one draft may need is a unit of its own, named after the draft's. */
export function researchUnitOf(unitId: string): string {
  return `${unitId}/research`;
}

/**
 * Begins the work of a call for one draft and sets its credits aside. Answers how many are missing: 0 when it may go on.
 * A repeat under the same unit sets nothing aside twice.
 */
export async function beginUnit(tx: Tx, { unitId, leadId, paid, research }: SingleUnit): Promise<number> {
  const known = await tx.em.findOne(Job, { orgId: tx.orgId, id: unitId });
  if (!known) {
    tx.em.create(Job, {
      orgId: tx.orgId,
      id: unitId,
      kind: 'draft',
      runId: null,
      runLeadId: null,
      leadId,
      host: null,
      state: 'waiting',
      attempts: 1,
      code: null,
      reason: null,
      createdAt: tx.now,
      finishedAt: null,
    });
    tx.wake('abandon', unitId, new Date(tx.now.getTime() + abandonedAfterMs));
  }
  if (!paid) return 0;
  const draft = await reserveCredits(tx, { jobId: unitId, unit: 'draft' });
  if (!draft.ok) return draft.missing + (research ? 1 : 0);
  const reading = research
    ? await reserveCredits(tx, { jobId: researchUnitOf(unitId), unit: 'research' })
    : draft;
  return reading.ok ? 0 : reading.missing;
}

/** Settles the research once it was kept; a site that gave nothing costs nothing. */
export async function payResearch(tx: Tx, unitId: string, found: boolean): Promise<void> {
  await (found ? commitCredits : releaseCredits)(tx, researchUnitOf(unitId));
}

/** Ends the unit and settles its credits. */
export async function closeUnit(tx: Tx, unitId: string, done: boolean): Promise<void> {
  const job = await tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: unitId });
  Object.assign(job, { state: done ? 'done' : 'failed', finishedAt: tx.now });
  await (done ? commitCredits : releaseCredits)(tx, unitId);
  await releaseCredits(tx, researchUnitOf(unitId));
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = $2', [tx.orgId, unitId]);
}
