import type { ReplyCategory } from '../../domain/replies/categories.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { ReadContext, Tx } from '../store.ts';

export interface UnclassifiedReply {
  readonly messageId: string;
  readonly leadId: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
  /** Whether a person decided that it is no opt-out. */
  readonly isCleared: boolean;
}

/** Returns uncategorised replies of a workspace, oldest first. Served by message_unclassified_index. */
export async function listUnclassifiedReplies(
  tx: ReadContext,
  projectId: string,
  limit: number,
): Promise<readonly UnclassifiedReply[]> {
  return tx.sql<UnclassifiedReply>(
    `select id as "messageId", lead_id as "leadId", subject, body, language,
            coalesce(suspicion = 'cleared', false) as "isCleared" from message
     where org_id = $1 and project_id = $2 and direction = 'inbound' and classification is null
     order by occurred_at, id limit $3`,
    [tx.orgId, projectId, limit],
  );
}

/** Served by message_unclassified_index. */
export async function countUnclassifiedReplies(tx: ReadContext, projectId: string): Promise<number> {
  const rows = await tx.sql<{ count: number }>(
    `select count(*)::int as count from message
     where org_id = $1 and project_id = $2 and direction = 'inbound' and classification is null`,
    [tx.orgId, projectId],
  );
  return onlyItem(rows).count;
}

export interface ReplyCategoryChange {
  readonly messageId: string;
  /** The lead that the message must belong to. */
  readonly leadId: string;
  readonly category: ReplyCategory;
  /** Ends a suspicion. A message that a person has cleared then stays as it is. */
  readonly endsSuspicion: boolean;
  /** Opens a suspicion with this warning, unless there is one. Null opens none. */
  readonly suspicionWarning: string | null;
}

/** Sets the category of an uncategorised reply. Null if nothing was changed. Served by the primary key. */
export async function updateReplyCategory(
  tx: Tx,
  { messageId, leadId, category, endsSuspicion, suspicionWarning }: ReplyCategoryChange,
): Promise<{ readonly sender: string | null; readonly isNewSuspicion: boolean } | null> {
  const [changed] = await tx.sql<{ sender: string | null; isNewSuspicion: boolean }>(
    `update message m set classification = $3,
            suspicion = case when $5 then null when $6::text is not null and m.suspicion is null then 'open'
                             else m.suspicion end,
            warnings = case when $6::text is not null and m.suspicion is null
                            then m.warnings || jsonb_build_array($6::text) else m.warnings end
     from message before
     where m.org_id = $1 and m.id = $2 and m.lead_id = $4 and m.classification is null
       and not ($5 and m.suspicion is not distinct from 'cleared')
       and before.org_id = m.org_id and before.id = m.id
     returning m.sender, $6::text is not null and before.suspicion is null as "isNewSuspicion"`,
    [tx.orgId, messageId, category, leadId, endsSuspicion, suspicionWarning],
  );
  return changed ?? null;
}
