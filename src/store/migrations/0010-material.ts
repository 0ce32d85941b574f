import { Migration } from '@mikro-orm/migrations';

/** Imported files: the run and the company of each, the text read from it, and the files attached to a message. */
export class Material extends Migration {
  override up(): void {
    this.addSql(runFile);
    this.addSql(materialText);
    this.addSql(`alter table message add column attachments jsonb not null default '[]'`);
    for (const table of ['run_file', 'material_text']) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`alter table ${table} force row level security`);
      this.addSql(ownRows(table));
    }
  }
}

const runFile = `
create table run_file (
  org_id text collate "C" not null,
  run_id text collate "C" not null,
  storage_id text collate "C" not null,
  run_company_id text collate "C" not null,
  path text not null,
  wave integer not null,
  added_at timestamptz not null,
  detached_at timestamptz,
  primary key (org_id, run_id, storage_id),
  constraint run_file_run_fk foreign key (org_id, run_id) references run (org_id, id) deferrable initially deferred,
  constraint run_file_company_fk foreign key (org_id, run_company_id) references run_company (org_id, id)
    deferrable initially deferred,
  constraint run_file_material_fk foreign key (org_id, storage_id) references material_file (org_id, id)
    deferrable initially deferred
);
create index run_file_company_index on run_file (org_id, run_company_id)`;

const materialText = `
create table material_text (
  org_id text collate "C" not null,
  storage_id text collate "C" not null,
  state text not null check (state in ('read', 'failed')),
  text text not null,
  title text not null,
  language text,
  code text,
  reason text,
  people jsonb not null default '[]',
  read_at timestamptz not null,
  primary key (org_id, storage_id),
  constraint material_text_file_fk foreign key (org_id, storage_id) references material_file (org_id, id)
    deferrable initially deferred
)`;

const ownRows = (table: string) => `
create policy own_rows on ${table} using (org_id = nullif(current_setting('app.org_id', true), ''))
  with check (org_id = nullif(current_setting('app.org_id', true), ''))`;
