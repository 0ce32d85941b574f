import { Migration } from '@mikro-orm/migrations';

/**
 * A company may repeat a step, for example when more of its files are imported, but has at most one open job for it. A
 * run stores which of its credits are already in the average cost, because it may reach its drafts several times.
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
