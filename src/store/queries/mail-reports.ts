/**
 * A report about a mail counts only where it names a mail of ours: by its Message-ID, or by the address of a lead to
 * whom something went out lately. So nobody can silence a person by a made-up report about an address that they know.
 */
import type { MailReport, ReportedRecipient } from '../../domain/mail-report.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { stopForPerson } from './opt-out.ts';
import { addTimelineEntry } from './timeline.ts';

/** A message of ours that a report is about. */
export interface ReportedMessage {
  readonly messageId: string;
  readonly leadId: string;
}

const lately = '30 days';

/**
 * The message that the report is about, or null. `answers` are ids of mails that the report answers. Served by
 * message_mail_key, lead_identity_pkey and message_lead_index.
 */
export async function findReported(
  tx: Tx,
  projectId: string,
  { mailId, recipients }: MailReport,
  answers: readonly string[],
): Promise<ReportedMessage | null> {
  const mailIds = mailId === null ? answers : [mailId, ...answers];
  const addresses = recipients.map(({ address }) => address);
  const [row] = await tx.sql<ReportedMessage>(
    `select id as "messageId", lead_id as "leadId" from (
       select m.id, m.lead_id, array_position($3::text[], m.mail_id) as place, m.occurred_at from message m
       where m.org_id = $1 and m.project_id = $2 and m.mail_id = any($3::text[]) and m.direction = 'outbound'
       union all
       select m.id, m.lead_id, 1000, m.occurred_at from lead_identity i
       join message m on m.org_id = $1 and m.lead_id = i.lead_id
         and m.direction = 'outbound' and m.state in ('sending', 'sent', 'delivered', 'bounced')
         and m.occurred_at > $5::timestamptz - interval '${lately}'
       where i.org_id = $1 and i.project_id = $2 and i.kind = 'email' and i.value = any($4::text[])
     ) as found order by place, occurred_at desc, id desc limit 1`,
    [tx.orgId, projectId, mailIds, addresses, tx.now],
  );
  return row ?? null;
}

/**
 * Does what the report says to the message and its lead, who is held: a message that failed has bounced; an address
 * that takes nothing, or whose owner complained, is not written to again and what waits for the person stops.
 */
export async function applyReport(
  tx: Tx,
  lead: Rows['Lead'],
  messageId: string,
  { recipients }: MailReport,
): Promise<void> {
  const own = await ownRecipients(tx, lead.id, recipients);
  // Of a mail that was forwarded the report names somebody else, and the message has come back all the same.
  const about = own.length > 0 ? own : recipients;
  const has = (outcome: ReportedRecipient['outcome']) => about.find((each) => each.outcome === outcome);
  const failed = has('failed');
  if (failed) {
    const bounced = await moveMessage(tx, messageId, 'bounced', ['sending', 'sent', 'delivered']);
    const what = failed.isPermanent ? 'The address takes no messages.' : 'It may work another time.';
    if (bounced)
      addTimelineEntry(tx, lead.id, 'bounced', `A message to ${failed.address} came back. ${what}`);
  } else if (has('delivered')) await moveMessage(tx, messageId, 'delivered', ['sent']);
  for (const { address, outcome, isPermanent } of own) {
    if (!isPermanent) continue;
    const reason = outcome === 'complaint' ? 'complaint' : 'hard_bounce';
    await stopForPerson(tx, lead, { address, reason });
  }
}

/** Those of the recipients who are the lead; nobody else is silenced by the report. */
async function ownRecipients(
  tx: Tx,
  leadId: string,
  recipients: readonly ReportedRecipient[],
): Promise<ReportedRecipient[]> {
  const rows = await tx.sql<{ value: string }>(
    `select value from lead_identity where org_id = $1 and lead_id = $2 and kind = 'email' and value = any($3)`,
    [tx.orgId, leadId, recipients.map(({ address }) => address)],
  );
  const values = new Set(rows.map(({ value }) => value));
  return recipients.filter(({ address }) => values.has(address));
}

async function moveMessage(
  tx: Tx,
  messageId: string,
  to: 'bounced' | 'delivered',
  from: readonly string[],
): Promise<boolean> {
  const moved = await tx.sql(
    'update message set state = $3 where org_id = $1 and id = $2 and state = any($4) returning id',
    [tx.orgId, messageId, to, from],
  );
  return moved.length > 0;
}
