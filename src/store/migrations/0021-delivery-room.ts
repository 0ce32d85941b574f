import { Migration } from '@mikro-orm/migrations';

/**
 * Each delivery is written once and changed once, when its attempt is over. Half of every page is left free for that, so
 * that the new form of a row lies beside the old one and no index is written again; it then takes half the time.
 */
export class DeliveryRoom extends Migration {
  override up(): void {
    this.addSql('alter table delivery set (fillfactor = 50)');
  }
}
