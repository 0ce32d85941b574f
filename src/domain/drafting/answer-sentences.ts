import { courtesyOf } from '../answering/courtesies/courtesies.ts';
import { isReferral } from '../answering/referral.ts';
import type { Finding } from './findings.ts';
import type { Commission, Evidence, SentenceForm } from './material.ts';

/** What only an answer may say. */
export interface AnswerVerdict {
  readonly text: string;
  readonly form: SentenceForm;
  readonly about: 'recipient' | 'neither';
  readonly evidence: readonly Evidence[];
}

/**
 * Judges what is peculiar to an answer: a courtesy of the closed list, and a sentence that refers to the enquiry, which
 * is the only use that evidence from it may be put to. Null where the sentence is neither, and is judged as any other.
 */
export function judgeAnswer(
  text: string,
  evidence: readonly Evidence[],
  role: 'subject' | 'body',
  { enquiry, language, sources }: Commission,
): AnswerVerdict | Finding | null {
  const leansOnEnquiry = evidence.filter(({ sourceKind, sourceId }) =>
    sources.some(({ kind, id, isEnquiry }) => isEnquiry && kind === sourceKind && id === sourceId),
  );
  if (leansOnEnquiry.length > 0) {
    const quotes = leansOnEnquiry.map(({ quote }) => quote);
    return role === 'body' && isReferral(text, language, quotes)
      ? { text, form: 'claim', about: 'recipient', evidence: leansOnEnquiry }
      : { code: 'enquiry_not_referred' };
  }
  const courtesy = enquiry === undefined ? null : courtesyOf(text, language);
  if (courtesy === null || (courtesy === 'subject') !== (role === 'subject')) return null;
  if (courtesy === 'decline' && !enquiry!.intents.includes('decline')) return { code: 'no_evidence' };
  return { text, form: text.endsWith('?') ? 'question' : 'courtesy', about: 'neither', evidence: [] };
}
