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
  /** The mail is from a lead, so it is inbound. */
  | { readonly outcome: 'from_lead'; readonly leadId: string }
  /** No recipient is a lead. */
  | { readonly outcome: 'nobody' }
  /** The mail was saved before. */
  | { readonly outcome: 'known' };

/**
 * Saves a mail that was sent elsewhere, once. It is identified by Message-ID and text, because a recipient could reuse
 * the Message-ID.
 */
export async function ingestSentMail(
  tx: Tx,
  projectId: string,
  mail: ReceivedMail,
  recipients: readonly string[],
): Promise<SentMailResult> {
  const { mailId, subject, body, language, writtenAt } = mail;
  const senderLeadId = await findEmailOwner(tx, projectId, mail.address);
  if (senderLeadId !== null) return { outcome: 'from_lead', leadId: senderLeadId };
  const leadId = await findFirstOwner(tx, projectId, recipients);
  const lead = leadId === null ? null : await findLeadForUpdate(tx, leadId);
  if (!lead) return { outcome: 'nobody' };
  if (await hasSentMail(tx, projectId, mailId, contentHash(subject, body, []))) return { outcome: 'known' };
  const occurredAt = new Date(timeOfMail(writtenAt, tx.now.getTime()));
  const messageId = await saveSentMessage(tx, lead, { subject, body, language, occurredAt, mailId });
  return { outcome: 'linked', leadId: lead.id, messageId };
}
