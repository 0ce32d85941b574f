import { isClosed } from '../../domain/run.ts';
import { newId } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { updateRunStatus } from './update-status.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';

/** Returns why the run accepts nobody, with the remedy, or null. */
export function notAttachableReason({ id, archivedAt, status }: Rows['Run']): string | null {
  if (!archivedAt && !isClosed(status)) return null;
  return `The run ${id} is ${archivedAt ? 'archived' : status} and accepts nobody. Name another run.`;
}

/**
 * Adds a lead to the run's review list, where it waits until a person accepts or declines it. A suppressed lead is
 * added as failed, with the reason. The caller holds the locks on the lead and then the run. Served by
 * run_lead_once_key.
 */
export async function attachLeadToRun(
  tx: Tx,
  run: Rows['Run'],
  lead: Pick<Rows['Lead'], 'id' | 'company' | 'companyDomain'>,
): Promise<'attached' | 'already'> {
  // The lead may be new in this transaction.
  await tx.flush();
  const suppression = await findLeadSuppression(tx, lead.id);
  const failure = suppression
    ? { code: 'suppressed', reason: `This person is suppressed (${suppression.reason}).` }
    : null;
  const attached = await tx.sql(
    `insert into run_lead (org_id, id, run_id, lead_id, company, domain, status, code, reason, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (org_id, run_id, lead_id) do nothing returning id`,
    [
      tx.orgId,
      newId('run_lead'),
      run.id,
      lead.id,
      lead.company ?? null,
      lead.companyDomain ?? null,
      failure ? 'failed' : 'awaiting_acceptance',
      failure?.code ?? null,
      failure?.reason ?? null,
      tx.now,
    ],
  );
  if (attached.length === 0) return 'already';
  await updateRunStatus(tx, run.id);
  return 'attached';
}
