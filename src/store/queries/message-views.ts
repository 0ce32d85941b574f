import type { Message as MessageView } from '../../../generated/contract/types.ts';
import type { DraftSentence } from '../../domain/drafting/material.ts';
import type { TimePosition } from '../../domain/paging.ts';
import type { ReadContext } from '../store.ts';
import { limitPageSql, type SizedRow } from './page-size.ts';

/** SQL for a message `m` as the API returns it, so that a page costs one round trip. */
const messageColumns = `
  m.id, m.lead_id as "leadId", m.project_id as "projectId", m.thread_id as "threadId", m.campaign_id as "campaignId",
  m.run_id as "runId", case when m.run_id is not null then (
    select min(r.id) from run_lead r where r.org_id = $1 and r.message_id = m.id) end as "runLeadId",
  (select json_build_object('firstName', l.first_name, 'lastName', l.last_name, 'email', l.email,
                            'company', l.company)
   from lead l where l.org_id = $1 and l.id = m.lead_id) as recipient,
  m.direction, m.state, m.subject, m.body, m.language, m.channel, m.classification, m.sentences,
  m.evidence, m.omitted, m.warnings, m.attachments, m.content_hash as "contentHash", m.approved_by as "approvedBy",
  floor(extract(epoch from m.approved_at) * 1000)::float8 as "approvedAt", m.removed_reason as "removedReason",
  m.history, m.play_id as "playId", m.trigger_id as "triggerId", m.plan_reason as "planReason",
  m.composed_by as "composedBy", m.rounds, coalesce(m.alternatives, '[]') as alternatives,
  floor(extract(epoch from m.occurred_at) * 1000)::float8 as "occurredAt",
  floor(extract(epoch from m.created_at) * 1000)::float8 as "createdAt"`;

export interface SizedMessage extends SizedRow {
  readonly message: MessageView;
}

/** Returns a lead's thread, oldest first, after the cursor. Served by message_lead_index. */
export async function listThread(
  tx: ReadContext,
  leadId: string,
  after: TimePosition | undefined,
  limit: number,
): Promise<SizedMessage[]> {
  const parameters = [tx.orgId, leadId, limit, ...cursorParameters(after)];
  return queryMessages(
    tx,
    'r."occurredAt", r.id',
    `where m.org_id = $1 and m.lead_id = $2 ${after ? 'and (m.occurred_at, m.id) > ($4, $5)' : ''}
     order by m.occurred_at, m.id limit $3`,
    parameters,
  );
}

export interface MessageFilter {
  readonly projectId: string;
  readonly since?: Date | undefined;
  readonly direction?: string | undefined;
  readonly state?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly runId?: string | undefined;
}

/**
 * Returns the workspace's messages, newest first, before the cursor. Served by message_project_index, with a campaign
 * by message_campaign_time_index, with a run by message_run_index, each read backwards.
 */
export async function listMessages(
  tx: ReadContext,
  { projectId, since, direction, state, campaignId, runId }: MessageFilter,
  before: TimePosition | undefined,
  limit: number,
): Promise<SizedMessage[]> {
  const parameters: unknown[] = [tx.orgId, projectId, limit, ...cursorParameters(before)];
  const conditions = before ? ['(m.occurred_at, m.id) < ($4, $5)'] : [];
  const addCondition = (value: unknown, condition: string) => {
    if (value === undefined) return;
    parameters.push(value);
    conditions.push(`${condition} $${parameters.length}`);
  };
  addCondition(since, 'm.occurred_at >=');
  addCondition(direction, 'm.direction =');
  addCondition(state, 'm.state =');
  addCondition(campaignId, 'm.campaign_id =');
  addCondition(runId, 'm.run_id =');
  return queryMessages(
    tx,
    'r."occurredAt" desc, r.id desc',
    `where ${['m.org_id = $1', 'm.project_id = $2', ...conditions].join(' and ')}
     order by m.occurred_at desc, m.id desc limit $3`,
    parameters,
  );
}

function cursorParameters(cursor: TimePosition | undefined): unknown[] {
  return cursor ? [cursor.at, cursor.id] : [];
}

async function queryMessages(
  tx: ReadContext,
  order: string,
  clauses: string,
  parameters: readonly unknown[],
): Promise<SizedMessage[]> {
  const messages = `select ${messageColumns} from message m ${clauses}`;
  const rows = await tx.sql<
    SizedRow & { bytesBeforeLast: number } & MessageView & { sentences: DraftSentence[] }
  >(limitPageSql(messages, { size: 'octet_length(r::text)', order }), parameters);
  return rows.map(({ bytesBefore, bytesBeforeLast: _bytesBeforeLast, ...row }) => ({
    bytesBefore,
    message: { ...row, sentences: row.sentences.map(withoutEvidence) },
  }));
}

/** The API returns evidence in a separate list. */
export function withoutEvidence({ text, role, blockId, form }: DraftSentence) {
  return { text, role, blockId, form };
}
