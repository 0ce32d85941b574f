import { Migration } from '@mikro-orm/migrations';

/** Notices to the team by mail, and the state of their delivery. */
export class Notices extends Migration {
  override up(): void {
    this.addSql(notice);
  }
}

const ownRows = `(org_id = nullif(current_setting('app.org_id', true), ''))`;

const notice = `
create table notice (
  org_id text collate "C" not null,
  id text collate "C" not null,
  key text collate "C" not null,
  emails text[],
  subject text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  attempts integer not null default 0,
  held_until timestamptz,
  failing_since timestamptz,
  last_error text,
  sent_to text[] not null default '{}',
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (org_id, id),
  constraint notice_once_key unique (org_id, key)
);
create index notice_finished_index on notice (org_id, finished_at) where finished_at is not null;
alter table notice enable row level security;
alter table notice force row level security;
create policy own_rows on notice using ${ownRows} with check ${ownRows};
`;
