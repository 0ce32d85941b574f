import { Migration } from '@mikro-orm/migrations';

/** Flows, which say what happens when a message or an event arrives, with their skills and the log of their runs. */
export class Flows extends Migration {
  override up(): void {
    this.addSql(flow);
    this.addSql(flowSkill);
    this.addSql(flowRun);
    this.addSql(flowStep);
    for (const table of ['flow', 'flow_skill', 'flow_run', 'flow_step']) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`alter table ${table} force row level security`);
      this.addSql(ownRows(table));
    }
  }
}

const flow = `
create table flow (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  name text not null,
  trigger jsonb not null,
  steps jsonb not null,
  enabled boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, id),
  constraint flow_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create index flow_project_index on flow (org_id, project_id, id)`;

const flowSkill = `
create table flow_skill (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  name text not null,
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, id),
  constraint flow_skill_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create index flow_skill_project_index on flow_skill (org_id, project_id, id)`;

const flowRun = `
create table flow_run (
  org_id text collate "C" not null,
  id text collate "C" not null,
  flow_id text collate "C" not null,
  lead_id text collate "C" not null,
  event_id text collate "C",
  message_id text collate "C",
  event_type text,
  mode text not null check (mode in ('live', 'test')),
  steps jsonb not null,
  status text not null check (status in ('running', 'done', 'failed', 'stopped')),
  reason text,
  attempts integer not null default 0,
  held_since timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (org_id, id),
  constraint flow_run_flow_fk foreign key (org_id, flow_id) references flow (org_id, id) on delete cascade
    deferrable initially deferred,
  constraint flow_run_lead_fk foreign key (org_id, lead_id) references lead (org_id, id) on delete cascade
    deferrable initially deferred
);
create index flow_run_flow_index on flow_run (org_id, flow_id, id);
create index flow_run_failed_index on flow_run (org_id, flow_id, id) where status = 'failed';
create index flow_run_open_index on flow_run (org_id, flow_id, id) where status = 'running';
create index flow_run_lead_index on flow_run (org_id, lead_id, id)`;

const flowStep = `
create table flow_step (
  org_id text collate "C" not null,
  flow_run_id text collate "C" not null,
  position integer not null,
  step_id text not null,
  kind text not null,
  outcome text not null check (outcome in ('done', 'skipped', 'failed')),
  reason text not null,
  category text,
  confidence double precision,
  message_id text collate "C",
  at timestamptz not null,
  primary key (org_id, flow_run_id, position),
  constraint flow_step_run_fk foreign key (org_id, flow_run_id) references flow_run (org_id, id) on delete cascade
    deferrable initially deferred
)`;

const ownRows = (table: string) => `
create policy own_rows on ${table} using (org_id = nullif(current_setting('app.org_id', true), ''))
  with check (org_id = nullif(current_setting('app.org_id', true), ''))`;
