import { Migration } from '@mikro-orm/migrations';

/**
 * Erased people. Of an erased address only a hash with the organisation's own random key stays, as a suppression of the
 * kind `hash`, so that a later import is still refused.
 */
export class ErasedPeople extends Migration {
  override up(): void {
    this.addSql(erasureKey);
    this.addSql('alter table erasure_key alter column org_id set (n_distinct = 1)');
    this.addSql('alter table erasure_key enable row level security');
    this.addSql('alter table erasure_key force row level security');
    this.addSql(`create policy own_rows on erasure_key using ${ownRows} with check ${ownRows}`);
    // A program of the release before keeps working: it shows such a suppression, and matches no address with it.
    this.addSql('alter table suppression drop constraint suppression_kind_check');
    this.addSql(
      `alter table suppression add constraint suppression_kind_check check (kind in ('address', 'domain', 'hash')) not valid`,
    );
    this.addSql('alter table suppression validate constraint suppression_kind_check');
  }
}

const ownRows = `(org_id = nullif(current_setting('app.org_id', true), ''))`;

const erasureKey = `
create table erasure_key (
  org_id text collate "C" not null,
  key text not null,
  primary key (org_id)
)`;
