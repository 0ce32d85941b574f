import { Migration } from '@mikro-orm/migrations';

/**
 * Counts how often an endpoint was enabled. This distinguishes deliveries that wait for it now from deliveries that
 * ended when it was disabled.
 */
export class TimesEnabled extends Migration {
  override up(): void {
    this.addSql('alter table webhook add column times_enabled int not null default 0');
  }
}
