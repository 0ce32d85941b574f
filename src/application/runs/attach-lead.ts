import { isClosed } from '../../domain/run.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { insertRunLead } from '../../store/queries/run-leads.ts';
import { updateRunStatus } from './update-status.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';

/** Returns why the run accepts no more leads, with the remedy, or null. */
export function notAttachableReason({ id, archivedAt, status }: Rows['Run']): string | null {
  if (!archivedAt && !isClosed(status)) return null;
  return `The run ${id} is ${archivedAt ? 'archived' : status} and accepts no more leads. Name another run.`;
}

/**
 * Adds a lead to the run's review list, where it waits until a person accepts or declines it. A suppressed lead is
 * added as failed, with the reason. The caller holds the locks on the lead and then the run.
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
  const isNew = await insertRunLead(tx, {
    runId: run.id,
    leadId: lead.id,
    company: lead.company ?? null,
    domain: lead.companyDomain ?? null,
    status: failure ? 'failed' : 'awaiting_acceptance',
    code: failure?.code ?? null,
    reason: failure?.reason ?? null,
  });
  if (!isNew) return 'already';
  await updateRunStatus(tx, run.id);
  return 'attached';
}
