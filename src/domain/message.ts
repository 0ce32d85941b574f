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

const gone: readonly MessageState[] = ['sending', 'sent', 'delivered', 'bounced'];

/** True once a message has left, or is leaving, for its recipient: from then on nothing about it may change. */
export function wentOut(state: MessageState): boolean {
  return gone.includes(state);
}

/**
 * The sentences, and their evidence, that still stand word for word in an edited text. What a person wrote has no
 * source.
 */
export function keepStanding(
  draft: { readonly sentences: readonly DraftSentence[]; readonly evidence: readonly SentenceEvidence[] },
  subject: string,
  body: string,
): { sentences: DraftSentence[]; evidence: SentenceEvidence[] } {
  const stands = ({ text, role }: DraftSentence) => (role === 'subject' ? subject : body).includes(text);
  const sentences = draft.sentences.filter(stands);
  const texts = new Set(sentences.map((sentence) => sentence.text));
  return { sentences, evidence: draft.evidence.filter((piece) => texts.has(piece.sentence)) };
}

/** A message with the files that go with it. */
interface Carrier {
  readonly state: MessageState;
  readonly attachments: readonly MessageFile[];
  readonly evidence: readonly SentenceEvidence[];
  readonly warnings: readonly string[];
}

/**
 * What is left of a message's files and warnings without a file; null for a message that went out or came in, whose
 * record stays. A draft that quotes the file says so from then on.
 */
export function withoutFile(
  { state, attachments, evidence, warnings }: Carrier,
  { storageId, path }: { readonly storageId: string; readonly path: string },
): { attachments: MessageFile[]; warnings: string[] } | null {
  if (wentOut(state) || state === 'received') return null;
  const quotes = evidence.some((piece) => piece.sourceKind === 'payload' && piece.sourceId === storageId);
  const warning = `It quotes ${path}, which was taken off the run.`;
  return {
    attachments: attachments.filter((file) => file.storageId !== storageId),
    warnings: quotes ? [...warnings, warning] : [...warnings],
  };
}
