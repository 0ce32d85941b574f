import { Migration } from '@mikro-orm/migrations';

/**
 * A run stores the decisions that people made about it, as a message does. The timelines of its leads show them too.
 */
export class RunDecisions extends Migration {
  override up(): void {
    this.addSql(`alter table run add column decisions jsonb not null default '[]'`);
  }
}
