import { Migration } from '@mikro-orm/migrations';

/** The API key that may read a stored reply again, for replies that contain a secret. */
export class ReplyKeys extends Migration {
  override up(): void {
    this.addSql('alter table idempotency add column reply_key_id text collate "C"');
  }
}
