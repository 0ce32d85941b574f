import { Migration } from '@mikro-orm/migrations';

/**
 * Each delivery is inserted once and updated once, when its attempt is over. Half of every page is left free for the
 * update, so that the new version of the row is on the same page and no index changes. That halves the time of the
 * update.
 */
export class DeliveryRoom extends Migration {
  override up(): void {
    this.addSql('alter table delivery set (fillfactor = 50)');
  }
}
