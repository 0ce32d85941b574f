import { subjectOf } from '../../domain/lead.ts';
import type { LeadDraft } from '../../domain/lead-input.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { adoptFoundMail } from './inbound-mail.ts';
import { addLeads, noteAdditions } from './lead-additions.ts';
import { findLeadForChange } from './lead-changes.ts';

export interface RecognisedLead {
  /** Held until the transaction ends. */
  readonly lead: Rows['Lead'];
  readonly created: boolean;
}

/**
 * The lead that somebody who wrote or was reported is, with its empty fields filled; a new one where nobody is known.
 * Unlike a lead that is added by hand, one who must not be written to is taken: they came by themselves.
 */
export async function recogniseLead(tx: Tx, projectId: string, draft: LeadDraft): Promise<RecognisedLead> {
  const additions = await addLeads(tx, projectId, [draft]);
  noteAdditions(tx, additions, (lead) =>
    tx.emit('lead.added', { ...subjectOf(lead), source: lead.source ?? lead.discoverySource ?? null }),
  );
  const { leadId, outcome } = onlyItem(additions.rows);
  await tx.flush();
  await adoptFoundMail(tx, additions);
  const lead = await findLeadForChange(tx, leadId);
  if (!lead) throw new Error(`The lead ${leadId} was just added or filled and is not there.`);
  return { lead, created: outcome === 'created' };
}
