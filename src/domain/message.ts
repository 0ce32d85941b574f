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

/** `by` is a user's id, or null for the service; `at` is epoch milliseconds. */
export interface MessageChange {
  at: number;
  by: string | null;
  instruction: string;
}

const sentStates: readonly MessageState[] = ['sending', 'sent', 'delivered', 'bounced'];

/** True once a message has left, or is leaving, for its recipient: from then on nothing about it may change. */
export function isSentOrSending(state: MessageState): boolean {
  return sentStates.includes(state);
}

/**
 * The sentences, and their evidence, that still stand word for word in an edited text. What a person wrote has no
 * source.
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

/** A message with the files that go with it. */
interface MessageWithFiles {
  readonly state: MessageState;
  readonly attachments: readonly MessageFile[];
  readonly evidence: readonly SentenceEvidence[];
  readonly warnings: readonly string[];
}

/**
 * What is left of a message's files and warnings without a file; null for a message that went out or came in, whose
 * record stays. A draft that quotes the file says so from then on.
 */
export function withoutAttachment(
  { state, attachments, evidence, warnings }: MessageWithFiles,
  { storageId, path }: { readonly storageId: string; readonly path: string },
): { attachments: MessageFile[]; warnings: string[] } | null {
  if (isSentOrSending(state) || state === 'received') return null;
  const quotes = evidence.some((piece) => piece.sourceKind === 'payload' && piece.sourceId === storageId);
  const warning = `It quotes ${path}, which was taken off the run.`;
  return {
    attachments: attachments.filter((file) => file.storageId !== storageId),
    warnings: quotes ? [...warnings, warning] : [...warnings],
  };
}
