import type { Tx } from '../store.ts';

/** A message of ours that a report may be about. */
export interface SentMail {
  readonly messageId: string;
  readonly leadId: string;
  readonly subject: string;
}

/** As `SentMail`, found by its Message-ID. */
export interface NamedSentMail extends SentMail {
  readonly mailId: string;
  /** Whether one of the reported addresses belongs to its lead. */
  readonly isToReportedAddress: boolean;
}

/** Returns our messages with these Message-IDs, in their order, newest first. Served by message_mail_words_key. */
export async function listSentByMailId(
  tx: Tx,
  projectId: string,
  mailIds: readonly string[],
  addresses: readonly string[],
): Promise<NamedSentMail[]> {
  return tx.sql<NamedSentMail>(
    `select m.id as "messageId", m.lead_id as "leadId", m.mail_id as "mailId", m.subject, exists (
       select from lead_identity i
       where i.org_id = $1 and i.lead_id = m.lead_id and i.kind = 'email' and i.value = any($4::text[])
     ) as "isToReportedAddress"
     from message m
     where m.org_id = $1 and m.project_id = $2 and m.mail_id = any($3::text[]) and m.direction = 'outbound'
     order by array_position($3::text[], m.mail_id), m.occurred_at desc, m.id desc`,
    [tx.orgId, projectId, mailIds, addresses],
  );
}

const maxCompared = 500;

/**
 * Returns our messages of the last 30 days to these addresses, newest first. A message with a Message-ID counts only
 * if the report names none. Served by lead_identity_pkey and message_lead_index.
 */
export async function listRecentSentTo(
  tx: Tx,
  projectId: string,
  addresses: readonly string[],
  reportedMailId: string | null,
): Promise<SentMail[]> {
  return tx.sql<SentMail>(
    `select m.id as "messageId", m.lead_id as "leadId", m.subject from lead_identity i
     join message m on m.org_id = $1 and m.lead_id = i.lead_id
       and m.direction = 'outbound' and m.state in ('sending', 'sent', 'delivered', 'bounced')
       and m.occurred_at > $4::timestamptz - interval '30 days'
       and (m.mail_id is null or $5::text is null)
     where i.org_id = $1 and i.project_id = $2 and i.kind = 'email' and i.value = any($3::text[])
     order by m.occurred_at desc, m.id desc limit ${maxCompared}`,
    [tx.orgId, projectId, addresses, tx.now, reportedMailId],
  );
}

/**
 * Returns at most two leads with these addresses who got a message from us in the last 7 days. Served by
 * lead_identity_pkey and message_lead_index.
 */
export async function listRecentRecipients(
  tx: Tx,
  projectId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const rows = await tx.sql<{ leadId: string }>(
    `select distinct i.lead_id as "leadId" from lead_identity i
     where i.org_id = $1 and i.project_id = $2 and i.kind = 'email' and i.value = any($3::text[]) and exists (
       select from message m where m.org_id = $1 and m.lead_id = i.lead_id and m.direction = 'outbound'
         and m.state in ('sending', 'sent', 'delivered', 'bounced')
         and m.occurred_at > $4::timestamptz - interval '7 days')
     limit 2`,
    [tx.orgId, projectId, addresses, tx.now],
  );
  return rows.map(({ leadId }) => leadId);
}

/** Whether a mail that was sent elsewhere is saved already. Served by message_mail_words_key. */
export async function hasSentMail(
  tx: Tx,
  projectId: string,
  mailId: string,
  contentHash: string,
): Promise<boolean> {
  const rows = await tx.sql(
    `select from message
     where org_id = $1 and project_id = $2 and mail_id = $3 and content_hash = $4 and sender is null`,
    [tx.orgId, projectId, mailId, contentHash],
  );
  return rows.length > 0;
}
