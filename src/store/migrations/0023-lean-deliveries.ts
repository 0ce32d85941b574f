import { Migration } from '@mikro-orm/migrations';

/**
 * What is posted of an event is made of its row, which never changes, instead of being kept with each of its deliveries.
 * And no delivery asks whether its endpoint is there: it was read in the same transaction, and the sweep takes a row of
 * `webhook` away after the last of its deliveries. Rows so small grow by more than half when their attempt is written.
 */
export class LeanDeliveries extends Migration {
  override up(): void {
    this.addSql('alter table delivery alter column body drop not null');
    this.addSql('alter table delivery drop constraint delivery_webhook_fk');
    this.addSql('alter table delivery set (fillfactor = 35)');
  }
}
