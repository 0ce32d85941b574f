import { defineEntity, p } from '@mikro-orm/core';
import type {
  DraftSentence,
  LockedBlock,
  Omission,
  SentenceEvidence,
} from '../../domain/drafting/material.ts';
import type { Alternative } from '../../domain/planning/plan.ts';
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
    /** The Message-ID of a sent or received mail. */
    mailId: p.string().nullable(),
    /** The sender of an inbound message, if known. */
    sender: p.string().nullable(),
    /** On a reply draft: the id of the answered message or event, or of the thread. */
    answers: p.string().nullable(),
    /** The play that the draft uses. The Brain item may be gone. */
    playId: p.string().nullable(),
    /** The news that the draft begins with. */
    triggerId: p.string().nullable(),
    /** Why this news, play and reference, for people. */
    planReason: p.text().nullable(),
    /** The name of the composer, or `person`. */
    composedBy: p.string().nullable(),
    /** How many times the composer asked a model. */
    rounds: p.integer().nullable(),
    /** Other news that the draft could begin with. */
    alternatives: p.json<Alternative[]>().nullable(),
    /** Whether it may be an opt-out: `open` until a person decides, `cleared` if it is none. */
    suspicion: p.string().$type<'open' | 'cleared'>().nullable(),
  },
});
