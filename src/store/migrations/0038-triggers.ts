import { Migration } from '@mikro-orm/migrations';

/**
 * Stores what the reader of triggers found in a lead's analysis and in a page, with the reader's version. The sweep of
 * a starting worker reads existing texts (`rereadTriggers`).
 */
export class Triggers extends Migration {
  override up(): void {
    this.addSql('alter table lead add column triggers jsonb');
    this.addSql('alter table page add column published_on text, add column triggers jsonb');
  }
}
