import { lexiconOf } from './lexicon.ts';
import type { DraftRequest } from './material.ts';
import type { VerifiedSentence } from './verify.ts';

/**
 * Lets the message begin with the greeting that a person asked for, with any composer. It replaces the greeting that
 * was written, and the name stays. If the greeting is missing, it is added to its block.
 */
export function greetAsAsked(
  { greeting, language, blocks, recipient }: DraftRequest,
  sentences: readonly VerifiedSentence[],
): readonly VerifiedSentence[] {
  if (greeting === undefined) return sentences;
  const { greetingOpener } = lexiconOf(language);
  const changed = sentences.map((sentence) =>
    sentence.form === 'greeting'
      ? { ...sentence, text: sentence.text.replace(greetingOpener, () => greeting) }
      : sentence,
  );
  const block = blocks.find(({ id, kind }) => id === 'greeting' && kind === 'generated');
  if (!block || changed.some(({ blockId, form }) => blockId === block.id || form === 'greeting'))
    return changed;
  const name = recipient.firstName === undefined ? '' : ` ${recipient.firstName}`;
  const text = `${greeting}${name},`;
  const { role } = block;
  return [{ text, blockId: block.id, role, form: 'greeting', about: 'neither', evidence: [] }, ...changed];
}
