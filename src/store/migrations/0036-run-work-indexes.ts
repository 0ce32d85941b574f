import { Migration } from '@mikro-orm/migrations';

/** Finds the kinds of open work of a run, and the leads of a site, without reading all jobs and leads of the run. */
export class RunWorkIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists job_open_index');
    this.addSql(`create index concurrently job_open_index on job (org_id, run_id, kind)
      where state in ('waiting', 'parked')`);
    this.addSql('drop index concurrently if exists run_lead_site_index');
    this.addSql('create index concurrently run_lead_site_index on run_lead (org_id, run_id, domain)');
  }
}
