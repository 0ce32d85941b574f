import { Migration } from '@mikro-orm/migrations';

/** The options of an enrichment, stored with its job. */
export class Enrichment extends Migration {
  override up(): void {
    this.addSql('alter table job add column asked jsonb');
  }
}
