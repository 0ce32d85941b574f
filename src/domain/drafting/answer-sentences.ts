import { courtesyOf, fitsOccasion, isSubject } from '../answering/courtesies.ts';
import { isConfirmation, isReferral } from '../answering/referral.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import type { Finding } from './findings.ts';
import { repeatsOwn } from './own-sentences.ts';
import type { DraftRequest, Evidence, ProposedSentence, SentenceForm } from './material.ts';

/** Sentences that only an answer may contain. */
export interface AnswerVerdict {
  readonly text: string;
  readonly form: SentenceForm;
  readonly about: 'recipient' | 'sender' | 'neither';
  readonly evidence: readonly Evidence[];
}

/**
 * Judges the sentences that only an answer may contain: a courtesy of the closed list; a sentence that refers to the
 * enquiry, for which alone the enquiry may be evidence; and a whole sentence of the seller's own texts, word for
 * word. Null if the sentence is none of these and must be judged like any other. `quoted` are the sentences that its
 * evidence touches.
 */
export function judgeAnswer(
  { text: written, evidence }: ProposedSentence,
  role: 'subject' | 'body',
  { enquiry, language, sources }: DraftRequest,
  quoted: readonly EvidenceSentence[],
): AnswerVerdict | Finding | null {
  const text = written.trim().replace(/\s+/gu, ' ');
  const leansOnEnquiry = evidence.filter(({ sourceKind, sourceId }) =>
    sources.some(({ kind, id, isEnquiry }) => isEnquiry && kind === sourceKind && id === sourceId),
  );
  if (leansOnEnquiry.length > 0) {
    const quotes = leansOnEnquiry.map(({ quote }) => quote);
    const booking = enquiry?.occasion === 'booking' ? enquiry.text : null;
    const isTold =
      isReferral(text, language, quotes) ||
      (booking !== null && isConfirmation(text, language, { booking, quotes }));
    return role === 'body' && isTold
      ? { text, form: 'claim', about: 'recipient', evidence: leansOnEnquiry }
      : { code: 'enquiry_not_referred' };
  }
  if (enquiry === undefined) return null;
  const courtesy = courtesyOf(text, language);
  if (courtesy === null || isSubject(courtesy) !== (role === 'subject')) {
    const isOwn = role === 'body' && repeatsOwn(text, evidence.length === 1, quoted, language);
    return isOwn ? { text, form: 'claim', about: 'sender', evidence } : null;
  }
  const isUnwanted = courtesy === 'decline' && !enquiry.intents.includes('decline');
  if (isUnwanted || !fitsOccasion(courtesy, enquiry.occasion)) return { code: 'no_evidence' };
  return { text, form: text.endsWith('?') ? 'question' : 'courtesy', about: 'neither', evidence: [] };
}
