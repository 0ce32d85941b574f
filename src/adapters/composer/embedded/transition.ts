import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import type { ComposeContext } from './compose-context.ts';

/** The sentence that leads from the reader to the sender, by the message's plan; nothing where no topic holds. */
export function writeTransition(
  context: ComposeContext,
  before: readonly ProposedSentence[],
): readonly ProposedSentence[] {
  if (context.topic === null || context.isFollowUp) return [];
  const { writer, phrases, topic, plan, questions } = context;
  if (plan === 'bridge' && questions > 0) {
    const ways = phrases.bridges(topic, writer.tone);
    const question = writer.choose(withoutEcho(ways, before, writer.tone.company), 'bridge', 'neither', []);
    return question === null ? [] : [question];
  }
  const transition = writer.choose(phrases.transitions(topic, writer.tone), 'transition', 'neither', []);
  return transition === null ? [] : [transition];
}

/** Ways that do not name the company once more right after a sentence that did. */
export function withoutEcho(
  ways: readonly (string | null)[],
  before: readonly ProposedSentence[],
  company: string | undefined,
): readonly (string | null)[] {
  const isNamed = company !== undefined && before.some((sentence) => sentence.text.includes(company));
  const quiet = ways.filter((way) => way !== null && !(isNamed && way.includes(company)));
  return quiet.length > 0 ? quiet : ways;
}
