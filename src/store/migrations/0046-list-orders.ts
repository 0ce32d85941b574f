import { Migration } from '@mikro-orm/migrations';

/** Serves the messages of a run or campaign by time, and the leads of a workspace by company. */
export class ListOrders extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, definition] of Object.entries(indexes)) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${definition}`);
    }
  }
}

const indexes = {
  message_run_index: 'message (org_id, run_id, occurred_at, id) where run_id is not null',
  message_campaign_time_index: 'message (org_id, campaign_id, occurred_at, id) where campaign_id is not null',
  lead_company_index: `lead (org_id, project_id, (left(lower(coalesce(company, '')), 100)) collate "C", id)`,
};
