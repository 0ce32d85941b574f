import { onlyItem } from '../../domain/only-item.ts';
import type { QueryContext } from '../store.ts';

type StoredRow = Record<string, unknown>;

/** What is stored of a lead besides its own row, with the columns of the tables. */
export interface StoredLeadRows {
  readonly addresses: StoredRow[];
  readonly messages: StoredRow[];
  readonly events: StoredRow[];
  readonly timeline: StoredRow[];
  readonly campaigns: StoredRow[];
  readonly runs: StoredRow[];
  readonly flowRuns: StoredRow[];
  readonly merges: StoredRow[];
}

const rowsOf = (table: string, order: string) => `(
  select coalesce(json_agg(to_jsonb(r) - 'org_id' - 'lead_id' order by ${order}), '[]')
  from ${table} r where r.org_id = $1 and r.lead_id = $2)`;

/** Served by the index of each table by organisation and lead. */
export async function readLeadRows(tx: QueryContext, leadId: string): Promise<StoredLeadRows> {
  const rows = await tx.sql<StoredLeadRows>(
    `select ${rowsOf('lead_identity', 'r.kind, r.value')} as addresses,
            ${rowsOf('message', 'r.occurred_at, r.id')} as messages,
            ${rowsOf('inbound_event', 'r.occurred_at, r.id')} as events,
            ${rowsOf('timeline_entry', 'r.at, r.id')} as timeline,
            ${rowsOf('campaign_lead', 'r.campaign_id')} as campaigns,
            ${rowsOf('run_lead', 'r.id')} as runs,
            ${rowsOf('flow_run', 'r.id')} as "flowRuns",
            ${rowsOf('merged_lead', 'r.old_id')} as merges`,
    [tx.orgId, leadId],
  );
  return onlyItem(rows);
}
