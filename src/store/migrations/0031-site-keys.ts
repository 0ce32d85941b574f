import { Migration } from '@mikro-orm/migrations';

/**
 * Changes nothing: the sweep of a starting worker recomputes the site keys of all leads (`repairSiteKeys`). The
 * migration remains because databases and backups list its name.
 */
export class SiteKeys extends Migration {
  override up(): void {}
}
