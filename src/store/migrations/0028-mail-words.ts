import { Migration } from '@mikro-orm/migrations';

/**
 * A mail is recognised by Message-ID, sender and text, because another sender may use the same id. The index on
 * messages is built concurrently, to block no writes. That is impossible in a transaction, so every statement can be
 * repeated after an interruption.
 */
export class MailWords extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(waitingMail);
    // An interrupted build leaves an invalid index behind.
    this.addSql('drop index concurrently if exists message_mail_words_key');
    this.addSql(`create unique index concurrently message_mail_words_key
      on message (org_id, project_id, mail_id, sender, content_hash) nulls not distinct where mail_id is not null`);
    this.addSql('drop index concurrently if exists message_mail_key');
  }
}

/** The hash is that of a message's content. Statements sent in one string run in one transaction. */
const waitingMail = `
alter table unlinked_mail add column if not exists content_hash text collate "C";
do $$
declare org text;
begin
  for org in select org_id from directory.org loop
    perform tenancy.enter(org);
    update unlinked_mail set content_hash = encode(sha256(convert_to(
      octet_length(convert_to(mail->>'subject', 'UTF8')) || E'\\n' || (mail->>'subject') || E'\\n' || (mail->>'body'),
      'UTF8')), 'hex')
    where org_id = org and content_hash is null;
  end loop;
end $$;
alter table unlinked_mail alter column content_hash set not null;
alter table unlinked_mail drop constraint if exists unlinked_mail_pkey;
alter table unlinked_mail add constraint unlinked_mail_pkey
  primary key (org_id, project_id, mail_id, address, content_hash);
`;
