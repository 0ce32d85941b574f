import { onlyItem } from '../../domain/only-item.ts';
import { nextAttemptPattern } from '../../domain/provider-retry.ts';
import type { QueryContext, Store } from '../store.ts';

/** Something in an organisation that waits for a person or needs attention. */
export interface OpenIssue {
  readonly kind: OpenIssueKind;
  readonly count: number;
  /** Epoch milliseconds of its start, or of the oldest one. */
  readonly since: number | null;
  /** The endpoint, flow, workspace or other object. Null means the organisation. */
  readonly subject: string | null;
  /** Null if the kind explains it. */
  readonly reason: string | null;
}

export type OpenIssueKind = (typeof openIssueKinds)[number];

/** In order of display: blocked work first. */
export const openIssueKinds = [
  'provider_away',
  'webhook_disabled',
  'webhook_failing',
  'notice_unsent',
  'flow_failed',
  'model_stood_in',
  'run_parked',
  'run_waiting',
  'mail_waiting',
  'silence_suspected',
] as const;

/** Outcomes of calls since `since`, most frequent first. `code` is null for successful calls. */
export interface CallOutcome {
  readonly code: string | null;
  readonly count: number;
}

/** Served by request_time_index. */
export async function countCallOutcomes(store: Store, since: Date): Promise<CallOutcome[]> {
  return store.queryWithoutOrganisation<CallOutcome>({
    text: `select code, count(*)::int as count from directory.request where at >= $1
           group by code order by count desc, code nulls first`,
    values: [since],
  });
}

/** PostgreSQL's version and the size of the database. */
export async function measureDatabase(store: Store): Promise<{ version: string; sizeBytes: number }> {
  const rows = await store.queryWithoutOrganisation<{ version: string; sizeBytes: number }>({
    text: `select current_setting('server_version') as version,
                  pg_database_size(current_database())::float8 as "sizeBytes"`,
  });
  return onlyItem(rows);
}

/**
 * Returns open issues of an organisation: failures since `since`, and blocked work of any age. Each statement uses the
 * index of its table; blocked units come from the outbox, which contains only unfinished work. All statements share one
 * round trip.
 */
export async function listOpenIssues(tx: QueryContext, since: Date): Promise<OpenIssue[]> {
  const found = await Promise.all(
    issueStatements.map(({ text, isDated }) =>
      tx.sql<OpenIssue>(text, isDated ? [tx.orgId, since] : [tx.orgId]),
    ),
  );
  const orderOf = ({ kind }: OpenIssue): number => openIssueKinds.indexOf(kind);
  return found.flat().toSorted((left, right) => orderOf(left) - orderOf(right));
}

const epochMsSql = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::float8 as since`;
const countOfKindSql = (kind: OpenIssueKind): string => `select '${kind}' as kind, count(*)::int as count`;

const issueStatements: readonly { readonly text: string; readonly isDated?: true }[] = [
  {
    text: `${countOfKindSql('provider_away')}, ${epochMsSql('min(held_since)')}, null as subject, min(reason) as reason
           from directory.outbox o join job j on j.org_id = o.org_id and j.id = o.subject
           where o.org_id = $1 and j.org_id = $1 and o.kind = 'job' and held_since is not null and state = 'waiting'
           group by regexp_replace(reason, '${nextAttemptPattern}', '')`,
  },
  {
    text: `${countOfKindSql('provider_away')}, ${epochMsSql('min(held_since)')}, null as subject, min(reason) as reason
           from flow_run where org_id = $1 and status = 'running' and held_since is not null
           group by regexp_replace(reason, '${nextAttemptPattern}', '')`,
  },
  {
    text: `select case when active then 'webhook_failing' else 'webhook_disabled' end as kind,
                  case when active then consecutive_failures else 1 end as count, ${epochMsSql('disabled_at')},
                  id as subject, concat_ws(': ', url, disabled_reason) as reason
           from webhook where org_id = $1 and deleted_at is null and (not active or consecutive_failures > 0)
           order by id`,
  },
  {
    text: `${countOfKindSql('notice_unsent')}, ${epochMsSql('min(created_at)')},
             null as subject, max(last_error) as reason
           from notice where org_id = $1 and (state = 'waiting' and failing_since is not null
             or state = 'given_up' and finished_at >= $2) having count(*) > 0`,
    isDated: true,
  },
  {
    text: `${countOfKindSql('flow_failed')}, ${epochMsSql('min(finished_at)')},
             flow_id as subject, max(reason) as reason
           from flow_run where org_id = $1 and status = 'failed' and finished_at >= $2 group by flow_id`,
    isDated: true,
  },
  {
    text: `${countOfKindSql('model_stood_in')}, ${epochMsSql('min(occurred_at)')},
             null as subject, max(warning) as reason
           from message, jsonb_array_elements_text(warnings) as warning
           where org_id = $1 and project_id = any (array(select id from project where org_id = $1))
             and occurred_at >= $2 and warning like '%The built-in composer wrote this message instead.'
           having count(*) > 0`,
    isDated: true,
  },
  {
    text: `select kind, count(*)::int as count, ${epochMsSql('min(since)')},
                  case when kind = 'run_waiting' or count(*) = 1 then (array_agg(id order by since, id))[1]
                  end as subject,
                  null as reason
           from (select id, gate_since as since,
                        case status when 'parked_credits' then 'run_parked' else 'run_waiting' end as kind
                 from run where org_id = $1 and archived_at is null and status in
                   ('parked_credits', 'awaiting_profile', 'awaiting_contacts', 'awaiting_approval')) as waiting
           group by kind`,
  },
  {
    text: `${countOfKindSql('mail_waiting')}, ${epochMsSql('min(received_at)')}, project_id as subject, null as reason
           from unlinked_mail where org_id = $1 group by project_id`,
  },
  {
    text: `${countOfKindSql('silence_suspected')}, ${epochMsSql('min(occurred_at)')},
             project_id as subject, null as reason
           from (select project_id, occurred_at from message where org_id = $1 and suspicion = 'open'
                 union all
                 select project_id, occurred_at from inbound_event where org_id = $1 and suspicion = 'open') as open
           group by project_id`,
  },
];
