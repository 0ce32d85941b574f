/**
 * Delivery reports are easy to forge. A report is trusted if it contains the Message-ID of our mail, or if it comes
 * from the company of the address and repeats the subject. A trusted report may suppress an address. A report that only
 * repeats the subject marks the message as bounced, with a warning. Any other report changes nothing.
 */
import { canReportOn, isOfCompany, type ReceivedMail } from '../../domain/inbound-mail.ts';
import { isSameSubject, type MailReport, type ReportedRecipient } from '../../domain/mail-report.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { suppressPerson } from '../suppressions/suppress.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { filterOwnRecipients } from '../../store/queries/lead-identities.ts';
import { updateMessageState } from '../../store/queries/messages.ts';
import { listRecentSentTo, listSentByMailId } from '../../store/queries/sent-mail.ts';

/** Our message that a report refers to. */
export interface ReportedMessage {
  readonly messageId: string;
  readonly leadId: string;
  /** True if the report contains the Message-ID. Otherwise it matches by subject. */
  readonly hasMailId: boolean;
  readonly report: MailReport;
}

type FoundMessage = Pick<ReportedMessage, 'messageId' | 'leadId'>;

/** Returns our message that the mail reports on, or null. */
export async function findReportedMessage(
  tx: Tx,
  projectId: string,
  mail: ReceivedMail,
): Promise<ReportedMessage | null> {
  const { report } = mail;
  if (!report) return null;
  const byMailId = await findByMailId(tx, projectId, mail, report);
  if (byMailId) return { ...byMailId, hasMailId: true, report };
  const bySubject = await findBySubject(tx, projectId, mail, report);
  return bySubject && { ...bySubject, hasMailId: false, report };
}

/**
 * A mail server may name the reported mail in its own headers. If several of our mails have that id, the reported
 * recipient decides.
 */
async function findByMailId(
  tx: Tx,
  projectId: string,
  { answeredMailIds, isFromServer }: ReceivedMail,
  { mailId, recipients, subject }: MailReport,
): Promise<FoundMessage | null> {
  const mailIds = [...(mailId === null ? [] : [mailId]), ...(isFromServer ? answeredMailIds : [])];
  const addresses = recipients.map(({ address }) => address);
  const sent = await listSentByMailId(tx, projectId, mailIds, addresses);
  const sameMailId = sent.filter(({ mailId: sentId }) => sentId === sent[0]?.mailId);
  const candidates =
    newestOfOneLead(sameMailId) === null
      ? sameMailId.filter(({ isToReportedAddress }) => isToReportedAddress)
      : sameMailId;
  const newest = newestOfOneLead(candidates);
  const sameSubject = candidates.find((message) => subject && isSameSubject(message.subject, subject));
  return newest && (sameSubject ?? newest);
}

/** Returns the first message if all messages are to one lead. */
function newestOfOneLead<Sent extends FoundMessage>(sent: readonly Sent[]): Sent | null {
  const [first] = sent;
  return first && sent.every(({ leadId }) => leadId === first.leadId) ? first : null;
}

/** Finds our messages to the reported addresses with the reported subject. All matches must belong to one lead. */
async function findBySubject(
  tx: Tx,
  projectId: string,
  mail: ReceivedMail,
  { mailId, subject, recipients }: MailReport,
): Promise<FoundMessage | null> {
  const addresses = recipients.flatMap(({ address }) => (canReportOn(mail, address) ? [address] : []));
  if (!subject || addresses.length === 0) return null;
  const sent = await listRecentSentTo(tx, projectId, addresses, mailId);
  return newestOfOneLead(sent.filter((message) => isSameSubject(message.subject, subject)));
}

/** Returns a warning if the report could suppress nobody, or null. */
export function formatReportWarning(mail: ReceivedMail, reported: ReportedMessage | null): string | null {
  if (!reported) {
    const recipients = mail.report?.recipients ?? [];
    return mail.report || mail.kind === 'bounce'
      ? `${unmatchedWarning} ${suppressionHint(recipients)}`
      : null;
  }
  const unsuppressed = reported.report.recipients.filter(
    ({ address, isPermanent }) => isPermanent && !canSuppress(mail, reported, address),
  );
  return unsuppressed.length > 0 ? `${subjectOnlyWarning} ${suppressionHint(unsuppressed)}` : null;
}

const unmatchedWarning = 'This report matches no sent message, so it changed no message and no address.';
const subjectOnlyWarning =
  'This report names your message by its subject only, which anybody can guess, so it suppressed no address.';

function suppressionHint([recipient, ...others]: readonly ReportedRecipient[]): string {
  return recipient === undefined || others.length > 0
    ? 'If it is right, npx outreach suppression add suppresses the address.'
    : `If it is right, npx outreach suppression add ${recipient.address} suppresses it.`;
}

function canSuppress(mail: ReceivedMail, { hasMailId }: ReportedMessage, address: string): boolean {
  return hasMailId || isOfCompany(mail.address, [address]);
}

/**
 * Applies the report to the message and its locked lead. A failed message becomes bounced. A trusted permanent failure
 * or complaint suppresses the address and stops work for the person. Returns the reason of a suppression, or null.
 */
export async function applyMailReport(
  tx: Tx,
  lead: Rows['Lead'],
  reported: ReportedMessage,
  mail: ReceivedMail,
): Promise<'complaint' | 'hard_bounce' | null> {
  const { messageId, report } = reported;
  const { recipients } = report;
  const ownRecipients = await filterOwnRecipients(tx, lead.id, recipients);
  // The report on a forwarded mail names another recipient, but the message bounced anyway.
  const reportedRecipients = ownRecipients.length > 0 ? ownRecipients : recipients;
  const findOutcome = (outcome: ReportedRecipient['outcome']) =>
    reportedRecipients.find((recipient) => recipient.outcome === outcome);
  const failed = findOutcome('failed');
  if (failed) {
    const bounced = await updateMessageState(tx, messageId, 'bounced', ['sending', 'sent', 'delivered']);
    const explanation = failed.isPermanent
      ? permanentFailureText(mail, reported, failed.address)
      : 'A later attempt may succeed.';
    if (bounced)
      addTimelineEntry(tx, lead.id, 'bounced', `A message to ${failed.address} bounced. ${explanation}`);
  } else if (findOutcome('delivered')) await updateMessageState(tx, messageId, 'delivered', ['sent']);
  let suppressedFor: 'complaint' | 'hard_bounce' | null = null;
  for (const { address, outcome, isPermanent } of ownRecipients) {
    if (!isPermanent || !canSuppress(mail, reported, address)) continue;
    suppressedFor = outcome === 'complaint' ? 'complaint' : 'hard_bounce';
    await suppressPerson(tx, lead, { address, reason: suppressedFor });
  }
  return suppressedFor;
}

function permanentFailureText(mail: ReceivedMail, reported: ReportedMessage, address: string): string {
  return canSuppress(mail, reported, address)
    ? 'The address accepts no messages.'
    : `${mail.address} says that the address accepts no messages, but names your message by its subject only.`;
}
