import { Migration } from '@mikro-orm/migrations';

/** Companies and people from the directory files of workspaces. */
export class OwnDirectory extends Migration {
  override up(): void {
    this.addSql(directoryCompany);
    this.addSql('alter table directory_company enable row level security');
    this.addSql('alter table directory_company force row level security');
    this.addSql(ownRows);
  }
}

// Names are compared by a plain key, because under policies an index serves equality and order, but no patterns.
const directoryCompany = `
create table directory_company (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  file_name text collate "C" not null,
  row_number integer not null,
  company_key text collate "C" not null,
  name text not null,
  name_key text collate "C" not null,
  domain text collate "C",
  website text,
  field text,
  fields text[] not null,
  description text,
  city text,
  city_key text,
  country text collate "C",
  employees_from integer,
  employees_to integer,
  phone text,
  people jsonb not null,
  imported_at timestamptz not null,
  primary key (org_id, id),
  constraint directory_company_key unique (org_id, project_id, file_name, company_key),
  constraint directory_company_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create index directory_company_name_index on directory_company (org_id, name_key);
create index directory_company_domain_index on directory_company (org_id, domain) where domain is not null`;

const ownRows = `
create policy own_rows on directory_company using (org_id = nullif(current_setting('app.org_id', true), ''))
  with check (org_id = nullif(current_setting('app.org_id', true), ''))`;
