import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import type { Desk } from './desk.ts';

const longestSubject = 60;

/** A short subject: the thread's own in a follow-up, a counted thing of the recipient's, or both names. */
export function writeSubject({ writer, phrases, facts, isFollowUp }: Desk): readonly ProposedSentence[] {
  const { thread } = writer.commission;
  if (isFollowUp) {
    const last = thread.findLast(
      (message) => message.direction === 'outbound' && message.subject.trim() !== '',
    );
    const reply =
      last === undefined ? null : `Re: ${last.subject.replace(/^((re|vs|sv|aw): ?)+/iu, '').trim()}`;
    const sentence = writer.choose([reply], 'subject', 'neither', [], 'subject');
    if (sentence !== null) return [sentence];
  }
  for (const fact of facts.slice(0, 3)) {
    const counted = phrases.counted(fact.statement.main);
    if (counted === null) continue;
    const ways = phrases.factSubjects(counted, writer.tone).filter((way) => way.length <= longestSubject);
    const sentence = writer.choose(ways, 'subject', 'recipient', [fact.passage], 'subject');
    if (sentence !== null) return [sentence];
  }
  const sentence = writer.choose(phrases.subjects(writer.tone), 'subject', 'neither', [], 'subject');
  return sentence === null ? [] : [sentence];
}
