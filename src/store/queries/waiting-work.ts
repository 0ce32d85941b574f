import { onlyItem } from '../../domain/only-item.ts';
import type { QueryContext } from '../store.ts';

/** What waits for a person in a workspace. */
export type WaitingKind =
  'drafts' | 'approved' | 'companies' | 'people' | 'credits' | 'replies' | 'suspicions' | 'mail';

export interface WaitingWork {
  readonly kind: WaitingKind;
  readonly count: number;
  /** Epoch milliseconds of the oldest one; null if there is none. */
  readonly since: number | null;
}

const countedSql = (time: string) =>
  `count(*)::int as count, floor(extract(epoch from min(${time})) * 1000)::float8 as since`;

const draftsSql = (state: 'drafted' | 'approved') =>
  `select ${countedSql('occurred_at')} from message
   where org_id = $1 and project_id = $2 and direction = 'outbound' and state = '${state}'`;

const gateSql = (status: string) =>
  `select ${countedSql('gate_since')} from run
   where org_id = $1 and project_id = $2 and archived_at is null and status = '${status}'`;

/**
 * Served by message_waiting_index, run_project_index, message_unclassified_index, message_suspected_index,
 * inbound_event_suspected_index and unlinked_mail_address_index.
 */
const statements: Readonly<Record<WaitingKind, string>> = {
  drafts: draftsSql('drafted'),
  approved: draftsSql('approved'),
  companies: gateSql('awaiting_profile'),
  people: gateSql('awaiting_contacts'),
  credits: gateSql('parked_credits'),
  replies: `select ${countedSql('occurred_at')} from message
    where org_id = $1 and project_id = $2 and direction = 'inbound' and classification is null`,
  suspicions: `select ${countedSql('occurred_at')} from (
      select occurred_at from message where org_id = $1 and project_id = $2 and suspicion = 'open'
      union all
      select occurred_at from inbound_event where org_id = $1 and project_id = $2 and suspicion = 'open') as open`,
  mail: `select ${countedSql('received_at')} from unlinked_mail where org_id = $1 and project_id = $2`,
};

/** Counts what waits for a person, by kind. All statements share one round trip. */
export async function countWaitingWork(tx: QueryContext, projectId: string): Promise<WaitingWork[]> {
  return Promise.all(
    (Object.entries(statements) as [WaitingKind, string][]).map(async ([kind, statement]) => {
      const rows = await tx.sql<Omit<WaitingWork, 'kind'>>(statement, [tx.orgId, projectId]);
      return { kind, ...onlyItem(rows) };
    }),
  );
}

/** Counts the runs that work by themselves at the moment. Served by run_project_index. */
export async function countRunningRuns(tx: QueryContext, projectId: string): Promise<number> {
  const rows = await tx.sql<{ count: number }>(
    `select count(*)::int as count from run where org_id = $1 and project_id = $2 and archived_at is null
       and status in ('discovering', 'resolving_contacts', 'drafting')`,
    [tx.orgId, projectId],
  );
  return onlyItem(rows).count;
}
