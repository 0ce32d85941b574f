/* What a reply can ask for, and when. */
import { findFolded } from '../reply-text.ts';

/** Each by a short name. */
export const requests: readonly (readonly [string, RegExp])[] = [
  ['meet', findFolded(({ replies }) => replies.requests.meet)],
  [
    'clock',
    /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)|\b\d{1,2} ?(?:am|pm|uhr|h)\b|\b(?:at|klo|kl|kello|klockan|um) \d{1,2}\b/u,
  ],
  ['weekday', findFolded(({ replies }) => replies.requests.weekday)],
  ['month', findFolded(({ replies }) => replies.requests.month)],
  ['later', findFolded(({ replies }) => replies.requests.later)],
  ['now', findFolded(({ replies }) => replies.requests.now)],
  ['price', findFolded(({ replies }) => replies.requests.price)],
  ['send', findFolded(({ replies }) => replies.requests.send)],
  ['question', /\?/u],
  ['asking', findFolded(({ replies }) => replies.requests.asking)],
];
