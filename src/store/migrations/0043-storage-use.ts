import { Migration } from '@mikro-orm/migrations';

/**
 * How many bytes an organisation stores. An organisation has no row before its first file or long text, or before the
 * first sweep. The sweep of a starting worker counts what is already stored.
 */
export class StorageUse extends Migration {
  override up(): void {
    this.addSql(storageUse);
    this.addSql('alter table storage_use enable row level security');
    this.addSql('alter table storage_use force row level security');
    // PostgreSQL plans for the largest organisation, as since 0034.
    this.addSql('alter table storage_use alter column org_id set (n_distinct = 1)');
    this.addSql(`create policy own_rows on storage_use using ${ownRows} with check ${ownRows}`);
  }
}

const ownRows = `(org_id = nullif(current_setting('app.org_id', true), ''))`;

const storageUse = `
create table storage_use (
  org_id text collate "C" not null,
  bytes bigint not null,
  primary key (org_id)
)`;
