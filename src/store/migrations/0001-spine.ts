import { Migration } from '@mikro-orm/migrations';

/**
 * The first schema. Tables of `public` belong to tenants: their keys begin with org_id, and the policy at the end
 * shows each organisation only its own rows. Foreign keys are checked at commit, because entities hold plain ids and
 * the ORM does not know the order of their inserts. Tables of `directory` are read before the organisation is known,
 * and hold no content. Ids are compared by bytes, so an index on ids is in the order of time.
 */
export class Spine extends Migration {
  override up(): void {
    for (const statement of [
      directory,
      workspaces,
      leads,
      campaigns,
      messages,
      runs,
      credits,
      happenings,
      research,
    ]) {
      this.addSql(statement);
    }
    this.addSql(tenancy);
    this.addSql(grants);
  }
}

const directory = `
create table directory.org (
  org_id text collate "C" primary key,
  name text not null,
  plan text not null check (plan in ('free', 'pro', 'scale')),
  created_at timestamptz not null,
  deleted_at timestamptz
);
create table directory.member (
  user_id text collate "C" primary key,
  org_id text collate "C" not null references directory.org,
  email text not null,
  created_at timestamptz not null,
  disabled_at timestamptz,
  deleted_at timestamptz,
  constraint member_email_key unique (org_id, email)
);
create table directory.api_key (
  key_id text collate "C" primary key,
  hash text collate "C" not null constraint api_key_hash_key unique,
  prefix text not null,
  org_id text collate "C" not null references directory.org,
  user_id text collate "C" not null references directory.member,
  mode text not null check (mode in ('live', 'test')),
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index api_key_org_index on directory.api_key (org_id, key_id);
create unlogged table directory.rate_window (
  key_id text collate "C" not null,
  minute timestamptz not null,
  used integer not null,
  primary key (key_id, minute)
);
create table directory.outbox (
  id text collate "C" primary key,
  org_id text collate "C" not null,
  kind text not null check (kind in ('event', 'job')),
  name text not null,
  subject text collate "C" not null,
  due_at timestamptz not null,
  relays integer not null default 0
);
create index outbox_due_index on directory.outbox (kind, due_at, id);
create index outbox_subject_index on directory.outbox (org_id, subject);
`;

const workspaces = `
create table project (
  org_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  context jsonb not null default '{}',
  market_analysis text,
  icp jsonb not null default '{}',
  settings jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, id)
);
create table knowledge (
  org_id text collate "C" not null,
  project_id text collate "C" not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (org_id, project_id),
  constraint knowledge_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create table brain_item (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  type text not null,
  title text not null,
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, id),
  constraint brain_item_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create index brain_item_project_index on brain_item (org_id, project_id, id);
`;

const leads = `
create table lead (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  status text not null default 'new',
  stage text not null default 'none',
  first_name text,
  last_name text,
  email text,
  company text,
  company_domain text,
  company_website text,
  company_description text,
  company_city text,
  job_title text,
  linkedin_url text,
  phone text,
  city text,
  country text,
  location text,
  notes text,
  analysis text,
  outreach_angle text,
  external_url text,
  source text,
  discovery_source text,
  fit_score double precision,
  why_good_lead jsonb,
  tags text[] not null default '{}',
  custom_fields jsonb not null default '{}',
  deal_stage text,
  deal_value_eur double precision,
  provenance jsonb not null default '{}',
  suspected_duplicates text[] not null default '{}',
  city_folded text,
  search_text text not null default '',
  variant_key text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, id),
  constraint lead_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create index lead_project_index on lead (org_id, project_id, id);
create index lead_source_index on lead (org_id, project_id, source, id);
create index lead_variant_index on lead (org_id, project_id, variant_key, id) where variant_key is not null;
create table lead_identity (
  org_id text collate "C" not null,
  project_id text collate "C" not null,
  kind text not null check (kind in ('email', 'linkedin')),
  value text collate "C" not null,
  lead_id text collate "C" not null,
  alias boolean not null default false,
  constraint lead_identity_pkey primary key (org_id, project_id, kind, value),
  constraint lead_identity_lead_fk foreign key (org_id, lead_id) references lead (org_id, id) on delete cascade
    deferrable initially deferred
);
create index lead_identity_lead_index on lead_identity (org_id, lead_id);
create table suppression (
  org_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null check (kind in ('address', 'domain')),
  value text collate "C" not null,
  reason text not null check (reason in ('unsubscribe', 'hard_bounce', 'complaint', 'manual', 'erasure')),
  since timestamptz not null,
  primary key (org_id, id),
  constraint suppression_value_key unique (org_id, kind, value)
);
`;

