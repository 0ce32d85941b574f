/* What a reply can ask for, and when. */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

/** Each by a short name. */
export const requests: readonly (readonly [string, RegExp])[] = [
  ['meet', anyOf(allPhrases(({ replies }) => replies.requests.meet))],
  [
    'clock',
    /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)|\b\d{1,2} ?(?:am|pm|uhr|h)\b|\b(?:at|klo|kl|kello|klockan|um) \d{1,2}\b/u,
  ],
  ['weekday', anyOf(allPhrases(({ replies }) => replies.requests.weekday))],
  ['month', anyOf(allPhrases(({ replies }) => replies.requests.month))],
  ['later', anyOf(allPhrases(({ replies }) => replies.requests.later))],
  ['now', anyOf(allPhrases(({ replies }) => replies.requests.now))],
  ['price', anyOf(allPhrases(({ replies }) => replies.requests.price))],
  ['send', anyOf(allPhrases(({ replies }) => replies.requests.send))],
  ['question', /\?/u],
  ['asking', anyOf(allPhrases(({ replies }) => replies.requests.asking))],
];
