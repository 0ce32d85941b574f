import { allPhrases } from '../../languages/all-phrases.ts';
import { findComposedOptOut, readContactWords } from './composed-opt-out.ts';
import { withoutDenied } from './denied.ts';
import { isExplained } from './explained.ts';
import { askedVerbs, complaints, forbiddings, oneWord } from './opt-out-phrases.ts';
import { machineWords, receiptWords } from './phrases/machines.ts';
import {
  aboutAddress,
  aboutOthers,
  inFooter,
  notAsked,
  otherMatter,
  otherObject,
  ownHouse,
  untilThen,
} from './phrases/opt-out-guards.ts';
import {
  completedActions,
  otherTopics,
  continuedContact,
  lawsAndLists,
  optOutsOfOthers,
  otherObjects,
  ofWriterOrUs,
  ownLaws,
} from './phrases/opt-out-doubts.ts';
import { asksOwnData, besideRequest, erasureOrders } from './phrases/data-requests.ts';
import { origins } from './phrases/origins.ts';
import { askedAgain } from './phrases/asked-again.ts';
import { dealings } from './phrases/dealings.ts';
import { tonesOf } from './phrases/opt-out-tones.ts';
import { indirectOptOuts } from './phrases/opt-out-indirect.ts';
import { ofWriter, toReader } from './phrases/own-requests.ts';
import { isFramedAsRequest } from './phrases/request-frames.ts';
import { findRefusal } from './refused-sendings.ts';
import type { ReplyText } from './reply-text.ts';

/**
 * The words with which the writer asks for no more messages or for the end of their data, in the language of any pack.
 * Null if there are none. It ignores an opt-out that is denied, is about others, has a time limit or is in a footer.
 */
export function findOptOut(reply: ReplyText): string | null {
  const { subject, isAnswer, lines, sentences } = withoutImpatience(withoutDenied(reply));
  const alone = lines.find(isOneWord) ?? (isAnswer || !isOneWord(subject) ? undefined : subject);
  if (alone !== undefined && !isSignedBy(alone, reply)) return alone;
  const order = orderBesideQuestion(sentences);
  if (order !== null) return order;
  for (const sentence of [...sentences, ...(isAnswer ? [] : [subject])].map(withoutRequest)) {
    const found = optOutIn(sentence);
    if (found === null || (isAnswer && isOfSubject(sentence, subject))) continue;
    if (!isDoubtful(sentence, reply)) return found;
  }
  return null;
}

/** A reply without the words that repeat a question, if the rest asks about a matter. */
export function withoutImpatience(reply: ReplyText): ReplyText {
  const sentences = reply.sentences.map((sentence) => sentence.replaceAll(askedAgain, ' ').trim());
  if (sentences.every((sentence, at) => sentence === reply.sentences[at])) return reply;
  const isOfMatter = sentences.some((sentence) => asksOn(sentence) && !rebukes.test(sentence));
  return isOfMatter ? { ...reply, text: sentences.join('\n'), sentences } : reply;
}

/** A question such as "Do you understand?" is not about a matter. */
const rebukes =
  /(?<!\p{L})(?:understand|listen|read(?!y)|hear|deaf|learn|ignor|ymmar|lue|kuul|forsta|las(?!s)|hor|versteh|les)/u;

/** "Remove it" is clear beside a question about what is stored of the writer, or where it comes from. */
function orderBesideQuestion(sentences: readonly string[]): string | null {
  if (!sentences.some((sentence) => asksOrigin(sentence) || asksOwnData(sentence))) return null;
  const ordered = sentences.find((sentence) => erasureOrders.test(sentence) && !sentence.endsWith('?'));
  return sentences.find(isOneWord) ?? ordered ?? null;
}

/** The words of a sentence besides those that ask what is stored about its writer. */
function withoutRequest(sentence: string): string {
  return asksOwnData(sentence) ? besideRequest(sentence) : sentence;
}

/** "Stopp" below a question may be the surname of its writer. */
function isSignedBy(alone: string, { lines, sentences }: ReplyText): boolean {
  return alone === 'stopp' && lines.length > 1 && lines.at(-1) === alone && sentences.some(asksCalmly);
}

/** A question of several words that is not angry and does not ask where we have an address from. */
function asksCalmly(sentence: string): boolean {
  const question = /^[^?]*\?/u.exec(sentence)?.[0] ?? '';
  return (
    question.split(' ').length >= fewestAsking && !asksOrigin(question) && tonesOf(question).length === 0
  );
}

const fewestAsking = 3;

function asksOrigin(sentence: string): boolean {
  return origins.test(sentence);
}

/**
 * Whether a sentence has words of an opt-out, whatever is around them: a sentence that a guard excludes may still be
 * one.
 */
export function hasWordsOfOptOut({ subject, isAnswer, lines, sentences }: ReplyText): boolean {
  if (lines.some(isOneWord)) return true;
  return [...sentences, ...(isAnswer ? [] : [subject])].some(
    (sentence) =>
      !inFooter.test(sentence) &&
      ([askedVerbs, forbiddings, complaints, indirectOptOuts, origins].some((words) =>
        words.test(sentence),
      ) ||
        asksOwnData(sentence) ||
        findComposedOptOut(sentence) !== null ||
        findRefusal(sentence) !== null),
  );
}

/**
 * Whether a sentence with words of an opt-out may be about others or another matter, continues the contact, or is a
 * question that is not about the writer.
 */
