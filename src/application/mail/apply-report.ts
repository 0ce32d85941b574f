/**
 * A report counts only where it tells which mail of ours it is about. It proves that by the Message-ID of that mail,
 * which nobody knows but whom it went to and the servers on its way, or by its subject where the address's own company
 * repeats it; then an address may be silenced. Anybody can call themselves a mail server and guess a subject, so by
 * these alone the message has bounced, with a warning, and nobody is silenced. Any other report is kept as it came, and
 * changes nothing.
 */
import { canReportOn, isOfCompany, type ReceivedMail } from '../../domain/inbound-mail.ts';
import { isSameSubject, type MailReport, type ReportedRecipient } from '../../domain/mail-report.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { suppressPerson } from '../suppressions/suppress.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { filterOwnRecipients } from '../../store/queries/lead-identities.ts';
import { updateMessageState } from '../../store/queries/messages.ts';

/** A message of ours that a report is about. */
export interface ReportedMessage {
  readonly messageId: string;
  readonly leadId: string;
  /** Whether the report names its Message-ID; else it is known by its subject. */
  readonly isNamed: boolean;
  readonly report: MailReport;
}

type FoundMessage = Pick<ReportedMessage, 'messageId' | 'leadId'>;

const recentPeriod = '30 days';
const maxCompared = 500;

/**
 * The message of ours that the report in the mail is about, or null where it tells of none. Served by
 * message_mail_words_key, lead_identity_pkey and message_lead_index.
 */
export async function findReportedMessage(
  tx: Tx,
  projectId: string,
  mail: ReceivedMail,
): Promise<ReportedMessage | null> {
  const { report } = mail;
  if (!report) return null;
  const named = await findByMailId(tx, projectId, mail, report);
  if (named) return { ...named, isNamed: true, report };
  const bySubject = await findBySubject(tx, projectId, mail, report);
  return bySubject && { ...bySubject, isNamed: false, report };
}

/**
 * A mail server may name in its own headers what it answers; in anybody else's mail that is an answer. Of several mails
 * of ours with that id it is about the one that went to whom the report names.
 */
async function findByMailId(
  tx: Tx,
  projectId: string,
  { answeredMailIds, isFromServer }: ReceivedMail,
  { mailId, recipients, subject }: MailReport,
): Promise<FoundMessage | null> {
  const mailIds = [...(mailId === null ? [] : [mailId]), ...(isFromServer ? answeredMailIds : [])];
  const sent = await tx.sql<FoundMessage & { mailId: string; subject: string; isToNamed: boolean }>(
    `select m.id as "messageId", m.lead_id as "leadId", m.mail_id as "mailId", m.subject, exists (
       select from lead_identity i
       where i.org_id = $1 and i.lead_id = m.lead_id and i.kind = 'email' and i.value = any($4::text[])
     ) as "isToNamed"
     from message m
     where m.org_id = $1 and m.project_id = $2 and m.mail_id = any($3::text[]) and m.direction = 'outbound'
     order by array_position($3::text[], m.mail_id), m.occurred_at desc, m.id desc`,
    [tx.orgId, projectId, mailIds, recipients.map(({ address }) => address)],
  );
  const named = sent.filter((each) => each.mailId === sent[0]?.mailId);
  const toOneLead = newestOfOneLead(named) === null ? named.filter(({ isToNamed }) => isToNamed) : named;
  const newest = newestOfOneLead(toOneLead);
  const alike = toOneLead.find((each) => subject && isSameSubject(each.subject, subject));
  return newest && (alike ?? newest);
}

/** The first message if all of them went to one lead. */
function newestOfOneLead<Sent extends FoundMessage>(sent: readonly Sent[]): Sent | null {
  const [first] = sent;
  return first && sent.every(({ leadId }) => leadId === first.leadId) ? first : null;
}

