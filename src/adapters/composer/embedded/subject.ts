import { stripReplyPrefix } from '../../../domain/reply-prefix.ts';
import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import { inOrder } from './choice.ts';
import type { ComposeContext } from './compose-context.ts';
import type { Ways } from '../../../domain/language-pack/draft-phrases.ts';
import type { Passage } from './statement.ts';

const longestSubject = 60;

/** A short subject: the thread's own in a follow-up, else what the body tells of the recipient or what it is about. */
export function writeSubject(context: ComposeContext): readonly ProposedSentence[] {
  const { writer, phrases, isFollowUp, topic, told } = context;
  const reply = isFollowUp ? replySubject(context) : null;
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

function replySubject({ writer }: ComposeContext): string | null {
  const last = writer.request.thread.findLast(
    (message) => message.direction === 'outbound' && message.subject.trim() !== '',
  );
  return last === undefined ? null : `Re: ${stripReplyPrefix(last.subject)}`;
}
