import { Migration } from '@mikro-orm/migrations';

/** Most leads have no alias, and a look for those of each lead on a page finds that in an index that is all but empty. */
export class LeadAliases extends Migration {
  override up(): void {
    this.addSql(
      'create index lead_identity_alias_index on lead_identity (org_id, lead_id, value) where alias',
    );
  }
}
