import { Migration } from '@mikro-orm/migrations';

/** What a unit of work was asked for besides the lead that it is for. */
export class Enrichment extends Migration {
  override up(): void {
    this.addSql('alter table job add column asked jsonb');
  }
}
