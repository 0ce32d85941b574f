import { Migration } from '@mikro-orm/migrations';

/**
 * People who sign in, their sessions and one-time links, the roles of members, and the record of what people and keys
 * change. A person may be a member of several organisations, and a member made by a command has no person yet. The
 * first member of each organisation becomes its owner. Nobody can alter a recorded change; the sweep deletes old ones.
 */
export class Accounts extends Migration {
  override up(): void {
    this.addSql(people);
    this.addSql(members);
    this.addSql(audit);
    this.addSql(grants);
  }
}

const people = `
create table directory.person (
  person_id text collate "C" primary key,
  email text not null constraint person_email_key unique,
  name text not null,
  password text,
  password_at timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  deleted_at timestamptz
);
create table directory.session (
  hash text collate "C" primary key,
  session_id text collate "C" not null constraint session_id_key unique,
  person_id text collate "C" not null references directory.person,
  user_id text collate "C" not null references directory.member,
  org_id text collate "C" not null references directory.org,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  sudo_until timestamptz,
  agent text,
  network text not null
);
create index session_person_index on directory.session (person_id);
create index session_expires_index on directory.session (expires_at);
create table directory.link (
  hash text collate "C" primary key,
  link_id text collate "C" not null constraint link_id_key unique,
  purpose text not null check (purpose in ('setup', 'invitation', 'reset', 'email')),
  org_id text collate "C" not null references directory.org,
  person_id text collate "C" references directory.person,
  user_id text collate "C" references directory.member,
  email text,
  role text,
  created_by text collate "C",
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_org_index on directory.link (org_id, purpose);
create index link_expires_index on directory.link (expires_at);
create unlogged table directory.sign_in_window (
  bucket text collate "C" not null,
  minute timestamptz not null,
  used integer not null,
  primary key (bucket, minute)
);
`;

const members = `
alter table directory.member
  add column person_id text collate "C" references directory.person,
  add column role text not null default 'member' check (role in ('owner', 'admin', 'member', 'reviewer')),
  add column invited_by text collate "C";
create index member_person_index on directory.member (person_id) where person_id is not null;
update directory.member m set role = 'owner'
where m.user_id = (select min(first.user_id) from directory.member first
                   where first.org_id = m.org_id and first.deleted_at is null);
`;

const ownRows = `(org_id = nullif(current_setting('app.org_id', true), ''))`;

const audit = `
create table audit_entry (
  org_id text collate "C" not null,
  id text collate "C" not null,
  at timestamptz not null,
  user_id text collate "C" not null,
  session_id text collate "C",
  key_id text collate "C",
  fn text not null,
  target text,
  change jsonb not null default '{}',
  network text,
  primary key (org_id, id)
);
alter table audit_entry alter column org_id set (n_distinct = 1);
alter table audit_entry enable row level security;
alter table audit_entry force row level security;
create policy own_rows on audit_entry using ${ownRows} with check ${ownRows};
`;

const grants = `
do $$
begin
  if exists (select from pg_roles where rolname = 'outreach_app') and current_user = 'outreach_owner' then
    revoke update, truncate on audit_entry from outreach_app;
  end if;
end $$;
`;
