import { findWords } from '../../languages/all-phrases.ts';
import type { TopicKey } from '../language-pack/topic-words.ts';
import { tellsTime } from './fees.ts';
import type { Topic } from './topics.ts';

/** Whether a question asks how long something lasts, and not for the length of a thing. */
export function asksForSpan(text: string, topic: Topic | null): boolean {
  return howLong.test(text) || (topic !== null && lasting.has(topic.key) && lengthOf.test(text));
}

/** Topics that last for a time, such as a warranty. */
const lasting: ReadonlySet<TopicKey> = new Set<TopicKey>([
  'warranty',
  'contract',
  'trial',
  'delivery_time',
  'onboarding',
  'payment',
]);

const howLong = findWords(({ enquiries }) => enquiries.questions.howLong);
const lengthOf = findWords(({ enquiries }) => enquiries.questions.lengthOf);

/** Whether a sentence says how long something lasts, since when, or that it has no end. */
export function tellsSpan(text: string): boolean {
  return tellsTime(text) || span.test(text);
}

const span = findWords(({ enquiries }) => enquiries.statements.spans);
