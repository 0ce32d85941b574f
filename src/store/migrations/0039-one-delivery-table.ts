import { Migration } from '@mikro-orm/migrations';

/**
 * Moves what is left in `directory.delivery_due` and `directory.delivery_batch`, also what a process was sending, and
 * drops these tables. No release has used them.
 */
export class OneDeliveryTable extends Migration {
  override up(): void {
    this.addSql(
      'update directory.delivery_due set due_at = now() where due_at > now() and claims > attempts',
    );
    this.addSql('update directory.delivery_batch set due_at = now()');
    this.addSql(`
      do $$
      declare org text;
      begin
        for org in select org_id from directory.org loop
          perform tenancy.enter(org);
          perform directory.carry_over_deliveries(org);
        end loop;
      end $$`);
    this.addSql('drop function directory.carry_over_deliveries');
    this.addSql('drop table directory.delivery_due, directory.delivery_batch');
  }
}
