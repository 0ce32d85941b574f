import type { ReplyCategory } from '../../domain/replies/categories.ts';
import type { LeadState } from '../../domain/lead.ts';
import { suspicionWarning } from '../../domain/replies/unasked-drafts.ts';
import { afterReply } from '../../domain/stages.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Reading, Tx } from '../store.ts';
import { changeLead, findLeadForChange } from './lead-changes.ts';
import { noteMoves } from './lead-moves.ts';
import { stopForPerson } from './opt-out.ts';
import { noteSuspicion } from './suspicions.ts';

export interface UnclassifiedReply {
  readonly messageId: string;
  readonly leadId: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
  /** Whether a person said that it asks for no silence. */
  readonly isCleared: boolean;
}

/** The replies of a workspace that have no category yet, the oldest first. Served by message_unclassified_index. */
export async function listUnclassified(
  tx: Reading,
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

/** How many of them there are. Served by message_unclassified_index. */
export async function countUnclassified(tx: Reading, projectId: string): Promise<number> {
  const rows = await tx.sql<{ count: number }>(
    `select count(*)::int as count from message
     where org_id = $1 and project_id = $2 and direction = 'inbound' and classification is null`,
    [tx.orgId, projectId],
  );
  return onlyItem(rows).count;
}

interface Classified {
  readonly category: ReplyCategory;
  readonly isSuspected: boolean;
}

const automatic: ReadonlySet<ReplyCategory> = new Set(['bounce', 'auto_reply', 'out_of_office']);

/**
 * Gives the reply its category, with all that follows for its lead: what a person wrote moves it, an opt-out stops
 * whatever is under way, and a suspicion stays beside any other category until a person has decided. Answers the lead,
 * which may have been merged meanwhile; null where the reply has a category already, or is gone. Served by the primary
 * keys.
 */
export async function classifyStored(
  tx: Tx,
  { messageId, leadId }: Pick<UnclassifiedReply, 'messageId' | 'leadId'>,
  { category, isSuspected }: Classified,
): Promise<string | null> {
  const row = await findLeadForChange(tx, leadId);
  const isWish = category === 'unsubscribe';
  const [changed] = await tx.sql<{ sender: string | null; isNew: boolean }>(
    `update message m set classification = $3,
            suspicion = case when $5 then null when $6 and m.suspicion is null then 'open' else m.suspicion end,
            warnings = case when $6 and m.suspicion is null then m.warnings || jsonb_build_array($7::text)
                            else m.warnings end
     from message before
     where m.org_id = $1 and m.id = $2 and m.lead_id = $4 and m.classification is null
       and not ($5 and m.suspicion is not distinct from 'cleared')
       and before.org_id = m.org_id and before.id = m.id
     returning m.sender, $6 and before.suspicion is null as "isNew"`,
    [tx.orgId, messageId, category, row?.id ?? null, isWish, isSuspected && !isWish, suspicionWarning],
  );
  if (row === null || changed === undefined) return null;
  if (changed.isNew) await noteSuspicion(tx, row.id);
  if (!automatic.has(category)) {
    const before: LeadState = { ...row };
    const lead = afterReply(before);
    await changeLead(tx, row, lead);
    noteMoves(tx, before, lead);
  }
  if (isWish) await stopForPerson(tx, row, { address: changed.sender, reason: 'unsubscribe' });
  return row.id;
}