function isDoubtful(sentence: string, { text, sentences }: ReplyText): boolean {
  const isQuestion = sentence.endsWith('?');
  const unquoted = sentence.replaceAll(quotation, ' ');
  return (
    !(
      isFramedAsRequest(sentence) ||
      [forbiddings, complaints, indirectOptOuts].some((words) => words.test(unquoted)) ||
      findRefusal(unquoted) !== null
    ) ||
    (unquoted !== sentence && optOutIn(unquoted) === null) ||
    [optOutsOfOthers, completedActions, otherTopics, otherObjects].some((doubt) => doubt.test(sentence)) ||
    goesOnWithUs(text) ||
    isRefusedUntilThen(unquoted) ||
    isExplained(sentence, text) ||
    sentences.some(asksOn) ||
    (isQuestion && (!ofWriterOrUs.test(sentence) || lawsAndLists.test(sentence))) ||
    (lawsAndLists.test(sentence) && ownLaws.test(sentence))
  );
}

/** Whether a writer continues with us nevertheless: they order, visit, or name another channel or time. */
export function goesOnWithUs(text: string): boolean {
  return continuedContact.test(text) || dealings.test(text);
}

function isRefusedUntilThen(sentence: string): boolean {
  return untilThen.test(sentence) && findRefusal(sentence) !== null;
}

/** Whether a question is neither an opt-out nor angry, so that its writer continues with us. */
function asksOn(sentence: string): boolean {
  const isLong = sentence.split(' ').length > 4;
  return (
    isLong &&
    sentence.endsWith('?') &&
    !isFramedAsRequest(sentence) &&
    optOutIn(sentence) === null &&
    !asksOrigin(sentence) &&
    !asksOwnData(sentence) &&
    tonesOf(sentence).length === 0
  );
}

/** What somebody else said, or the name of a button. */
const quotation = /["“”„«»][^"“”„«»]{1,80}["“”„«»]/gu;

/** A reply that repeats a word of the subject is about the subject, unless it says what should end. */
function isOfSubject(sentence: string, subject: string): boolean {
  const words = readContactWords(sentence);
  const known = new Set(readContactWords(subject).map(({ text }) => text));
  const named = words.some(
    ({ kinds, text }) => !known.has(text) && ofContact.some((kind) => kinds.has(kind)),
  );
  return !named && words.some(({ kinds, text }) => known.has(text) && kinds.has('stop'));
}

const ofContact = ['talk', 'me', 'list', 'address'] as const;

/**
 * As `findOptOut`, for a mail that a program sent according to its headers. A help desk passes on what people write,
 * and other programs add footers. So an opt-out counts only if the writer asks for themselves, or if a short mail
 * says nothing else.
 */
export function findOwnOptOut({ subject, isAnswer, text, lines, sentences }: ReplyText): string | null {
  const isWhole = text.length <= maxOptOutLength && !machineWords.test(text) && !receiptWords.test(text);
  const alone = lines.length === 0 && !isAnswer ? subject : lines.join(' ');
  if (isWhole && isOneWord(alone)) return alone;
  for (const sentence of [...sentences, ...(isAnswer ? [] : [subject])].map(withoutRequest)) {
    // A word alone below other words is the label of a link.
    const isOwn = ofWriter.test(sentence) || (isWhole && !isOneWord(sentence));
    const found = isOwn && !toReader.test(sentence) ? plainOptOutIn(sentence) : null;
    if (found !== null) return found;
  }
  return null;
}

/** The maximum length of such a mail: programs that write on behalf of somebody write more. */
const maxOptOutLength = 120;

/** A line that says nothing but `unsubscribe`, with politeness or an exclamation mark around it. */
function isOneWord(line: string): boolean {
  if (line.length > 60) return false;
  const bare = line
    .replaceAll(/[^\p{L}\s-]/gu, ' ')
    .replaceAll(courtesies, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return oneWord.test(bare);
}

const courtesies = new RegExp(
  `(?<!\\p{L})(?:${allPhrases(({ mail }) => mail.optOut.courtesies).join('|')})(?!\\p{L})`,
  'gu',
);

function optOutIn(sentence: string): string | null {
  if (otherObject.test(sentence)) return null;
  const plain = plainOptOutIn(sentence);
  if (plain !== null || inFooter.test(sentence)) return plain;
  const composed = findComposedOptOut(sentence);
  const isOther = [otherMatter, ownHouse, notAsked, aboutOthers, untilThen, aboutAddress].some((guard) =>
    guard.test(sentence),
  );
  return composed !== null && !isOther
    ? composed
    : (indirectOptOuts.exec(sentence)?.[0] ?? findRefusal(sentence));
}

/** Phrases that people use; programs use the parts of other opt-outs as well. */
function plainOptOutIn(sentence: string): string | null {
  if (inFooter.test(sentence)) return null;
  const asked = askedVerbs.exec(sentence);
  const forbidden = forbiddings.exec(sentence);
  if ((asked ?? forbidden) !== null && !otherMatter.test(sentence) && !ownHouse.test(sentence)) {
    if (asked && !notAsked.test(sentence) && !aboutOthers.test(sentence)) return asked[0];
    if (forbidden && !untilThen.test(sentence) && !aboutAddress.test(sentence)) return forbidden[0];
  }
  return complaints.exec(sentence)?.[0] ?? null;
}
