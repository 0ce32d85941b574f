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
import { recordStatusChanges } from '../leads/record-status-changes.ts';
import { suppressPerson } from '../suppressions/suppress.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { recordSuspicion } from '../suspicions/record.ts';
import { hasEmailAddress } from '../../store/queries/lead-identities.ts';
import { findAnsweredCampaign } from '../../store/queries/messages.ts';
import type { InboundClassification } from '../../domain/replies/classify-inbound.ts';
import { updateLead } from '../leads/save.ts';

/** A message that a person or a program sent to us. */
export interface InboundMessage {
  readonly subject: string;
  readonly body: string;
  /** The sender's address, or a name if the address is unknown. */
  readonly from: string;
  readonly occurredAt: Date;
  /** Null unless it is a mail. */
  readonly mailId: string | null;
  readonly language: string | null;
  readonly kind: MailKind;
  readonly warnings: readonly string[];
  /** What the rules found in its text. */
  readonly reading: InboundClassification;
  /** Whether flows may spend credits. Null for old messages, which start no flow. */
  readonly mode: 'live' | 'test' | null;
}

export interface SavedInbound {
  readonly messageId: string;
  /** Null while the category is uncertain. */
  readonly classification: ReplyCategory | null;
  readonly warnings: readonly string[];
}

/**
 * Saves an inbound message in the thread of a locked lead and emits reply.received. All inbound messages are saved
 * here. Only messages that a person wrote change the lead's stage and start flows. An opt-out suppresses the lead, even
 * if the headers mark it as automatic or it comes from another address. Then a warning names that address.
 */
export async function saveInboundMessage(
  tx: Tx,
  row: Rows['Lead'],
  inbound: InboundMessage,
): Promise<SavedInbound> {
  const before: LeadState = { ...row };
  const { classification, isSuspected, unsupportedReason } = inbound.reading;
  const isOptOut = classification === 'unsubscribe';
  const isReply = isOptOut || (inbound.kind === 'human' && !isAutomatic(classification));
  const lead = isReply ? afterReply(before) : before;
  if (isReply) await updateLead(tx, row, lead);
  const { mode, from } = inbound;
  const address = from.includes('@') ? from : null;
  const isFromOtherAddress = isReply && address !== null && !(await hasEmailAddress(tx, row.id, address));
  const addressWarnings = isFromOtherAddress
    ? [isOptOut ? otherAddressOptOutWarning(address) : otherAddressWarning(address)]
    : [];
  const warnings = [
    ...inbound.warnings,
    ...(unsupportedReason === null ? [] : [unsupportedReason]),
    ...(isSuspected ? [suspicionWarning] : []),
    ...addressWarnings,
  ];
  const message = { ...inbound, warnings, classification, isSuspected, sender: address };
  const messageId = await insertInboundMessage(tx, lead, message);
  recordStatusChanges(tx, before, lead);
  if (isSuspected) await recordSuspicion(tx, row.id);
  if (isFromOtherAddress && isOptOut)
    addTimelineEntry(tx, row.id, 'suppressed', otherAddressOptOutWarning(address));
  await tx.flush();
  if (isOptOut) {
    await suppressPerson(tx, row, { address, reason: 'unsubscribe' });
  } else if (isReply && mode !== null) {
    const { id: leadId, projectId } = lead;
    const inboundEvent = {
      projectId,
      leadId,
      messageId,
      eventId: null,
      type: messageReceived,
      source: 'inbox',
    };
    await startFlows(tx, { ...inboundEvent, mode });
  }
  return { messageId, classification, warnings };
}

/** Somebody may have forwarded our mail, so a person must see this and can lift the suppression. */
function otherAddressOptOutWarning(address: string): string {
  return (
    `The opt-out came from ${address}, which is not an address of this lead. ` +
    'That address and the addresses of the lead are suppressed. A person can lift each suppression.'
  );
}

/** The sender may be the lead under another address, or a person who got our mail forwarded. */
function otherAddressWarning(address: string): string {
  return (
    `This came from ${address}, which is not an address of this lead. If it is theirs, add it with leads.addAlias. ` +
    'Otherwise do not treat it as a reply of the lead.'
  );
}

async function insertInboundMessage(
  tx: Tx,
  lead: LeadState,
  message: InboundMessage &
    Omit<InboundClassification, 'unsupportedReason'> & { readonly sender: string | null },
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
  const subjectData = {
    inboundMessageId: messageId,
    campaignId,
    from,
    subject: safeSubject,
    classification,
    suspected: isSuspected,
  };
  const eventId = tx.emit('reply.received', { ...leadEventData(lead), ...subjectData });
  addTimelineEntry(tx, lead.id, 'received', `A message came from ${from}: ${safeSubject}`, eventId);
  return messageId;
}
