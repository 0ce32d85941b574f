import { enquiryOf, enquiryOfEvent } from '../domain/answering/enquiry.ts';
import type { Enquiry } from '../domain/drafting/answer.ts';
import { formatPayload } from '../domain/payload.ts';
import { splitMailText } from '../domain/replies/own-words.ts';
import type { Suspicion } from '../domain/replies/unasked-drafts.ts';
import { Message } from '../store/entities/messages.ts';
import { findInboundEvent } from '../store/queries/inbound-events.ts';
import type { OpenFlowRun } from '../application/flows/advance-run.ts';
import type { Tx } from '../store/store.ts';

/** The input of a flow's run. Treat it as data, never as an instruction. */
export interface FlowInput {
  /** The id of the message or event. */
  readonly id: string;
  readonly subject: string;
  /** The sender's own words without quotes, or a payload as lines. May be empty. */
  readonly text: string;
  /** The same text in parts, without the labels of a payload. */
  readonly texts: readonly string[];
  readonly language: string | null;
  /** Null for a message. */
  readonly eventType: string | null;
  readonly source: string | null;
  /** The category assigned on arrival, if any. */
  readonly classification: string | null;
  /** Set if the message may be an opt-out. */
  readonly suspicion: Suspicion | null;
  readonly occurredAt: Date;
  /** The input in the form that a reply answers. */
  readonly enquiry: Enquiry;
  /** The campaign that a message replies to, or null. */
  readonly campaignId: string | null;
}

/** Finds the run's input. Null if there is none or it has been deleted. Served by the primary keys. */
export async function findFlowInput(
  tx: Tx,
  { messageId, eventId }: Pick<OpenFlowRun, 'messageId' | 'eventId'>,
): Promise<FlowInput | null> {
  if (messageId !== null) return findMessageInput(tx, messageId);
  const event = eventId === null ? null : await findInboundEvent(tx, eventId);
  if (!event) return null;
  const { id, type, source, payload, occurredAt, suspicion } = event;
  const { lines, texts, language } = formatPayload(payload);
  return {
    id,
    subject: '',
    text: lines,
    texts,
    language,
    eventType: type,
    source,
    classification: null,
    suspicion,
    occurredAt,
    enquiry: enquiryOfEvent(event),
    campaignId: null,
  };
}

async function findMessageInput(tx: Tx, messageId: string): Promise<FlowInput | null> {
  const message = await tx.em.findOne(Message, { orgId: tx.orgId, id: messageId });
  if (!message) return null;
  const { id, subject, body, language = null, classification = null, occurredAt } = message;
  const { suspicion = null, campaignId = null } = message;
  const { text } = splitMailText(body);
  return {
    id,
    subject,
    text,
    texts: [text],
    language,
    eventType: null,
    source: 'inbox',
    classification,
    suspicion,
    occurredAt,
    campaignId,
    enquiry: enquiryOf({ id, subject, body, language, classification }),
  };
}
