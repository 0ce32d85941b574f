import { Migration } from '@mikro-orm/migrations';

/** A draft stores which message it answers, so that a newer answer in the thread replaces it. */
export class Answers extends Migration {
  override up(): void {
    this.addSql('alter table message add column answers text');
    this.addSql(`create index message_answers_index on message (org_id, thread_id)
      where answers is not null and state = 'drafted'`);
  }
}
