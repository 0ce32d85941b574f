import { defineEntity, p } from '@mikro-orm/core';
import type {
  DraftSentence,
  LockedBlock,
  Omission,
  SentenceEvidence,
} from '../../domain/drafting/material.ts';
import type { MessageChange, MessageState } from '../../domain/message.ts';
import type { MessageFile } from '../../domain/run.ts';

export const Message = defineEntity({
  name: 'Message',
  tableName: 'message',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    projectId: p.string(),
    leadId: p.string(),
    threadId: p.string(),
    campaignId: p.string().nullable(),
    runId: p.string().nullable(),
    direction: p.string().$type<'inbound' | 'outbound'>(),
    state: p.string().$type<MessageState>(),
    subject: p.text(),
    body: p.text(),
    language: p.string().nullable(),
    channel: p.string(),
    classification: p.string().nullable(),
    sentences: p.json<DraftSentence[]>(),
    evidence: p.json<SentenceEvidence[]>(),
    omitted: p.json<Omission[]>(),
    warnings: p.json<string[]>(),
    attachments: p.json<MessageFile[]>(),
    lockedBlocks: p.json<LockedBlock[]>(),
    contentHash: p.string(),
    approvedBy: p.string().nullable(),
    approvedAt: p.datetime().nullable(),
    removedReason: p.text().nullable(),
    history: p.json<MessageChange[]>(),
    occurredAt: p.datetime(),
    createdAt: p.datetime(),
    /** The Message-ID of a mail that was received or sent; null on everything else. */
    mailId: p.string().nullable(),
    /** The address that a message came from; null where none is known, and on what goes out. */
    sender: p.string().nullable(),
    /** What a reply draft answers: a message's or an event's id, or its thread's where nothing came in; else null. */
    answers: p.string().nullable(),
    /** Whether it may ask for silence: `open` until a person has decided, `cleared` where it does not; else null. */
    suspicion: p.string().$type<'open' | 'cleared'>().nullable(),
  },
});
