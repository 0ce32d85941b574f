import { onlyItem } from '../../domain/only-item.ts';
import type { ReadContext } from '../store.ts';

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
