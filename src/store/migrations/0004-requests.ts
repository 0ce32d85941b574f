import { Migration } from '@mikro-orm/migrations';

/**
 * The request log: which key called what, and how the call ended, without content. It is read across organisations, so
 * it is in the schema `directory`.
 */
export class Requests extends Migration {
  override up(): void {
    this.addSql(`
create table directory.request (
  request_id text collate "C" primary key,
  at timestamptz not null,
  door text not null,
  method text,
  path text,
  fn text,
  org_id text collate "C",
  key_id text collate "C",
  status smallint not null,
  code text,
  duration_ms double precision not null,
  cause json
);
create index request_time_index on directory.request (at);
`);
  }
}
