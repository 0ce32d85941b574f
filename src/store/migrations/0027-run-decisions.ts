import { Migration } from '@mikro-orm/migrations';

/** A run keeps what people decided of it, as a message does, beside what stands on the timelines of its leads. */
export class RunDecisions extends Migration {
  override up(): void {
    this.addSql(`alter table run add column decisions jsonb not null default '[]'`);
  }
}
