import { allPhrases } from '../../languages/all-phrases.ts';
import { tellsTime } from './fees.ts';
import type { Topic } from './topics.ts';

/** Whether a question asks how long something lasts; the length of a thing that is measured is another matter. */
export function asksForSpan(text: string, topic: Topic | null): boolean {
  return howLong.test(text) || (topic !== null && lasting.has(topic.key) && lengthOf.test(text));
}

/** Topics of what lasts. */
const lasting: ReadonlySet<string> = new Set([
  'warranty',
  'contract',
  'trial',
  'delivery_time',
  'onboarding',
  'payment',
]);

const howLong = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.spansOfTime.howLong).join('|')})(?!\p{L})`,
  'iu',
);

const lengthOf = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.spansOfTime.lengthOf).join('|')})(?!\p{L})`,
  'iu',
);

/** Whether a sentence tells how long something lasts, or since when, or that it has no end. */
export function tellsSpan(text: string): boolean {
  return tellsTime(text) || span.test(text);
}

const span = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.spansOfTime.span).join('|')})(?!\p{L})`,
  'iu',
);
