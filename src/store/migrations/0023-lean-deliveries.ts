import { Migration } from '@mikro-orm/migrations';

/**
 * The body of a delivery is made from the row of its event, which never changes, instead of being stored with the
 * delivery. A delivery has no foreign key to its endpoint: the endpoint is read in the same transaction, and the sweep
 * deletes a row of `webhook` only after its last delivery. Rows this small grow by more than half when their attempt
 * is stored.
 */
export class LeanDeliveries extends Migration {
  override up(): void {
    this.addSql('alter table delivery alter column body drop not null');
    this.addSql('alter table delivery drop constraint delivery_webhook_fk');
    this.addSql('alter table delivery set (fillfactor = 35)');
  }
}
