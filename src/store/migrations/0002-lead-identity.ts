import { Migration } from '@mikro-orm/migrations';

/**
 * Leads that were merged into others, mail from addresses that no lead has, and the Message-IDs by which known mail is
 * recognised. Indexes on existing tables are built concurrently, to block no writes. That is impossible in a
 * transaction, so every statement can be repeated after an interruption.
 */
export class LeadIdentity extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(tables);
    for (const { name, kind = 'index', on } of indexes) {
      // An interrupted build leaves an invalid index behind.
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create ${kind} concurrently ${name} on ${on}`);
    }
  }
}

const ownRows = `(org_id = nullif(current_setting('app.org_id', true), ''))`;

const protect = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
drop policy if exists own_rows on ${table};
create policy own_rows on ${table} using ${ownRows} with check ${ownRows};
`;

const tables = `
create table if not exists merged_lead (
  org_id text collate "C" not null,
  old_id text collate "C" not null,
  into_id text collate "C" not null,
  lead_id text collate "C" not null,
  merged_at timestamptz not null,
  record jsonb not null,
  primary key (org_id, old_id),
  constraint merged_lead_lead_fk foreign key (org_id, lead_id) references lead (org_id, id) on delete cascade
    deferrable initially deferred
);
create index if not exists merged_lead_lead_index on merged_lead (org_id, lead_id);
create table if not exists unlinked_mail (
  org_id text collate "C" not null,
  project_id text collate "C" not null,
  mail_id text collate "C" not null,
  address text collate "C" not null,
  mail jsonb not null,
  received_at timestamptz not null,
  primary key (org_id, project_id, mail_id),
  constraint unlinked_mail_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create index if not exists unlinked_mail_address_index on unlinked_mail (org_id, project_id, address);
alter table message add column if not exists mail_id text collate "C";
${protect('merged_lead')}
${protect('unlinked_mail')}
`;

const indexes = [
  { name: 'run_lead_lead_index', on: 'run_lead (org_id, lead_id)' },
  { name: 'job_lead_index', on: `job (org_id, lead_id) where state in ('waiting', 'parked')` },
  {
    name: 'message_mail_key',
    kind: 'unique index',
    on: 'message (org_id, project_id, mail_id) where mail_id is not null',
  },
];
