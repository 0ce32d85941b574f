import { courtesy } from '../../../../domain/answering/courtesies.ts';
import type { CourtesyKey } from '../../../../domain/language-pack/courtesies.ts';
import type { AnsweredEnquiry, ProposedSentence } from '../../../../domain/drafting/material.ts';
import { recogniseRules } from '../../../../domain/drafting/rule-forms.ts';
import type { ComposeContext } from '../compose-context.ts';

/** The request for an answer, and the writer that chooses its words. */
export interface AnswerContext extends Pick<ComposeContext, 'writer' | 'phrases'> {
  readonly enquiry: AnsweredEnquiry;
}

/** The first courtesy that the workspace's rules allow; nothing if they allow none. */
export function sayCourtesy(
  { writer }: AnswerContext,
  keys: readonly CourtesyKey[],
  role: 'subject' | 'body' = 'body',
): readonly ProposedSentence[] {
  const { language, writingRules } = writer.request;
  const asksNothing = recogniseRules(writingRules).directives.some(
    ({ directive }) => directive.kind === 'questions' && directive.most === 0,
  );
  for (const key of keys) {
    const text = courtesy(key, language, writer.tone.formal);
    if (asksNothing && text.endsWith('?')) continue;
    const sentence = writer.choose([text], key, 'neither', [], role);
    if (sentence !== null) return [sentence];
  }
  return [];
}
