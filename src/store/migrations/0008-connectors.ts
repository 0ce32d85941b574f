import { Migration } from '@mikro-orm/migrations';

/**
 * Connectors, and the kind of lead identity by which a connector recognises its records. The constraint first applies
 * to new rows only. Existing rows are checked in a second statement, which blocks no writes.
 */
export class Connectors extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(connector);
    this.addSql(
      `alter table lead_identity drop constraint if exists lead_identity_kind_check,
         add constraint lead_identity_kind_check check (kind in ('email', 'linkedin', 'record')) not valid`,
    );
    this.addSql('alter table lead_identity validate constraint lead_identity_kind_check');
  }
}

const ownRows = `(org_id = nullif(current_setting('app.org_id', true), ''))`;

const connector = `
create table if not exists connector (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  name text not null,
  url text not null,
  field_map jsonb not null,
  sealed_auth_header text,
  logo_url text,
  resume jsonb,
  last_sync_at timestamptz,
  last_result jsonb,
  created_at timestamptz not null,
  primary key (org_id, id),
  constraint connector_project_fk foreign key (org_id, project_id) references project (org_id, id)
    deferrable initially deferred
);
create index if not exists connector_project_index on connector (org_id, project_id, id);
alter table connector enable row level security;
alter table connector force row level security;
drop policy if exists own_rows on connector;
create policy own_rows on connector using ${ownRows} with check ${ownRows};
`;
