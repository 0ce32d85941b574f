import type { ReplyText } from './reply-text.ts';
import {
  aFormat,
  aMeeting,
  anotherWay,
  asksHow,
  broken,
  leaving,
  link,
  mailOrList,
  oneWay,
  otherPeople,
  substitute,
  sufficient,
  tool,
  writer,
  writerTries,
} from './phrases/explained-ends.ts';

/**
 * A reply without the sentences whose words of an end are plainly of something other than our mail to its writer: a
 * link that does not work, a format of a file, a way of sending, a meeting, other people who leave a list, or how a
 * tool does it. What else the reply says stays, and may be a wish all the same.
 */
export function withoutExplained(reply: ReplyText): ReplyText {
  const sentences = reply.sentences.filter((sentence) => !isExplained(sentence, reply.text));
  if (sentences.length === reply.sentences.length) return reply;
  return { ...reply, text: sentences.join('\n'), lines: sentences, sentences };
}

/** Whether a sentence’s words of an end are plainly of something else; the whole text says what is wanted instead. */
export function isExplained(sentence: string, text: string): boolean {
  if (link.test(sentence) && broken.test(sentence)) return !writerTries.test(sentence);
  if (sufficient.test(sentence) || (oneWay.test(sentence) && !leaving.test(sentence))) return true;
  if (aFormat.test(sentence)) return anotherWay.test(text);
  if (aMeeting.test(sentence)) return substitute.test(text) && !mailOrList.test(sentence);
  if (!leaving.test(sentence) || writer.test(sentence)) return false;
  return (
    otherPeople.test(sentence) || (sentence.endsWith('?') && (asksHow.test(sentence) || tool.test(sentence)))
  );
}
