/**
 * Inbound mail is first saved as unlinked, so that parallel calls with the same mail wait for its row. It is then
 * linked to the thread of the lead that it reports on, of its sender, or of a mail that it answers, in this order.
 * Otherwise it waits until a lead has the address. Senders choose Message-IDs, so a mail is identified by id, address
 * and text.
 */
import { contentHash } from '../../domain/drafting/content.ts';
import type { ReceivedMail } from '../../domain/inbound-mail.ts';
import { onlyItem } from '../../domain/only-item.ts';
import { threadIdOf } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';
import { findCreditAccount } from '../../store/queries/credits.ts';
import { findMailThread } from './find-thread.ts';
import { applyMailReport, findReportedMessage } from './apply-report.ts';
import { suppressAddress } from '../suppressions/suppress.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { classifyInbound } from '../../domain/replies/classify-inbound.ts';
import {
  type UnlinkedMail,
  addToUnlinkedMail,
  insertUnlinkedMail,
  findSameIdMails,
  deleteUnlinkedMail,
} from '../../store/queries/unlinked-mail.ts';
import { lockAddress } from '../../store/queries/lead-identities.ts';
import { linkToLead } from './link-waiting.ts';

export type MailIngestResult =
  | {
      readonly outcome: 'linked';
      readonly leadId: string;
      readonly threadId: string;
      readonly messageId: string;
      /** Warnings for a person about the message. */
      readonly warnings: readonly string[];
      readonly suppressionCause?: SuppressionCause;
    }
  | {
      readonly outcome: 'unlinked';
      /** Why the mail is in no thread, in addition to its unknown address. */
      readonly reason: string | null;
      readonly warnings: readonly string[];
      readonly suppressionCause?: SuppressionCause;
    }
  | { readonly outcome: 'known' };

export type SuppressionCause = 'unsubscribe' | 'complaint' | 'hard_bounce';

/**
 * Saves an inbound mail once. Served by the primary key of unlinked_mail, message_mail_words_key and
 * lead_identity_pkey.
 */
export async function ingestMail(
  tx: Tx,
  projectId: string,
  received: ReceivedMail,
): Promise<MailIngestResult> {
  const { mailId, address, subject, body } = received;
  const identity = { mailId, address, contentHash: contentHash(subject, body, []) };
  const unlinkedMail = { ...identity, mail: received, receivedAtMs: tx.now.getTime() };
  if (!(await insertUnlinkedMail(tx, projectId, unlinkedMail))) return { outcome: 'known' };
  const { isKnown, isShared } = await findSameIdMails(tx, projectId, unlinkedMail);
  if (isKnown) {
    await deleteUnlinkedMail(tx, projectId, [unlinkedMail]);
    return { outcome: 'known' };
  }
  const mail = isShared ? { ...received, warnings: [...received.warnings, sharedIdWarning] } : received;
  const markedMail = { ...unlinkedMail, mail };
  const reported = await findReportedMessage(tx, projectId, mail);
  const ownerId = reported?.leadId ?? (await lockAddress(tx, projectId, address));
  const thread = ownerId === null ? await findMailThread(tx, projectId, mail) : { leadId: ownerId };
  const lead = thread.leadId === null ? null : await findLeadForUpdate(tx, thread.leadId);
  if (!lead) return leaveUnlinked(tx, projectId, markedMail, 'reason' in thread ? thread.reason : null);
  const stored = await linkToLead(tx, lead, [markedMail], { mode: await findMailMode(tx), reported });
  const { messageId, warnings, classification } = onlyItem(stored);
  const reportCause = reported && (await applyMailReport(tx, lead, reported, mail));
  const suppressionCause = classification === 'unsubscribe' ? classification : reportCause;
  const link = { leadId: lead.id, threadId: threadIdOf(lead.id), messageId };
  return { outcome: 'linked', ...link, warnings, ...(suppressionCause ? { suppressionCause } : {}) };
}

const sharedIdWarning =
  'Another mail has the same Message-ID but another sender or text. This one was saved separately.';

/** Leaves the mail unlinked. Applies an opt-out immediately, even if its sender is not a lead of this workspace. */
async function leaveUnlinked(
  tx: Tx,
  projectId: string,
  markedMail: UnlinkedMail,
  reason: string | null,
): Promise<MailIngestResult> {
  const { mail, address } = markedMail;
  const { warnings } = mail;
  await addToUnlinkedMail(tx, projectId, markedMail, {
    warnings,
    ...(reason === null ? {} : { waitsBecause: reason }),
  });
  const isOptOut = classifyInbound(mail).classification === 'unsubscribe';
  if (isOptOut) await suppressAddress(tx, address, 'unsubscribe');
  return { outcome: 'unlinked', reason, warnings, ...(isOptOut ? { suppressionCause: 'unsubscribe' } : {}) };
}

/** Flows that a mail starts may spend credits if the plan has live keys. */
export async function findMailMode(tx: Tx): Promise<'live' | 'test'> {
  return (await findCreditAccount(tx)).plan === 'free' ? 'test' : 'live';
}
