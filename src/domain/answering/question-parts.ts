import { anyPhrase } from '../../languages/all-phrases.ts';
import { writtenLanguages } from '../../languages/packs.ts';
import type { Span } from '../drafting/sentences.ts';
import { contentWords } from './content-words.ts';
import { generalWords, meetingWords, topicsIn } from './topics.ts';

/**
 * The questions that one sentence asks: "What does it cost, and can you do it on Mars?" asks two. It is not split at
 * a topic, or at a request to meet or to hear more, because rules recognise those by their words.
 */
export function questionParts(sentence: Span): readonly Span[] {
  if (!sentence.text.endsWith('?')) return [sentence];
  const parts: Span[] = [];
  let start = 0;
  for (const { index, 0: joint } of sentence.text.matchAll(joints)) {
    const next = index + joint.length;
    const [before, after] = [sentence.text.slice(start, index), sentence.text.slice(next)];
    if ((isKnown(before) && isKnown(after)) || !namesSomething(before) || !namesSomething(after)) continue;
    if (before.trim().split(/\s+/u).length < leastWords || !isQuestion(before)) continue;
    parts.push(partOf(sentence, start, index));
    start = next;
  }
  return [...parts, partOf(sentence, start, sentence.text.length)];
}

/** The minimum number of words of a question. Shorter parts are greetings. */
const leastWords = 3;

function partOf({ start, text }: Span, from: number, to: number): Span {
  return { start: start + from, end: start + to, text: text.slice(from, to) };
}

function isKnown(text: string): boolean {
  return topicsIn(text).length > 0 || meetingWords.test(text) || generalWords.test(text);
}

/** "And how fast is it?" only continues the question before it. */
function namesSomething(text: string): boolean {
  return isKnown(text) || writtenLanguages.every((language) => contentWords(text, language).size > 0);
}

/** "If we order ten and do you" contains no question before the "and". */
function isQuestion(text: string): boolean {
  return topicsIn(text).length > 0 || questionAtStart.test(text);
}

const verb = anyPhrase(({ enquiries }) => enquiries.questions.verbs);
const opener = anyPhrase(({ enquiries }) => enquiries.questions.openers);
const joining = anyPhrase(({ enquiries }) => enquiries.joints.beforeQuestion);
const also = anyPhrase(({ enquiries }) => enquiries.joints.also);
const joints = new RegExp(
  String.raw`,? ${joining} (?:${also} )?(?=(?:${verb}|${opener})(?!\p{L}))|, (?=${verb}(?!\p{L}))`,
  'giu',
);
const questionAtStart = new RegExp(String.raw`(?<!\p{L})(?:${verb}|${opener})(?!\p{L})`, 'iu');
