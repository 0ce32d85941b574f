import { Job } from '../../store/entities/runs.ts';
import type { Tx } from '../../store/store.ts';
import { commitCredits, releaseCredits, reserveCredits } from '../../store/queries/credits.ts';

/** After this time a unit that was never closed counts as abandoned, and what was set aside for it goes back. */
const abandonAfterMs = 5 * 60_000;

export interface SingleUnit {
  readonly unitId: string;
  readonly kind: 'draft' | 'enrich' | 'lookup';
  /** Null for a lookup, which is of no lead. */
  readonly leadId: string | null;
  readonly paid: boolean;
  readonly research: boolean;
}

/** The research that a draft may need is a unit of its own, named after the draft's. */
function researchUnitId(unitId: string): string {
  return `${unitId}/research`;
}

/**
 * Begins the work of a call that is one unit and sets its credits aside. Answers how many are missing: 0 when it may go
 * on. A repeat under the same unit sets nothing aside twice.
 */
export async function beginUnit(tx: Tx, unit: SingleUnit): Promise<number> {
  const { unitId, kind, leadId, paid, research } = unit;
  const known = await tx.em.findOne(Job, { orgId: tx.orgId, id: unitId });
  if (!known) {
    tx.em.create(Job, {
      orgId: tx.orgId,
      id: unitId,
      kind,
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
    tx.enqueue('abandon', unitId, new Date(tx.now.getTime() + abandonAfterMs));
  }
  if (known) await postponeAbandoning(tx, unitId);
  if (!paid) return 0;
  const reserved = await reserveCredits(tx, { jobId: unitId, unit: kind });
  if (!reserved.ok) return reserved.missing + (research ? 1 : 0);
  const reading = research
    ? await reserveCredits(tx, { jobId: researchUnitId(unitId), unit: 'research' })
    : reserved;
  return reading.ok ? 0 : reading.missing;
}

/** Settles the research once it was kept; a site that gave nothing costs nothing. */
export async function settleResearch(tx: Tx, unitId: string, found: boolean): Promise<void> {
  await (found ? commitCredits : releaseCredits)(tx, researchUnitId(unitId));
}

/**
 * Ends the unit and settles its credits. A repeat of the call that was faster has settled them already. Throws for a
 * unit that was given up meanwhile, because what it brought would never be paid.
 */
export async function closeUnit(tx: Tx, unitId: string, end: UnitResult): Promise<void> {
  if (await settleUnit(tx, unitId, end)) return;
  const { state, code } = await tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: unitId });
  if (state === 'failed') throw new Error(`The unit ${unitId} was closed meanwhile (${code}).`);
}

const abandonedReason = { code: 'abandoned', reason: 'The call that began this work did not finish.' };

/**
 * Gives a unit up whose call failed, or died: what was set aside for it goes back, and its idempotency key is free
 * again. A unit that was closed stays as it is.
 */
export async function abandonUnit(tx: Tx, unitId: string, end: UnitResult = abandonedReason): Promise<void> {
  if (!(await settleUnit(tx, unitId, end))) return;
  await tx.sql('delete from idempotency where org_id = $1 and unit_id = $2 and reply is null', [
    tx.orgId,
    unitId,
  ]);
}

/** How a unit ended: done, done without a find that would be paid, or failed with the reason. */
export type UnitResult = 'done' | 'unpaid' | { readonly code: string; readonly reason: string };

/** False when the unit was closed already. Of two that close it one waits for the other. */
async function settleUnit(tx: Tx, unitId: string, end: UnitResult): Promise<boolean> {
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = $2', [tx.orgId, unitId]);
  const [held] = await tx.sql(
    `select id from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, unitId],
  );
  if (!held) return false;
  const job = await tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: unitId });
  Object.assign(job, {
    finishedAt: tx.now,
    ...(typeof end === 'string' ? { state: 'done' } : { state: 'failed', ...end }),
  });
  await (end === 'done' ? commitCredits : releaseCredits)(tx, unitId);
  await releaseCredits(tx, researchUnitId(unitId));
  return true;
}

/** Served by outbox_subject_index. */
async function postponeAbandoning(tx: Tx, unitId: string): Promise<void> {
  await tx.sql('update directory.outbox set due_at = $3 where org_id = $1 and subject = $2', [
    tx.orgId,
    unitId,
    new Date(tx.now.getTime() + abandonAfterMs),
  ]);
}
