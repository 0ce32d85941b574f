import { onlyItem } from '../../domain/only-item.ts';
import { threadIdOf } from '../../store/ids.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { lockUnlinkedMail, type ListedUnlinkedMail } from '../../store/queries/unlinked-mail.ts';
import type { Tx } from '../../store/store.ts';
import type { SavedInbound } from '../messages/save-inbound.ts';
import { findMailMode } from './ingest.ts';
import { linkToLead } from './link-waiting.ts';

export type PlacedMail = SavedInbound & { readonly leadId: string; readonly threadId: string };

/**
 * Moves a waiting mail into the thread of a lead of its workspace, as a person decided. From then on it is a reply of
 * the lead. Returns what is missing if the lead or the mail does not exist.
 */
export async function placeWaitingMail(
  tx: Tx,
  leadId: string,
  mail: Pick<ListedUnlinkedMail, 'mailId' | 'from' | 'contentHash'>,
): Promise<PlacedMail | 'lead' | 'mail'> {
  const lead = await findLeadForUpdate(tx, leadId);
  if (!lead) return 'lead';
  const waiting = await lockUnlinkedMail(tx, lead.projectId, mail);
  if (!waiting) return 'mail';
  const stored = await linkToLead(tx, lead, [waiting], { mode: await findMailMode(tx), reported: null });
  return { ...onlyItem(stored), leadId, threadId: threadIdOf(leadId) };
}
