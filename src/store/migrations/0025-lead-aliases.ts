import { Migration } from '@mikro-orm/migrations';

/** Most leads have no alias. With this almost empty index, reading the aliases of each lead on a page costs little. */
export class LeadAliases extends Migration {
  override up(): void {
    this.addSql(
      'create index lead_identity_alias_index on lead_identity (org_id, lead_id, value) where alias',
    );
  }
}
