import { Migration } from '@mikro-orm/migrations';

/** How often an endpoint was enabled again tells what is held for it now from what ended when it was disabled. */
export class TimesEnabled extends Migration {
  override up(): void {
    this.addSql('alter table webhook add column times_enabled int not null default 0');
  }
}
