import { Migration } from '@mikro-orm/migrations';

/** Finds replies without a category without reading the whole workspace. */
export class Replies extends Migration {
  override up(): void {
    this.addSql(`create index message_unclassified_index on message (org_id, project_id, occurred_at, id)
      where direction = 'inbound' and classification is null`);
  }
}
