import { Migration } from '@mikro-orm/migrations';

/**
 * Mail with a one-time link to one person, who may be no member yet. Its text is encrypted and removed once it is sent.
 * And a record of changes by commands of the program, which no member makes.
 */
export class AccountMail extends Migration {
  override up(): void {
    this
      .addSql(`alter table notice add column kind text not null default 'team' check (kind in ('team', 'link')),
                   add column sealed text, add column expires_at timestamptz`);
    this.addSql('alter table audit_entry alter column user_id drop not null');
  }
}
