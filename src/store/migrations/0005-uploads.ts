import { Migration } from '@mikro-orm/migrations';

/** The metadata of uploaded files. Their bytes are stored elsewhere, under the same id. */
export class Uploads extends Migration {
  override up(): void {
    this.addSql(materialFile);
    this.addSql('alter table material_file enable row level security');
    this.addSql('alter table material_file force row level security');
    this.addSql(ownRows);
  }
}

const materialFile = `
create table material_file (
  org_id text collate "C" not null,
  id text collate "C" not null,
  path text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null,
  declared_media_type text,
  told_media_type text,
  user_id text collate "C" not null,
  key_id text collate "C" not null,
  created_at timestamptz not null,
  primary key (org_id, id)
)`;

const ownRows = `
create policy own_rows on material_file using (org_id = nullif(current_setting('app.org_id', true), ''))
  with check (org_id = nullif(current_setting('app.org_id', true), ''))`;
