import { Migration } from '@mikro-orm/migrations';

/** Stores the fields of a play with its Brain item; other items have none. */
export class Plays extends Migration {
  override up(): void {
    this.addSql('alter table brain_item add column play jsonb');
  }
}
