import { leadEventData } from '../../domain/lead.ts';
import type { LeadDraft } from '../../domain/lead-input.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addLeads, recordAdditions } from './add.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { linkFoundMail } from '../mail/link-waiting.ts';

export interface FoundOrCreatedLead {
  /** Held until the transaction ends. */
  readonly lead: Rows['Lead'];
  readonly created: boolean;
}

/**
 * The lead that somebody who wrote or was reported is, with its empty fields filled; a new one where nobody is known.
 * Unlike a lead that is added by hand, one who must not be written to is taken: they came by themselves.
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
  if (!lead) throw new Error(`The lead ${leadId} was just added or filled and is not there.`);
  return { lead, created: outcome === 'created' };
}
