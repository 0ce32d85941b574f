import { formatFailureMail } from '../../domain/flows/failure.ts';
import { leadEventData } from '../../domain/lead.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { notifyTeam } from '../notices/notify-team.ts';

export interface FailedFlowRun {
  readonly id: string;
  readonly flow: { readonly id: string; readonly name: string };
  readonly lead: Rows['Lead'];
}

/**
 * Notifies the team by mail and subscribers by event when a flow starts to fail. Later failures are silent until a run
 * succeeds or the flow changes, and there is at most one notice a day. The caller records the failure in the same
 * transaction.
 */
export async function notifyFailingFlow(tx: Tx, run: FailedFlowRun, reason: string): Promise<void> {
  const { id: flowId, name } = run.flow;
  const leadId = run.lead.id;
  const series = await findFailureSeries(tx, run);
  if (series === null || (await wasNotifiedToday(tx, flowId))) return;
  tx.emit('flow.failed', { ...leadEventData(run.lead), flowId, runId: run.id, reason });
  await notifyTeam(tx, {
    emails: null,
    ...formatFailureMail({ flowId, flowName: name, reason, leadId, address: tx.appUrlFor('leads', leadId) }),
    key: `${noticeKeyPrefix(flowId)}${series}`,
  });
}

const noticeKeyPrefix = (flowId: string) => `flow-failing ${flowId} `;

/**
 * Returns a key for the series of failures that starts with this run, or null if the series started before. Two runs
 * that fail at once get the same key. Served by flow_run_flow_index.
 */
async function findFailureSeries(tx: Tx, run: FailedFlowRun): Promise<string | null> {
  const [row] = await tx.sql<{ changedMs: number; lastId: string | null; hasFailed: boolean | null }>(
    `select floor(extract(epoch from f.updated_at) * 1000)::float8 as "changedMs", last.id as "lastId",
            last.status = 'failed' and last.finished_at > f.updated_at as "hasFailed"
     from flow f left join lateral (
       select r.id, r.status, r.finished_at from flow_run r
       where r.org_id = $1 and r.flow_id = f.id and r.id <> $3 and r.mode = 'live' and r.status in ('done', 'failed')
       order by r.id desc limit 1) as last on true
     where f.org_id = $1 and f.id = $2`,
    [tx.orgId, run.flow.id, run.id],
  );
  return row && !row.hasFailed ? `${row.lastId ?? 'first'} ${row.changedMs}` : null;
}

/** Served by notice_once_key. */
async function wasNotifiedToday(tx: Tx, flowId: string): Promise<boolean> {
  const notices = await tx.sql(
    `select from notice n join flow f on f.org_id = n.org_id and f.id = $3
     where n.org_id = $1 and n.key between $2 and $2 || '~'
       and n.created_at > greatest(f.updated_at, $4::timestamptz - interval '1 day') limit 1`,
    [tx.orgId, noticeKeyPrefix(flowId), flowId, tx.now],
  );
  return notices.length > 0;
}
