import { contentHash } from '../../domain/drafting/content.ts';
import type { MailKind } from '../../domain/inbound-mail.ts';
import { messageReceived } from '../../domain/flows/trigger.ts';
import { leadEventData, type LeadState } from '../../domain/lead.ts';
import { redactSecrets } from '../../domain/redact-secrets.ts';
import { isAutomatic, type ReplyCategory } from '../../domain/replies/categories.ts';
import { suspicionWarning } from '../../domain/replies/unasked-drafts.ts';
import { afterReply } from '../../domain/stages.ts';
import { Message } from '../../store/entities/messages.ts';
import { newId, threadIdOf } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { startFlows } from '../flows/start.ts';
import { updateLead } from '../../store/queries/lead-changes.ts';
import { recordStatusChanges } from '../leads/record-status-changes.ts';
import { suppressPerson } from '../suppressions/suppress.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { recordSuspicion } from '../suspicions/record.ts';
import { hasEmailAddress } from '../../store/queries/lead-identities.ts';
import { findAnsweredCampaign } from '../../store/queries/messages.ts';
import { type InboundClassification, classifyInbound } from '../../domain/replies/classify-inbound.ts';

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
  /** Whether the flows that it starts may spend; null for what arrived some time ago and starts none. */
  readonly mode: 'live' | 'test' | null;
}

export interface SavedInbound {
  readonly messageId: string;
  /** The category of the reply; null where it is not certain yet. */
  readonly classification: ReplyCategory | null;
  /** Those of the message. */
  readonly warnings: readonly string[];
}

/**
 * Puts a message that arrived into the thread of a held lead, and tells others. Only what a person wrote moves the lead
 * and starts flows, and a person who asks for no more messages gets none from then on. A wish is a person's whatever
 * the headers say, and holds for the lead also where it comes from another address, which the message and the timeline
 * tell. Whatever arrives in a thread comes through here.
 */
export async function saveInboundMessage(
  tx: Tx,
  row: Rows['Lead'],
  inbound: InboundMessage,
): Promise<SavedInbound> {
  const before: LeadState = { ...row };
  const { classification, isSuspected } = classifyInbound(inbound);
  const isOptOut = classification === 'unsubscribe';
  const isReply = isOptOut || (inbound.kind === 'human' && !isAutomatic(classification));
  const lead = isReply ? afterReply(before) : before;
  if (isReply) await updateLead(tx, row, lead);
  const { mode, from } = inbound;
  const address = from.includes('@') ? from : null;
  const isStranger = isReply && address !== null && !(await hasEmailAddress(tx, row.id, address));
  const strangerWarnings = isStranger
    ? [isOptOut ? strangerOptOutWarning(address) : strangerWarning(address)]
    : [];
  const warnings = [...inbound.warnings, ...(isSuspected ? [suspicionWarning] : []), ...strangerWarnings];
  const message = { ...inbound, warnings, classification, isSuspected, sender: address };
  const messageId = await insertInboundMessage(tx, lead, message);
  recordStatusChanges(tx, before, lead);
  if (isSuspected) await recordSuspicion(tx, row.id);
  if (isStranger && isOptOut) addTimelineEntry(tx, row.id, 'suppressed', strangerOptOutWarning(address));
  await tx.flush();
  if (isOptOut) {
    await suppressPerson(tx, row, { address, reason: 'unsubscribe' });
  } else if (isReply && mode !== null) {
    const { id: leadId, projectId } = lead;
    const arrival = { projectId, leadId, messageId, eventId: null, type: messageReceived, source: 'inbox' };
    await startFlows(tx, { ...arrival, mode });
  }
  return { messageId, classification, warnings };
}

/** Our mail may have been passed on, so a person must see this, and can lift what was meant for one alone. */
function strangerOptOutWarning(stranger: string): string {
  return (
    `The wish for no more messages came from ${stranger}, which is no address of this lead. ` +
    'That address and those of the lead are suppressed; a person can lift any of them again.'
  );
}

/** They may be anybody whom our mail was passed on to, or the lead by another name. */
function strangerWarning(stranger: string): string {
  return (
    `This came from ${stranger}, which is no address of this lead. Where it is theirs, add it with leads.addAlias; ` +
    'where it is somebody else, do not take it for the lead’s word.'
  );
}

async function insertInboundMessage(
  tx: Tx,
  lead: LeadState,
  message: InboundMessage & InboundClassification & { readonly sender: string | null },
): Promise<string> {
  const { subject, body, language, from, occurredAt, mailId, warnings, sender } = message;
  const { classification, isSuspected } = message;
  const messageId = newId('message');
  const campaignId = await findAnsweredCampaign(tx, lead.id, occurredAt);
  tx.em.create(Message, {
    orgId: tx.orgId,
    id: messageId,
    projectId: lead.projectId,
    leadId: lead.id,
    threadId: threadIdOf(lead.id),
    campaignId,
    runId: null,
    direction: 'inbound',
    state: 'received',
    subject,
    body,
    language,
    channel: 'email',
    classification,
    sentences: [],
    evidence: [],
    omitted: [],
    warnings: [...warnings],
    attachments: [],
    lockedBlocks: [],
    contentHash: contentHash(subject, body, []),
    approvedBy: null,
    approvedAt: null,
    removedReason: null,
    history: [],
    occurredAt,
    createdAt: tx.now,
    mailId,
    sender,
    suspicion: isSuspected ? ('open' as const) : null,
  });
  const safeSubject = redactSecrets(subject);
  const about = {
    inboundMessageId: messageId,
    campaignId,
    from,
    subject: safeSubject,
    classification,
    suspected: isSuspected,
  };
  const eventId = tx.emit('reply.received', { ...leadEventData(lead), ...about });
  addTimelineEntry(tx, lead.id, 'received', `A message came from ${from}: ${safeSubject}`, eventId);
  return messageId;
}
