import { contentHash } from '../../domain/drafting/content.ts';
import type { MailKind } from '../../domain/inbound-mail.ts';
import { subjectOf, type LeadState } from '../../domain/lead.ts';
import { afterReply } from '../../domain/stages.ts';
import { Message } from '../entities/messages.ts';
import { newId, threadIdOf } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { changeLead } from './lead-changes.ts';
import { noteMoves } from './lead-moves.ts';
import { addTimelineEntry } from './timeline.ts';

/** What somebody, or something in their stead, wrote to us. */
export interface InboundMessage {
  readonly subject: string;
  readonly body: string;
  /** The address that it came from, or the writer's name where none is known. */
  readonly from: string;
  readonly occurredAt: Date;
  /** Of a mail; null for what came otherwise. */
  readonly mailId: string | null;
  readonly language: string | null;
  readonly kind: MailKind;
  readonly warnings: readonly string[];
}

export interface StoredInbound {
  readonly messageId: string;
  /** The category of the reply; null where it is not certain yet. */
  readonly classification: string | null;
}

/**
 * Puts a message that arrived into the thread of a held lead, and tells others. Only what a person wrote moves the
 * lead. Whatever arrives in a thread comes through here.
 */
export async function storeInbound(
  tx: Tx,
  row: Rows['Lead'],
  inbound: InboundMessage,
): Promise<StoredInbound> {
  const before: LeadState = { ...row };
  const isReply = inbound.kind === 'human';
  const lead = isReply ? afterReply(before) : before;
  if (isReply) await changeLead(tx, row, lead);
  const stored = await storeMessage(tx, lead, inbound);
  noteMoves(tx, before, lead);
  await tx.flush();
  return stored;
}

async function storeMessage(tx: Tx, lead: LeadState, inbound: InboundMessage): Promise<StoredInbound> {
  const { subject, body, language, from, occurredAt, kind, mailId, warnings } = inbound;
  const messageId = newId('message');
  const campaignId = await campaignAnswered(tx, lead.id, occurredAt);
  const classification = kind === 'human' ? null : kind;
  tx.em.create(Message, {
    ...{ orgId: tx.orgId, id: messageId, projectId: lead.projectId, leadId: lead.id },
    ...{ threadId: threadIdOf(lead.id), campaignId, runId: null, direction: 'inbound', state: 'received' },
    ...{ subject, body, language, channel: 'email', classification },
    ...{ sentences: [], evidence: [], omitted: [], warnings: [...warnings], attachments: [] },
    ...{ lockedBlocks: [], contentHash: contentHash(subject, body, []) },
    ...{ approvedBy: null, approvedAt: null, removedReason: null, history: [] },
    ...{ occurredAt, createdAt: tx.now, mailId },
  });
  const about = { inboundMessageId: messageId, campaignId, from, subject, classification };
  const eventId = tx.emit('reply.received', { ...subjectOf(lead), ...about });
  addTimelineEntry(tx, lead.id, 'received', `A message came from ${from}: ${subject}`, eventId);
  return { messageId, classification };
}

/** The campaign of the last message that went out to the lead before. Served by message_lead_index. */
async function campaignAnswered(tx: Tx, leadId: string, before: Date): Promise<string | null> {
  const [row] = await tx.sql<{ campaignId: string | null }>(
    `select campaign_id as "campaignId" from message
     where org_id = $1 and lead_id = $2 and occurred_at <= $3 and direction = 'outbound'
       and state in ('sent', 'delivered', 'bounced')
     order by occurred_at desc, id desc limit 1`,
    [tx.orgId, leadId, before],
  );
  return row?.campaignId ?? null;
}
