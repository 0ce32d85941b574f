import type { Tx } from '../store.ts';

/** A mail to which a received mail replies, with the lead of its thread. */
export interface ReferencedMail {
  readonly mailId: string;
  readonly leadId: string;
  /** Whether we sent the mail. */
  readonly isOurs: boolean;
  /** The lead's addresses and company domain. */
  readonly addressesAndDomain: readonly string[];
}

/**
 * Returns these mails with the leads of their threads, in the order of `mailIds`. Served by message_mail_words_key and
 * lead_identity_lead_index.
 */
export async function listReferencedMails(
  tx: Tx,
  projectId: string,
  mailIds: readonly string[],
): Promise<ReferencedMail[]> {
  if (mailIds.length === 0) return [];
  return tx.sql<ReferencedMail>(
    `select m.mail_id as "mailId", m.lead_id as "leadId", m.direction = 'outbound' as "isOurs",
            array_remove(array_append(array(
              select i.value from lead_identity i
              where i.org_id = $1 and i.lead_id = m.lead_id and i.kind = 'email' order by i.value
            ), l.company_domain), null) as "addressesAndDomain"
     from message m join lead l on l.org_id = $1 and l.id = m.lead_id
     where m.org_id = $1 and m.project_id = $2 and m.mail_id = any($3::text[])
     order by array_position($3::text[], m.mail_id), m.occurred_at desc, m.id`,
    [tx.orgId, projectId, mailIds],
  );
}
