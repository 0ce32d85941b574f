import { contentHash } from '../../domain/drafting/content.ts';
import { timeOfMail, type ReceivedMail } from '../../domain/inbound-mail.ts';
import type { Tx } from '../../store/store.ts';
import { findEmailOwner } from '../../store/queries/lead-changes.ts';
import { saveSentMessage } from '../messages/save-sent.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { findFirstOwner } from '../../store/queries/lead-identities.ts';
import { hasSentMail } from '../../store/queries/sent-mail.ts';

export type SentMailResult =
  | { readonly outcome: 'linked'; readonly leadId: string; readonly messageId: string }
  /** It is from a lead, and so arrived. */
  | { readonly outcome: 'from_lead'; readonly leadId: string }
  /** Nobody whom it went to is a lead. */
  | { readonly outcome: 'nobody' }
  | { readonly outcome: 'known' };

/**
 * Saves a mail that was sent elsewhere, once. A recipient could reuse its Message-ID, so its text identifies it as
 * well.
 */
export async function ingestSentMail(
  tx: Tx,
  projectId: string,
  mail: ReceivedMail,
  recipients: readonly string[],
): Promise<SentMailResult> {
  const { mailId, subject, body, language, writtenAt } = mail;
  const writer = await findEmailOwner(tx, projectId, mail.address);
  if (writer !== null) return { outcome: 'from_lead', leadId: writer };
  const leadId = await findFirstOwner(tx, projectId, recipients);
  const lead = leadId === null ? null : await findLeadForUpdate(tx, leadId);
  if (!lead) return { outcome: 'nobody' };
  if (await hasSentMail(tx, projectId, mailId, contentHash(subject, body, []))) return { outcome: 'known' };
  const occurredAt = new Date(timeOfMail(writtenAt, tx.now.getTime()));
  const messageId = await saveSentMessage(tx, lead, { subject, body, language, occurredAt, mailId });
  return { outcome: 'linked', leadId: lead.id, messageId };
}
