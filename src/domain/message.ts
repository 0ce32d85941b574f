import type { DraftSentence, SentenceEvidence } from './drafting/material.ts';

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