const campaigns = `
create table campaign (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  name text not null,
  status text not null default 'draft',
  goal text,
  brief text,
  ghostwriter_hints text,
  outreach_angle text,
  channels text[] not null default '{email}',
  settings jsonb not null default '{}',
  structure jsonb,
  structure_locked boolean not null default false,
  structure_updated_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, id),
  constraint campaign_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create index campaign_project_index on campaign (org_id, project_id, id);
create table campaign_lead (
  org_id text collate "C" not null,
  campaign_id text collate "C" not null,
  lead_id text collate "C" not null,
  added_at timestamptz not null,
  primary key (org_id, campaign_id, lead_id),
  constraint campaign_lead_campaign_fk foreign key (org_id, campaign_id) references campaign (org_id, id) on delete cascade
    deferrable initially deferred,
  constraint campaign_lead_lead_fk foreign key (org_id, lead_id) references lead (org_id, id) on delete cascade
    deferrable initially deferred
);
create index campaign_lead_lead_index on campaign_lead (org_id, lead_id);
`;

const messages = `
create table message (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  lead_id text collate "C" not null,
  thread_id text collate "C" not null,
  campaign_id text collate "C",
  run_id text collate "C",
  direction text not null,
  state text not null,
  subject text not null,
  body text not null,
  language text,
  channel text not null,
  classification text,
  sentences jsonb not null default '[]',
  evidence jsonb not null default '[]',
  omitted jsonb not null default '[]',
  warnings jsonb not null default '[]',
  locked_blocks jsonb not null default '[]',
  content_hash text not null,
  approved_by text,
  approved_at timestamptz,
  removed_reason text,
  history jsonb not null default '[]',
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  constraint message_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred,
  constraint message_lead_fk foreign key (org_id, lead_id) references lead (org_id, id) on delete cascade
    deferrable initially deferred
);
create index message_lead_index on message (org_id, lead_id, occurred_at, id);
create index message_project_index on message (org_id, project_id, occurred_at, id);
`;

const runs = `
create table run (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  campaign_id text collate "C",
  name text,
  derived_name text not null,
  status text not null,
  source text,
  brief text,
  attachments jsonb not null default '[]',
  gate_since timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, id),
  constraint run_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create index run_project_index on run (org_id, project_id, id);
create index run_status_index on run (org_id, status);
create table run_lead (
  org_id text collate "C" not null,
  id text collate "C" not null,
  run_id text collate "C" not null,
  lead_id text collate "C" not null,
  company text,
  domain text,
  status text not null,
  code text,
  reason text,
  message_id text collate "C",
  updated_at timestamptz not null,
  primary key (org_id, id),
  constraint run_lead_once_key unique (org_id, run_id, lead_id),
  constraint run_lead_run_fk foreign key (org_id, run_id) references run (org_id, id)
    deferrable initially deferred,
  constraint run_lead_lead_fk foreign key (org_id, lead_id) references lead (org_id, id) on delete cascade
    deferrable initially deferred
);
create index run_lead_run_index on run_lead (org_id, run_id, id);
create index run_lead_message_index on run_lead (org_id, message_id) where message_id is not null;
create table job (
  org_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null check (kind in ('research', 'draft')),
  run_id text collate "C",
  run_lead_id text collate "C",
  lead_id text collate "C" not null,
  host text collate "C",
  state text not null check (state in ('waiting', 'parked', 'done', 'failed')),
  attempts integer not null default 0,
  code text,
  reason text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (org_id, id),
  constraint job_unit_key unique (org_id, run_lead_id, kind)
);
create table run_sentence (
  org_id text collate "C" not null,
  run_id text collate "C" not null,
  hash text collate "C" not null,
  primary key (org_id, run_id, hash)
);
create index job_run_index on job (org_id, run_id, state);
`;

