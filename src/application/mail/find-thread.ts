/**
 * Finds the thread of a mail whose sender is not a lead. A reply to our mail is added to its thread, because only the
 * recipients know our Message-ID. A reply to an inbound mail is added only if it comes from the lead's company, because
 * mailing lists and others know that id too. If threads of several leads contain the id, the sender's company decides.
 * A server's report about a recent recipient is shown in their thread and changes nothing.
 */
import { canReportOn, isOfCompany, type ReceivedMail } from '../../domain/inbound-mail.ts';
import { onlyItemOrNull } from '../../domain/only-item.ts';
import type { Tx } from '../../store/store.ts';
import { type ReferencedMail, listReferencedMails } from '../../store/queries/mail-threads.ts';
import { listRecentRecipients } from '../../store/queries/sent-mail.ts';

export type MailThreadMatch =
  | { readonly leadId: string }
  /** Explains to people why the mail is in no thread. Null if there is no hint to a thread. */
  | { readonly leadId: null; readonly reason: string | null };

export async function findMailThread(
  tx: Tx,
  projectId: string,
  mail: ReceivedMail,
): Promise<MailThreadMatch> {
  const mails = await listReferencedMails(tx, projectId, mail.answeredMailIds);
  const threadLeadId = findUnambiguousThread(mails, mail.address);
  if (threadLeadId !== null) return { leadId: threadLeadId };
  const reportedLeadId = await findReportedLead(tx, projectId, mail);
  if (reportedLeadId !== null) return { leadId: reportedLeadId };
  if (mail.report) return { leadId: null, reason: unmatchedReportReason };
  return { leadId: null, reason: notLinkedReason(mails, mail.address) };
}

const unmatchedReportReason = 'It is a report that matches no mail sent from here.';

function notLinkedReason([latest, ...others]: readonly ReferencedMail[], address: string): string | null {
  if (!latest) return null;
  const { mailId, leadId } = latest;
  if (others.some((other) => other.mailId === mailId && other.leadId !== leadId))
    return (
      'It answers a Message-ID that occurs in the threads of several leads, and its sender does not show which one ' +
      'is meant.'
    );
  return (
    `It answers a mail in the thread of ${leadId}, but ${address} is not an address of that lead or of ` +
    'their company.'
  );
}

/**
 * Goes through the answered mails, the most recent first. Returns the lead of the first thread that the sender may
 * reply in, or null.
 */
function findUnambiguousThread(mails: readonly ReferencedMail[], sender: string): string | null {
  const leadIdsOf = (candidates: readonly ReferencedMail[]) =>
    new Set(candidates.map(({ leadId }) => leadId));
  for (const sameMail of Map.groupBy(mails, ({ mailId }) => mailId).values()) {
    const hasOneLead = leadIdsOf(sameMail).size === 1;
    const allowedLeadIds = leadIdsOf(
      sameMail.filter(
        ({ isOurs, addressesAndDomain }) => (hasOneLead && isOurs) || isOfCompany(sender, addressesAndDomain),
      ),
    );
    const leadId = onlyItemOrNull(allowedLeadIds);
    if (leadId !== null) return leadId;
  }
  return null;
}

/**
 * Returns the lead to whom delivery failed, according to a credible report. Null unless the reported addresses belong
 * to exactly one recently contacted lead.
 */
async function findReportedLead(tx: Tx, projectId: string, mail: ReceivedMail): Promise<string | null> {
  const recipients = mail.report?.kind === 'delivery' ? mail.report.recipients : [];
  const addresses = recipients.flatMap(({ address, outcome }) =>
    outcome !== 'delivered' && canReportOn(mail, address) ? [address] : [],
  );
  if (addresses.length === 0) return null;
  return onlyItemOrNull(await listRecentRecipients(tx, projectId, addresses));
}
