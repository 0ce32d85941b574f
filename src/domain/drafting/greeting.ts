import { lexiconOf } from './lexicon.ts';
import type { DraftRequest } from './material.ts';
import type { VerifiedSentence } from './verify.ts';

/**
 * Lets the message begin with the word that a person asked for, whoever wrote it: it takes the place of the one that
 * was written, and the name stays. A greeting that was to be written and is not there is put in its block.
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
