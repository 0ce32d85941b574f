import { allPhrases } from '../../languages/all-phrases.ts';
import { meetingWords } from './topics.ts';

/** The time that a text proposes for a talk, in its own words; null where it proposes none. */
export function proposedTime(text: string): { start: number; end: number; text: string } | null {
  if (!meetingWords.test(text) && !suits.test(text)) return null;
  const match = time.exec(text);
  if (match === null) return null;
  const words = match[0].trim();
  const start = match.index + match[0].indexOf(words);
  return { start, end: start + words.length, text: words };
}

/** Words with which somebody asks whether a time suits. */
const suits = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.proposedTime.suits).join('|')})(?!\p{L})`,
  'iu',
);

const day = allPhrases(({ enquiries }) => enquiries.proposedTime.day).join('|');
const date = [
  String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4})?|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}|\d{1,2}\. ?\p{L}+`,
  String.raw`\d{1,2}(?:st|nd|rd|th)`,
].join('|');
const clock = [
  String.raw`(?:at|klo|kello|klockan|kl\.?|um|@)\s?\d{1,2}(?:[.:]\d{2})?(?:\s?(?:am|pm|uhr))?`,
  String.raw`\d{1,2}[.:]\d{2}(?:\s?uhr)?|\d{1,2} uhr|\d{1,2}\s?(?:am|pm)`,
].join('|');
/** Such a day is a time only together with an hour: who says "tomorrow" alone is asked when. */
const nearDay = allPhrases(({ enquiries }) => enquiries.proposedTime.nearDay).join('|');
const partOfDay = allPhrases(({ enquiries }) => enquiries.proposedTime.partOfDay).join('|');

/** A day or a date, with an hour where there is one. */
const time = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:${day})(?:,? (?:the |den |am |dem )?(?:${date}))?(?:,? (?:${clock}))?`,
    String.raw`(?:${nearDay})(?: (?:${partOfDay}))?,? (?:${clock})`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
