import type { ParsedLead } from '../../domain/lead-input.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addLeads } from './add.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';

export interface FoundOrCreatedLead {
  /** Locked until the transaction ends. */
  readonly lead: Rows['Lead'];
  readonly created: boolean;
}

/**
 * Returns the lead that a sender or a reported person matches, with empty fields filled, or a new lead. Accepts
 * suppressed people, because they made contact themselves.
 */
export async function findOrCreateLead(
  tx: Tx,
  projectId: string,
  draft: ParsedLead,
): Promise<FoundOrCreatedLead> {
  const { rows } = await addLeads(tx, projectId, [draft]);
  const { leadId, outcome } = onlyItem(rows);
  await tx.flush();
  const lead = await findLeadForUpdate(tx, leadId);
  if (!lead) throw new Error(`The lead ${leadId} was just added or filled but cannot be found.`);
  return { lead, created: outcome === 'created' };
}
