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
 * A reply without the sentences that clearly ask to end something other than our mail to the writer: a link that
 * does not work, a format of a file, a way of sending, a meeting, other people who leave a list, or a function of a
 * tool. The rest of the reply stays and may still be an opt-out.
 */
export function withoutExplained(reply: ReplyText): ReplyText {
  const sentences = reply.sentences.filter((sentence) => !isExplained(sentence, reply.text));
  if (sentences.length === reply.sentences.length) return reply;
  return { ...reply, text: sentences.join('\n'), lines: sentences, sentences };
}

/** Whether a sentence clearly asks to end something else. The whole text may say what is wanted instead. */
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

/**
 * Whether somebody wants something in another way, such as by phone. Peace, silence and erasure are no such ways.
 */
function wantsAnother(sentence: string): boolean {
  const rest = contrast.exec(sentence)?.groups?.['rest'];
  return (
    rest !== undefined && tonesOf(rest).length === 0 && !/(?<!\p{L})(?:all|kaik|alla|allt|alle)/u.test(rest)
  );
}

/** Words about how a tool treats people, but not the writer. */
function asksOfTool(sentence: string): boolean {
  return sentence.endsWith('?') && asksHow.test(sentence) && tool.test(sentence) && !writer.test(sentence);
}