const credits = `
create table credit_account (
  org_id text collate "C" primary key,
  balance integer not null constraint credit_account_balance_check check (balance >= 0),
  free_day date not null,
  free_used integer not null default 0,
  low_armed boolean not null default true,
  measured_cost integer not null default 0,
  measured_runs integer not null default 0
);
create table credit_entry (
  org_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null check (kind in ('grant', 'reserve', 'commit', 'release')),
  amount integer not null check (amount >= 0),
  from_free integer not null default 0,
  job_id text collate "C",
  unit text,
  run_id text collate "C",
  created_at timestamptz not null,
  primary key (org_id, id),
  constraint credit_entry_job_key unique (org_id, job_id, kind)
);
create index credit_entry_time_index on credit_entry (org_id, created_at);
create index credit_entry_run_index on credit_entry (org_id, run_id) where run_id is not null;
`;

const happenings = `
create table event (
  org_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null,
  primary key (org_id, id)
);
create table timeline_entry (
  org_id text collate "C" not null,
  id text collate "C" not null,
  lead_id text collate "C" not null,
  at timestamptz not null,
  kind text not null,
  summary text not null,
  event_id text collate "C",
  primary key (org_id, id),
  constraint timeline_entry_lead_fk foreign key (org_id, lead_id) references lead (org_id, id) on delete cascade
    deferrable initially deferred
);
create index timeline_entry_lead_index on timeline_entry (org_id, lead_id, at, id);
create table idempotency (
  org_id text collate "C" not null,
  operation text collate "C" not null,
  key text collate "C" not null,
  arguments_hash text not null,
  unit_id text collate "C" not null,
  leased_until timestamptz,
  reply text,
  created_at timestamptz not null,
  primary key (org_id, operation, key)
);
create index idempotency_age_index on idempotency (org_id, created_at);
`;

const research = `
create table site_reading (
  org_id text collate "C" not null,
  id text collate "C" not null,
  host text collate "C" not null,
  read_at timestamptz not null,
  failure text,
  reason text,
  primary key (org_id, id)
);
create index site_reading_host_index on site_reading (org_id, host, read_at);
create table page (
  org_id text collate "C" not null,
  id text collate "C" not null,
  reading_id text collate "C" not null,
  host text collate "C" not null,
  url text not null,
  title text not null,
  kind text not null,
  language text,
  text text not null,
  fetched_at timestamptz not null,
  primary key (org_id, id),
  constraint page_reading_fk foreign key (org_id, reading_id) references site_reading (org_id, id) on delete cascade
    deferrable initially deferred
);
create index page_reading_index on page (org_id, reading_id, id);
`;

const tenancy = `
do $$
declare tenant_table text;
begin
  for tenant_table in
    select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped)
  loop
    execute format('alter table public.%I enable row level security', tenant_table);
    execute format('alter table public.%I force row level security', tenant_table);
    execute format(
      'create policy own_rows on public.%I using (org_id = nullif(current_setting(''app.org_id'', true), ''''))
       with check (org_id = nullif(current_setting(''app.org_id'', true), ''''))', tenant_table);
  end loop;
end $$;
`;

const grants = `
do $$
begin
  if exists (select from pg_roles where rolname = 'outreach_app') and current_user = 'outreach_owner' then
    grant usage on schema public, directory, tenancy to outreach_app;
    grant select, insert, update, delete on all tables in schema public, directory to outreach_app;
    grant execute on all functions in schema tenancy to outreach_app;
    revoke all on public.migration from outreach_app;
    alter default privileges in schema public, directory grant select, insert, update, delete on tables to outreach_app;
  end if;
end $$;
`;
