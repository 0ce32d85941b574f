import { Migration } from '@mikro-orm/migrations';

/**
 * A mail is known again by its Message-ID, its sender and its words, for another sender may write under the same id.
 * The index on messages is built without holding up who writes to them, which no transaction may do; so every
 * statement can be run again after one that was cut off.
 */
export class MailWords extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(waitingMail);
    // An index whose building was cut off stays behind and serves nobody.
    this.addSql('drop index concurrently if exists message_mail_words_key');
    this.addSql(`create unique index concurrently message_mail_words_key
      on message (org_id, project_id, mail_id, sender, content_hash) nulls not distinct where mail_id is not null`);
    this.addSql('drop index concurrently if exists message_mail_key');
  }
}

/** The hash is made as that of a message's content; of several statements sent as one, all are done or none. */
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
