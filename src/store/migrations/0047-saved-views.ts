import { Migration } from '@mikro-orm/migrations';

/** Saved filters of people, and an index of the drafts that wait for somebody. */
export class SavedViews extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(savedView);
    this.addSql('alter table saved_view alter column org_id set (n_distinct = 1)');
    this.addSql('alter table saved_view enable row level security');
    this.addSql('alter table saved_view force row level security');
    this.addSql('drop policy if exists own_rows on saved_view');
    this.addSql(`create policy own_rows on saved_view using ${ownRows} with check ${ownRows}`);
    this.addSql('drop index concurrently if exists message_waiting_index');
    this
      .addSql(`create index concurrently message_waiting_index on message (org_id, project_id, state, occurred_at)
      where direction = 'outbound' and state in ('drafted', 'approved')`);
  }
}

const ownRows = `(org_id = nullif(current_setting('app.org_id', true), ''))`;

const savedView = `
create table if not exists saved_view (
  org_id text collate "C" not null,
  id text collate "C" not null,
  project_id text collate "C" not null,
  user_id text collate "C" not null,
  is_shared boolean not null,
  screen text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, project_id) references project on delete cascade
);
create index if not exists saved_view_project_index on saved_view (org_id, project_id, id)`;
