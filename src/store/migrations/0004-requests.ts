import { Migration } from '@mikro-orm/migrations';

/**
 * What became of each call, for those who run the service: who, what and how it ended, never what was said. It is read
 * across organisations and therefore stands in the directory.
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
