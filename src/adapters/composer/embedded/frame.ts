import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon/lexicon.ts';
import type { Desk } from './desk.ts';

/** The greeting, by name where there is one. */
export function writeGreeting({ writer, phrases }: Desk): readonly ProposedSentence[] {
  return one(writer.choose(phrases.greetings(writer.tone), 'greeting', 'neither', []));
}

/** A question that refers to the message before. Where no question is allowed, the message begins with its offer. */
export function writeFollowUp({ writer, phrases, questions }: Desk): readonly ProposedSentence[] {
  if (questions === 0) return [];
  return one(writer.choose(phrases.followUps(writer.tone), 'follow-up', 'neither', []));
}

/** One easy next step: a question, and an easier way out where the message has room for it. */
export function writeCall(desk: Desk): readonly ProposedSentence[] {
  const { writer, phrases, questions, isFollowUp } = desk;
  const mayAsk = questions > 0 && !isFollowUp;
  const question = mayAsk ? writer.choose(phrases.questions(writer.tone), 'question', 'neither', []) : null;
  const offersText = question !== null && summaryWords.test(question.text);
  const calls = phrases.calls(writer.tone).filter((call) => !offersText || !summaryWords.test(call));
  const call = writer.choose(calls, 'call', 'neither', []);
  return [...one(question), ...one(call)];
}

const summaryWords = /summary|outline|yhteenve|sammanfattning|zusammenfassung/iu;

/** The sign-off with the sender's signature, or with name and company. */
export function writeSignOff({ writer, phrases }: Desk): readonly ProposedSentence[] {
  const { sender, language } = writer.commission;
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

function one(sentence: ProposedSentence | null): readonly ProposedSentence[] {
  return sentence === null ? [] : [sentence];
}
