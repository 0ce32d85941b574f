import { Migration } from '@mikro-orm/migrations';

/**
 * Events of other systems, which are deleted with their leads. The response to each idempotency key of a caller, which
 * is stored permanently and holds nothing of the event.
 */
export class InboundEvents extends Migration {
  override up(): void {
    this.addSql(inboundEvent);
    this.addSql(eventIntake);
    for (const table of ['inbound_event', 'event_intake']) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`alter table ${table} force row level security`);
      this.addSql(ownRows(table));
    }
  }
}

const inboundEvent = `
create table inbound_event (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  lead_id text collate "C" not null,
  type text not null,
  source text,
  payload text,
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  constraint inbound_event_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred,
  constraint inbound_event_lead_fk foreign key (org_id, lead_id) references lead (org_id, id) on delete cascade
    deferrable initially deferred
);
create index inbound_event_lead_index on inbound_event (org_id, lead_id, id)`;

const eventIntake = `
create table event_intake (
  org_id text collate "C" not null,
  key text collate "C" not null,
  event_id text collate "C" not null,
  unit_id text collate "C" not null,
  leased_until timestamptz not null,
  value text not null,
  is_answered boolean not null,
  created_at timestamptz not null,
  primary key (org_id, key)
);
create index event_intake_unit_index on event_intake (org_id, unit_id)`;

const ownRows = (table: string) => `
create policy own_rows on ${table} using (org_id = nullif(current_setting('app.org_id', true), ''))
  with check (org_id = nullif(current_setting('app.org_id', true), ''))`;
