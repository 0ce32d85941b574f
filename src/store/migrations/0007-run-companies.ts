import { Migration } from '@mikro-orm/migrations';

/**
 * Runs that find companies: what each run was asked to find and permitted to do, its companies, and the people at them
 * before they become leads.
 */
export class RunCompanies extends Migration {
  override up(): void {
    this.addSql(runColumns);
    this.addSql(runCompany);
    this.addSql(runLeadColumns);
    this.addSql(jobColumns);
    this.addSql('alter table run_company enable row level security');
    this.addSql('alter table run_company force row level security');
    this.addSql(ownRows);
  }
}

const runColumns = `
alter table run
  add column origin text not null default 'leads' constraint run_origin_check check (origin in ('leads', 'brief', 'material')),
  add column target_lead_count integer,
  add column channel text,
  add column language text,
  add column starts_at timestamptz,
  add column credit_cap integer,
  add column profile jsonb,
  add column looked_in jsonb not null default '[]',
  add column waves jsonb not null default '[]'`;

const runCompany = `
create table run_company (
  org_id text collate "C" not null,
  id text collate "C" not null,
  run_id text collate "C" not null,
  wave integer not null,
  name text not null,
  domain text,
  website text,
  field text,
  description text,
  city text,
  country text,
  employees integer,
  phone text,
  found_in text not null,
  found_url text,
  why text not null,
  people jsonb not null default '[]',
  folder text,
  status text not null check (status in ('proposed', 'excluded', 'confirmed', 'resolved', 'failed')),
  may_draft boolean not null,
  code text,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, id),
  constraint run_company_run_fk foreign key (org_id, run_id) references run (org_id, id)
    deferrable initially deferred
);
create unique index run_company_domain_key on run_company (org_id, run_id, domain) where domain is not null;
create index run_company_run_index on run_company (org_id, run_id, id)`;

const runLeadColumns = `
alter table run_lead
  alter column lead_id drop not null,
  add column run_company_id text collate "C",
  add column contact jsonb;
create index run_lead_company_index on run_lead (org_id, run_company_id) where run_company_id is not null`;

const jobColumns = `
alter table job
  alter column lead_id drop not null,
  add column run_company_id text collate "C",
  add column held_since timestamptz,
  drop constraint job_kind_check,
  add constraint job_kind_check check (kind in ('discover', 'read', 'research', 'contacts', 'draft', 'enrich'));
create unique index job_company_key on job (org_id, run_company_id, kind) where run_company_id is not null`;

const ownRows = `
create policy own_rows on run_company using (org_id = nullif(current_setting('app.org_id', true), ''))
  with check (org_id = nullif(current_setting('app.org_id', true), ''))`;
