import { placeSentences } from './drafting/place-sentences.ts';
import type { DraftSentence } from './drafting/material.ts';
import { editedByHand, type MessageChange } from './message.ts';

export interface BulkCandidate {
  readonly subject: string;
  readonly body: string;
  readonly sentences: readonly DraftSentence[];
  readonly warnings: readonly string[];
  readonly history: readonly MessageChange[];
  readonly composedBy?: string | null | undefined;
}

export interface BulkObstacle {
  readonly code: 'edited' | 'warnings' | 'unsupported';
  readonly reason: string;
}

/**
 * Why a draft must be read alone before it is approved, or null. Several drafts are approved at once only if nobody
 * edited them, nothing warns about them, and each claim has a source.
 */
export function bulkApprovalObstacle(draft: BulkCandidate): BulkObstacle | null {
  const { subject, body, sentences, warnings, history, composedBy } = draft;
  if (composedBy === 'person' || history.some(({ instruction }) => instruction === editedByHand))
    return { code: 'edited', reason: 'A person wrote or edited it.' };
  const [warning] = warnings;
  if (warning !== undefined) return { code: 'warnings', reason: warning };
  const claim = sentences.find(({ form, evidence }) => form === 'claim' && evidence.length === 0);
  const textWithoutSource =
    claim?.text ?? firstGap(subject, sentences, 'subject') ?? firstGap(body, sentences, 'body');
  return textWithoutSource === undefined
    ? null
    : { code: 'unsupported', reason: `No source supports: ${textWithoutSource}` };
}

function firstGap(
  text: string,
  sentences: readonly DraftSentence[],
  role: 'subject' | 'body',
): string | undefined {
  return placeSentences(
    text,
    sentences.filter((sentence) => sentence.role === role),
  ).gaps[0]?.text;
}
