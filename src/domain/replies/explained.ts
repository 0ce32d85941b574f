import type { ReplyText } from './reply-text.ts';
import { tonesOf } from './phrases/opt-out-tones.ts';
import {
  aFormat,
  aMeeting,
  aNumberedPart,
  anotherWay,
  asksHow,
  broken,
  contrast,
  leaving,
  link,
  mailOrList,
  notBefore,
  oneWay,
  otherPeople,
  outOfFilter,
  substitute,
  sufficient,
  tool,
  writer,
  writerTries,
} from './phrases/explained-ends.ts';

/**
 * A reply without the sentences whose words of an end are plainly of something other than our mail to its writer: a
 * link that does not work, a format of a file, a way of sending, a meeting, other people who leave a list, or how a
 * tool does it. What else the reply says stays, and may still be an opt-out.
 */
export function withoutExplained(reply: ReplyText): ReplyText {
  const sentences = reply.sentences.filter((sentence) => !isExplained(sentence, reply.text));
  if (sentences.length === reply.sentences.length) return reply;
  return { ...reply, text: sentences.join('\n'), lines: sentences, sentences };
}

/** Whether a sentence’s words of an end are plainly of something else; the whole text says what is wanted instead. */
export function isExplained(sentence: string, text: string): boolean {
  if (link.test(sentence) && broken.test(sentence)) return !writerTries.test(sentence);
  if ([notBefore, outOfFilter, aNumberedPart].some((other) => other.test(sentence))) return true;
  if (wantsAnother(sentence) || asksOfTool(sentence)) return true;
  if (sufficient.test(sentence) || (oneWay.test(sentence) && !leaving.test(sentence))) return true;
  if (aFormat.test(sentence)) return anotherWay.test(text);
  if (aMeeting.test(sentence)) return substitute.test(text) && !mailOrList.test(sentence);
  if (!leaving.test(sentence) || writer.test(sentence)) return false;
  return (
    otherPeople.test(sentence) || (sentence.endsWith('?') && (asksHow.test(sentence) || tool.test(sentence)))
  );
}

/** Whether somebody wants something in another way than one that they name; peace, silence and erasure are no way. */
function wantsAnother(sentence: string): boolean {
  const rest = contrast.exec(sentence)?.groups?.['rest'];
  return (
    rest !== undefined && tonesOf(rest).length === 0 && !/(?<!\p{L})(?:all|kaik|alla|allt|alle)/u.test(rest)
  );
}

/** How a tool deals with people, of whom the writer is none. */
function asksOfTool(sentence: string): boolean {
  return sentence.endsWith('?') && asksHow.test(sentence) && tool.test(sentence) && !writer.test(sentence);
}
