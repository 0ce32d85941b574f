import { commitCredits, releaseCredits } from '../credits/settle.ts';
import { Job } from '../../store/entities/runs.ts';
import { deleteOutboxRow, rescheduleOutboxRow } from '../../store/queries/outbox.ts';
import { findJob, lockUnitJob } from '../../store/queries/jobs.ts';
import { deleteOpenIdempotency } from '../../store/queries/idempotency.ts';
import type { Tx } from '../../store/store.ts';
import { reserveCredits } from '../credits/reserve.ts';

/** After this time an unclosed unit is abandoned and its credits are released. */
const abandonAfterMs = 5 * 60_000;

export interface SingleUnit {
  readonly unitId: string;
  readonly kind: 'draft' | 'enrich' | 'lookup';
  /** Null for a lookup. */
  readonly leadId: string | null;
  readonly paid: boolean;
  readonly research: boolean;
}

/** The research for a draft is a separate unit. */
function researchUnitId(unitId: string): string {
  return `${unitId}/research`;
}

/**
 * Starts a call's unit of work and reserves its credits. Returns the number of missing credits: 0 means the work may
 * start. A repeat reserves nothing twice.
 */
export async function beginUnit(tx: Tx, unit: SingleUnit): Promise<number> {
  const { unitId, kind, leadId, paid, research } = unit;
  const abandonAt = new Date(tx.now.getTime() + abandonAfterMs);
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
    tx.enqueue('abandon', unitId, abandonAt);
  }
  if (known) await rescheduleOutboxRow(tx, unitId, abandonAt);
  if (!paid) return 0;
  const reserved = await reserveCredits(tx, [
    { unitId, kind },
    ...(research ? [{ unitId: researchUnitId(unitId), kind: 'research' } as const] : []),
  ]);
  return reserved.ok ? 0 : reserved.missing;
}

/** Settles the research after it was saved. A site without text costs nothing. */
export async function settleResearch(tx: Tx, unitId: string, found: boolean): Promise<void> {
  await (found ? commitCredits : releaseCredits)(tx, [researchUnitId(unitId)]);
}

/**
 * Ends the unit and settles its credits. Does nothing if a repeat of the call was faster.
 *
 * @throws Error if the unit was abandoned, because its credits were released.
 */
export async function closeUnit(tx: Tx, unitId: string, end: UnitResult): Promise<void> {
  if (await settleUnit(tx, unitId, end)) return;
  const { state, code } = await findJob(tx, unitId);
  if (state === 'failed') throw new Error(`The unit ${unitId} was closed before it finished (${code}).`);
}

const abandonedReason = { code: 'abandoned', reason: 'The call that started this work did not finish.' };

/**
 * Ends a unit whose call failed or crashed, releases its credits and frees its idempotency key. Does nothing for a
 * closed unit.
 */
export async function abandonUnit(tx: Tx, unitId: string, end: UnitResult = abandonedReason): Promise<void> {
  if (!(await settleUnit(tx, unitId, end))) return;
  await deleteOpenIdempotency(tx, unitId);
}

/** `unpaid`: done, but without a result that costs credits. */
export type UnitResult = 'done' | 'unpaid' | { readonly code: string; readonly reason: string };

/** Returns false for a closed unit. The lock makes parallel closes run one after the other. */
async function settleUnit(tx: Tx, unitId: string, end: UnitResult): Promise<boolean> {
  await deleteOutboxRow(tx, unitId);
  const job = await lockUnitJob(tx, unitId);
  if (!job) return false;
  Object.assign(job, {
    finishedAt: tx.now,
    ...(typeof end === 'string' ? { state: 'done' } : { state: 'failed', ...end }),
  });
  const research = researchUnitId(unitId);
  if (end === 'done') await commitCredits(tx, [unitId]);
  await releaseCredits(tx, end === 'done' ? [research] : [unitId, research]);
  return true;
}
