import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the permission of each file of a run, when the people in the file were added, and whether a person accepted
 * each of them.
 */
export class FileStanding extends Migration {
  override up(): void {
    this.addSql(`alter table run_file add column standing text not null default 'proposed'
      check (standing in ('proposed', 'excluded', 'leads', 'confirmed', 'messages'))`);
    this.addSql('alter table run_file add column taken_up_at timestamptz');
    this.addSql(`update run_file f set
        standing = case when c.may_draft then 'messages' else 'confirmed' end,
        taken_up_at = case when c.status = 'confirmed' then null else f.added_at end
      from run_company c
      where c.org_id = f.org_id and c.id = f.run_company_id and c.status in ('confirmed', 'resolved', 'failed')`);
    this.addSql('alter table run_file alter column standing drop default');
    this.addSql(`create index run_file_proposed_index on run_file (org_id, run_company_id)
      where standing = 'proposed' and detached_at is null`);
    this.addSql('alter table run_lead add column is_accepted boolean not null default false');
  }
}
