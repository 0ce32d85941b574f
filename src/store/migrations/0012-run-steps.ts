import { Migration } from '@mikro-orm/migrations';

/**
 * A company may go through one step again, as when more of its files come in, but only once at a time. What of a run's
 * cost was counted into the mean is kept with the run, which may come to its drafts several times.
 */
export class RunSteps extends Migration {
  override up(): void {
    this.addSql('drop index job_company_key');
    this.addSql(`create unique index job_company_key on job (org_id, run_company_id, kind)
      where run_company_id is not null and state in ('waiting', 'parked')`);
    this.addSql(
      'create index job_company_index on job (org_id, run_company_id) where run_company_id is not null',
    );
    this.addSql('alter table run add column measured_credits integer not null default 0');
  }
}
