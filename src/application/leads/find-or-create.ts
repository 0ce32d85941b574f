import { leadEventData } from '../../domain/lead.ts';
import type { LeadDraft } from '../../domain/lead-input.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addLeads, recordAdditions } from './add.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { linkFoundMail } from '../mail/link-waiting.ts';

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
  draft: LeadDraft,
): Promise<FoundOrCreatedLead> {
  const additions = await addLeads(tx, projectId, [draft]);
  recordAdditions(tx, additions, (lead) =>
    tx.emit('lead.added', { ...leadEventData(lead), source: lead.source ?? lead.discoverySource ?? null }),
  );
  const { leadId, outcome } = onlyItem(additions.rows);
  await tx.flush();
  await linkFoundMail(tx, additions);
  const lead = await findLeadForUpdate(tx, leadId);
  if (!lead) throw new Error(`The lead ${leadId} was just added or filled but cannot be found.`);
  return { lead, created: outcome === 'created' };
}
