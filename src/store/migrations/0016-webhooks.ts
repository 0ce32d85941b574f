import { Migration } from '@mikro-orm/migrations';

/**
 * Webhook endpoints and the deliveries to them. Due deliveries are in `directory`, so that a process finds them before
 * it knows the organisation. They name no address and hold no content.
 */
export class Webhooks extends Migration {
  override up(): void {
    this.addSql(webhook);
    this.addSql(delivery);
    this.addSql(deliveryDue);
    for (const table of ['webhook', 'delivery']) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`alter table ${table} force row level security`);
      this.addSql(`create policy own_rows on ${table} using ${ownRows} with check ${ownRows}`);
    }
  }
}

const ownRows = `(org_id = nullif(current_setting('app.org_id', true), ''))`;

const webhook = `
create table webhook (
  org_id text collate "C" not null,
  id text collate "C" not null,
  url text not null,
  events text[] not null,
  description text,
  created_by text collate "C" not null,
  sealed_secret text not null,
  sealed_old_secret text,
  old_secret_until timestamptz,
  active boolean not null default true,
  disabled_at timestamptz,
  disabled_reason text,
  consecutive_failures integer not null default 0,
  last_delivery jsonb,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (org_id, id)
)`;

const delivery = `
create table delivery (
  org_id text collate "C" not null,
  id text collate "C" not null,
  webhook_id text collate "C" not null,
  event_id text collate "C" not null,
  type text not null,
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed', 'not_sent')),
  reason text,
  attempts jsonb not null default '[]',
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (org_id, id),
  constraint delivery_once_key unique (org_id, webhook_id, event_id),
  constraint delivery_webhook_fk foreign key (org_id, webhook_id) references webhook (org_id, id)
    deferrable initially deferred
)`;

const deliveryDue = `
create table directory.delivery_due (
  id text collate "C" primary key,
  org_id text collate "C" not null,
  webhook_id text collate "C" not null,
  due_at timestamptz not null,
  is_first boolean not null,
  first_at timestamptz,
  attempts integer not null default 0,
  claims integer not null default 0
);
create index delivery_due_index on directory.delivery_due (webhook_id, is_first, due_at, id);
`;
