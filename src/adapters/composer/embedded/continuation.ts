import type { Block, ProposedSentence } from '../../../domain/drafting/material.ts';

type Written = ReadonlyMap<string, readonly ProposedSentence[]>;

/**
 * In some languages the sentence after the comma of a greeting begins in lower case, unless its first word always
 * has a capital letter.
 */
export function continueAfterGreeting(
  blocks: readonly Block[],
  written: Written,
  afterGreeting: RegExp | null,
): Written {
  const body = blocks.filter(({ role }) => role === 'body');
  if (afterGreeting === null || body.length === 0) return written;
  const lockedAt = body.findIndex(({ kind }) => kind === 'locked');
  const open = body
    .slice(0, lockedAt < 0 ? body.length : lockedAt)
    .flatMap(({ id }) => written.get(id) ?? []);
  const [greeting, next] = open;
  if (greeting?.text.endsWith(',') !== true || next === undefined || !afterGreeting.test(next.text))
    return written;
  const lowered = inLowerCase(next);
  return new Map(
    [...written].map(([id, sentences]) => [
      id,
      sentences.map((sentence) => (sentence === next ? lowered : sentence)),
    ]),
  );
}

export function inLowerCase(sentence: ProposedSentence): ProposedSentence {
  return { ...sentence, text: sentence.text.charAt(0).toLowerCase() + sentence.text.slice(1) };
}
