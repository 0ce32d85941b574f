import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { ComposeContext } from './compose-context.ts';

/** What greeting and sign-off need in any message. */
type Frame = Pick<ComposeContext, 'writer' | 'phrases'>;

/** The greeting, with the name if it is known. */
export function writeGreeting({ writer, phrases }: Frame): readonly ProposedSentence[] {
  return one(writer.choose(phrases.greetings(writer.tone), 'greeting', 'neither', []));
}

/** The sign-off with the sender's signature, or with name and company. */
export function writeSignOff({ writer, phrases }: Frame): readonly ProposedSentence[] {
  const { sender, language } = writer.request;
  const signature = sender.signature?.trim() ?? '';
  const lines =
    signature === ''
      ? [sender.personName, sender.company].filter((line) => line !== undefined && line.trim() !== '')
      : [signature];
  if (signature !== '' && lexiconOf(language).signOff.test(signature)) {
    return one(writer.choose([signature], 'sign-off', 'neither', []));
  }
  const closings = phrases.closings(writer.tone).map((closing) => [closing, ...lines].join('\n'));
  return one(writer.choose(closings, 'sign-off', 'neither', []));
}

/** A sentence as a part of a message, which is empty without it. */
export function one(sentence: ProposedSentence | null): readonly ProposedSentence[] {
  return sentence === null ? [] : [sentence];
}
