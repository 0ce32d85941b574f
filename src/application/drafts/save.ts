import { createHash } from 'node:crypto';
import type { Assembly } from '../../domain/drafting/assemble.ts';
import { contentHash } from '../../domain/drafting/content.ts';
import type { DraftRequest, Draft } from '../../domain/drafting/material.ts';
import { assembleFirst, type Proposals } from '../../domain/drafting/proposals.ts';
import { sentenceKey } from '../../domain/drafting/verify.ts';
import { entryOf } from '../../domain/map-entry.ts';
import { Message } from '../../store/entities/messages.ts';
import type { MessageFile } from '../../domain/run.ts';
import { newId, threadIdOf } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';

/** Where a draft belongs. */
export interface DraftTarget {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  readonly runId: string | null;
  readonly channel: string;
  /** The files that go with it. */
  readonly files: readonly MessageFile[];
}

/**
 * Verifies and assembles the first proposal of which enough can be kept, so that no two drafts of a run share a
 * sentence about their recipients. Where another draft took one of its sentences meanwhile, it is assembled again
 * without that one.
 */
export async function assembleDraftForRun(
  tx: Tx,
  runId: string,
  request: DraftRequest,
  proposals: Proposals,
): Promise<Assembly> {
  const candidates = proposals.proposals
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ sentences }) => sentences);
  const keys = new Map(candidates.map(({ text }) => [sentenceHash(text), sentenceKey(text)]));
  // Served by the primary key of run_sentence.
  const taken = await tx.sql<{ hash: string }>(
    'select hash from run_sentence where org_id = $1 and run_id = $2 and hash = any($3)',
    [tx.orgId, runId, [...keys.keys()]],
  );
  const takenSentences = new Set(taken.map(({ hash }) => entryOf(keys, hash)));
  const own = new Set<string>();
  for (;;) {
    const assembly = assembleFirst({ ...request, takenSentences }, proposals);
    if (!assembly.ok) return assembly;
    const recipientSentences = keysAboutRecipient(assembly.draft, request);
    for (const hash of await claimSentences(tx, runId, [...recipientSentences.keys()])) own.add(hash);
    const takenByOthers = [...recipientSentences].filter(
      ([hash, key]) => !own.has(hash) && !takenSentences.has(key),
    );
    if (takenByOthers.length === 0) return assembly;
    for (const [, key] of takenByOthers) takenSentences.add(key);
  }
}

/** A claim is about the recipient when it leans on a text about it, whatever its composer said of it. */
function keysAboutRecipient(draft: Draft, { sources }: DraftRequest): ReadonlyMap<string, string> {
  const aboutRecipient = new Set(
    sources.filter(({ about }) => about === 'recipient').map(({ kind, id }) => `${kind} ${id}`),
  );
  const sentences = draft.sentences.filter(({ evidence }) =>
    evidence.some(({ sourceKind, sourceId }) => aboutRecipient.has(`${sourceKind} ${sourceId}`)),
  );
  return new Map(sentences.map(({ text }) => [sentenceHash(text), sentenceKey(text)]));
}

/** Answers those that nobody had taken; in one order, so that no two drafts wait for each other in a circle. */
async function claimSentences(tx: Tx, runId: string, hashes: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ hash: string }>(
    `insert into run_sentence (org_id, run_id, hash) select $1, $2, unnest($3::text[]) on conflict do nothing
     returning hash`,
    [tx.orgId, runId, hashes.toSorted()],
  );
  return rows.map(({ hash }) => hash);
}

const sentenceHash = (text: string) => createHash('sha256').update(sentenceKey(text)).digest('hex');

/** Stores a finished draft as a message in the lead's thread and raises draft.ready. It sends nothing. */
export function saveDraft(
  tx: Tx,
  target: DraftTarget,
  draft: Draft,
  warnings: readonly string[],
): Rows['Message'] {
  const { lead, campaignId, runId, channel, files } = target;
  const id = newId('message');
  const message = tx.em.create(Message, {
    orgId: tx.orgId,
    id,
    projectId: lead.projectId,
    leadId: lead.id,
    threadId: threadIdOf(lead.id),
    campaignId,
    runId,
    direction: 'outbound',
    state: 'drafted',
    subject: draft.subject,
    body: draft.body,
    language: draft.language,
    channel,
    classification: null,
    sentences: [...draft.sentences],
    evidence: draft.sentences.flatMap((sentence) =>
      sentence.evidence.map((piece) => ({ sentence: sentence.text, ...piece })),
    ),
    omitted: [...draft.omitted],
    warnings: [...warnings, ...draft.warnings],
    lockedBlocks: [...draft.lockedBlocks],
    attachments: [...files],
    contentHash: contentHash(draft.subject, draft.body, files),
    approvedBy: null,
    approvedAt: null,
    removedReason: null,
    history: [],
    occurredAt: tx.now,
    createdAt: tx.now,
    mailId: null,
  });
  const eventId = tx.emit('draft.ready', { ...subjectOf(lead), messageId: id, ...(runId ? { runId } : {}) });
  addTimelineEntry(tx, lead.id, 'draft', `A message was drafted: ${draft.subject}`, eventId);
  return message;
}

/** Raises draft.failed with the reason; the lead stays as it is. */
export function recordDraftFailure(
  tx: Tx,
  lead: Rows['Lead'],
  failure: { code: string; reason: string; runId: string | null },
): void {
  const { code, reason, runId } = failure;
  const eventId = tx.emit('draft.failed', { ...subjectOf(lead), code, reason, ...(runId ? { runId } : {}) });
  addTimelineEntry(tx, lead.id, 'draft_failed', `No message could be drafted: ${reason}`, eventId);
}

/** Whom an event is about. */
function subjectOf(lead: Rows['Lead']) {
  const { id: leadId, projectId, email, firstName, lastName, company } = lead;
  return { projectId, leadId, email, firstName, lastName, company };
}
