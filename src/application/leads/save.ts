import { indexLead } from '../../domain/lead-index.ts';
import type { LeadState } from '../../domain/lead.ts';
import { readAnalysis } from '../../domain/reading/read-analysis.ts';
import { readerVersion } from '../../domain/reading/trigger.ts';
import type { DerivedLead } from '../../store/queries/lead-changes.ts';
import { findLeadAddresses } from '../../store/queries/lead-identities.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

/** Saves a loaded lead with its search columns and the triggers of its analysis. */
export async function updateLead(tx: Tx, row: Rows['Lead'], lead: LeadState): Promise<void> {
  const addresses = (await findLeadAddresses(tx, [lead.id])).get(lead.id) ?? [];
  const isRead =
    row.analysis === lead.analysis && row.company === lead.company && row.triggers?.version === readerVersion;
  Object.assign(
    row,
    lead,
    indexLead(lead, addresses),
    isRead ? {} : { triggers: readAnalysis(lead, tx.now) },
    { updatedAt: tx.now },
  );
}

/** Derives the search columns and the triggers of its analysis from a lead and all its e-mail addresses. */
export function deriveLead(lead: LeadState, addresses: readonly string[], now: Date): DerivedLead {
  return { lead, index: indexLead(lead, addresses), triggers: readAnalysis(lead, now) };
}
