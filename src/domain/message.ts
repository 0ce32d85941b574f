import type { DraftSentence, SentenceEvidence } from './drafting/material.ts';
import type { MessageFile } from './run.ts';

export const messageStates = [
  'drafting',
  'drafted',
  'approved',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'removed',
  'received',
] as const;
export type MessageState = (typeof messageStates)[number];

/** A change of a message. `by` is a user id, or null for the service. `at` is in epoch milliseconds. */
export interface MessageChange {
  at: number;
  by: string | null;
  instruction: string;
}

/** The instruction in the history of a message whose text a person changed. */
export const editedByHand = 'Edited by hand.';

const sentStates: readonly MessageState[] = ['sending', 'sent', 'delivered', 'bounced'];

/** Whether the message was sent or is being sent. From then on it must not change. */
export function isSentOrSending(state: MessageState): boolean {
  return sentStates.includes(state);
}

/** Returns why a draft cannot be changed, or null. */
export function notEditableReason({
  state,
  direction,
}: {
  readonly state: MessageState;
  readonly direction: 'inbound' | 'outbound';
}): 'already_sent' | 'invalid_state' | null {
  if (isSentOrSending(state)) return 'already_sent';
  return direction === 'outbound' && ['drafted', 'approved', 'failed'].includes(state)
    ? null
    : 'invalid_state';
}

/**
 * The sentences of a draft, with their evidence, that are unchanged in an edited text. The edited rest has no evidence.
 */
export function unchangedSentences(
  draft: { readonly sentences: readonly DraftSentence[]; readonly evidence: readonly SentenceEvidence[] },
  subject: string,
  body: string,
): { sentences: DraftSentence[]; evidence: SentenceEvidence[] } {
  const isUnchanged = ({ text, role }: DraftSentence) => (role === 'subject' ? subject : body).includes(text);
  const sentences = draft.sentences.filter(isUnchanged);
  const texts = new Set(sentences.map((sentence) => sentence.text));
  return { sentences, evidence: draft.evidence.filter((piece) => texts.has(piece.sentence)) };
}

interface MessageWithFiles {
  readonly state: MessageState;
  readonly attachments: readonly MessageFile[];
  readonly evidence: readonly SentenceEvidence[];
  readonly warnings: readonly string[];
}

/**
 * Removes a file, and warnings about it, from a message. Null for a sent or received message, whose record must not
 * change. A draft that quotes the file gets a warning.
 */
export function withoutAttachment(
  { state, attachments, evidence, warnings }: MessageWithFiles,
  { storageId, path }: { readonly storageId: string; readonly path: string },
): { attachments: MessageFile[]; warnings: string[] } | null {
  if (isSentOrSending(state) || state === 'received') return null;
  const quotes = evidence.some((piece) => piece.sourceKind === 'payload' && piece.sourceId === storageId);
  const warning = `It quotes ${path}, which was removed from the run.`;
  return {
    attachments: attachments.filter((file) => file.storageId !== storageId),
    warnings: quotes ? [...warnings, warning] : [...warnings],
  };
}