/** What went out to each address by the subject that the report repeats. A mail of ours goes to one lead. */
async function findBySubject(
  tx: Tx,
  projectId: string,
  mail: ReceivedMail,
  { mailId, subject, recipients }: MailReport,
): Promise<FoundMessage | null> {
  const addresses = recipients.flatMap(({ address }) => (canReportOn(mail, address) ? [address] : []));
  if (!subject || addresses.length === 0) return null;
  const sent = await tx.sql<FoundMessage & { readonly subject: string }>(
    `select m.id as "messageId", m.lead_id as "leadId", m.subject from lead_identity i
     join message m on m.org_id = $1 and m.lead_id = i.lead_id
       and m.direction = 'outbound' and m.state in ('sending', 'sent', 'delivered', 'bounced')
       and m.occurred_at > $4::timestamptz - interval '${recentPeriod}'
       and (m.mail_id is null or $5::text is null)
     where i.org_id = $1 and i.project_id = $2 and i.kind = 'email' and i.value = any($3::text[])
     order by m.occurred_at desc, m.id desc limit ${maxCompared}`,
    [tx.orgId, projectId, addresses, tx.now, mailId],
  );
  return newestOfOneLead(sent.filter((message) => isSameSubject(message.subject, subject)));
}

/** What a person should know of the mail: that its report silenced nobody. Null where there is nothing to say. */
export function formatReportWarning(mail: ReceivedMail, reported: ReportedMessage | null): string | null {
  if (!reported) {
    const told = mail.report?.recipients ?? [];
    return mail.report || mail.kind === 'bounce' ? `${unmatchedWarning} ${suppressionHint(told)}` : null;
  }
  const open = reported.report.recipients.filter(
    ({ address, isPermanent }) => isPermanent && !canSuppress(mail, reported, address),
  );
  return open.length > 0 ? `${subjectOnlyWarning} ${suppressionHint(open)}` : null;
}

const unmatchedWarning =
  'This report could not be matched to a message that went out, so it changed no message and no address.';
const subjectOnlyWarning =
  'This report knows your message by its subject alone, which anybody may guess, so it suppressed no address.';

function suppressionHint([named, ...others]: readonly ReportedRecipient[]): string {
  return named === undefined || others.length > 0
    ? 'Where it is right, npx outreach suppression add keeps messages from the address.'
    : `Where it is right, npx outreach suppression add ${named.address} keeps messages from it.`;
}

function canSuppress(mail: ReceivedMail, { isNamed }: ReportedMessage, address: string): boolean {
  return isNamed || isOfCompany(mail.address, [address]);
}

/**
 * Does what the report says to the message and its lead, who is held: a message that failed has bounced; an address
 * that takes nothing, or whose owner complained, is not written to again and what waits for the person stops, where
 * the report is proven. Answers why somebody is silenced by it, or null.
 */
export async function applyMailReport(
  tx: Tx,
  lead: Rows['Lead'],
  reported: ReportedMessage,
  mail: ReceivedMail,
): Promise<'complaint' | 'hard_bounce' | null> {
  const { messageId, report } = reported;
  const { recipients } = report;
  const own = await filterOwnRecipients(tx, lead.id, recipients);
  // Of a mail that was forwarded the report names somebody else, and the message has come back all the same.
  const about = own.length > 0 ? own : recipients;
  const findOutcome = (outcome: ReportedRecipient['outcome']) =>
    about.find((each) => each.outcome === outcome);
  const failed = findOutcome('failed');
  if (failed) {
    const bounced = await updateMessageState(tx, messageId, 'bounced', ['sending', 'sent', 'delivered']);
    const what = failed.isPermanent
      ? permanentFailureText(mail, reported, failed.address)
      : 'It may work another time.';
    if (bounced)
      addTimelineEntry(tx, lead.id, 'bounced', `A message to ${failed.address} came back. ${what}`);
  } else if (findOutcome('delivered')) await updateMessageState(tx, messageId, 'delivered', ['sent']);
  let suppressedFor: 'complaint' | 'hard_bounce' | null = null;
  for (const { address, outcome, isPermanent } of own) {
    if (!isPermanent || !canSuppress(mail, reported, address)) continue;
    suppressedFor = outcome === 'complaint' ? 'complaint' : 'hard_bounce';
    await suppressPerson(tx, lead, { address, reason: suppressedFor });
  }
  return suppressedFor;
}

function permanentFailureText(mail: ReceivedMail, reported: ReportedMessage, address: string): string {
  return canSuppress(mail, reported, address)
    ? 'The address takes no messages.'
    : `${mail.address} says that the address takes no messages, and knows your message by its subject alone.`;
}
