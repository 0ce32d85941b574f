import { Migration } from '@mikro-orm/migrations';

/** Stores with each draft which news and play it was written from, who composed it, and which news it could take. */
export class Plans extends Migration {
  override up(): void {
    this.addSql(
      `alter table message add column play_id text, add column trigger_id text, add column plan_reason text,
         add column composed_by text, add column rounds integer, add column alternatives jsonb`,
    );
  }
}
