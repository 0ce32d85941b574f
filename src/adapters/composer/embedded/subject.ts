import { bareSubject } from '../../../domain/bare-subject.ts';
import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import { inOrder } from './choice.ts';
import type { Desk } from './desk.ts';
import type { Ways } from './phrases/shape.ts';
import type { Passage } from './statement.ts';

const longestSubject = 60;

/** A short subject: the thread's own in a follow-up, else what the body tells of the recipient or what it is about. */
export function writeSubject(desk: Desk): readonly ProposedSentence[] {
  const { writer, phrases, isFollowUp, topic, told } = desk;
  const reply = isFollowUp ? replySubject(desk) : null;
  const sentence = reply === null ? null : say([reply], 'neither', []);
  if (sentence !== null) return [sentence];
  const facts = told.map(
    ({ statement, passage }) =>
      () =>
        say(phrases.factSubjects(statement.main, writer.tone), 'recipient', [passage]),
  );
  const topics = topic === null ? [] : [() => say(phrases.topicSubjects(topic, writer.tone), 'neither', [])];
  const general = () => say(phrases.subjects(writer.tone), 'neither', []);
  for (const attempt of [...inOrder([...facts, ...topics], writer.seed, 'subject-kind'), general]) {
    const found = attempt();
    if (found !== null) return [found];
  }
  return [];

  function say(
    ways: Ways,
    about: 'recipient' | 'neither',
    passages: readonly Passage[],
  ): ProposedSentence | null {
    const short = ways.filter((way) => way !== null && (way.length <= longestSubject || isFollowUp));
    return writer.choose(short, 'subject', about, passages, 'subject');
  }
}

function replySubject({ writer }: Desk): string | null {
  const last = writer.commission.thread.findLast(
    (message) => message.direction === 'outbound' && message.subject.trim() !== '',
  );
  return last === undefined ? null : `Re: ${bareSubject(last.subject)}`;
}
