import { Migration } from '@mikro-orm/migrations';

/**
 * Replaces two indexes of leads by smaller ones. The variant of an address is looked up without the workspace, so that
 * no other index looks as good for it. Most leads have no source. Indexes are built without blocking writers, which no
 * transaction may do, so every statement can be repeated after an interruption.
 */
export class LeadKeys extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const { name, on, replaces } of indexes) {
      // An interrupted build leaves an unusable index behind.
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${on}`);
      this.addSql(`drop index concurrently if exists ${replaces}`);
    }
  }
}

const indexes = [
  {
    name: 'lead_variant_key_index',
    on: 'lead (org_id, variant_key, id) where variant_key is not null',
    replaces: 'lead_variant_index',
  },
  {
    name: 'lead_source_key_index',
    on: 'lead (org_id, project_id, source, id) where source is not null',
    replaces: 'lead_source_index',
  },
];
