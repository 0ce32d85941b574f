import { anyPhrase, findWords } from '../../languages/all-phrases.ts';
import { meetingWords } from './topics.ts';

/** The time that a text proposes for a talk, in its own words; null if it proposes none. */
export function proposedTime(text: string): { start: number; end: number; text: string } | null {
  if (!meetingWords.test(text) && !suits.test(text)) return null;
  const match = time.exec(text);
  if (match === null) return null;
  const words = match[0].trim();
  const start = match.index + match[0].indexOf(words);
  return { start, end: start + words.length, text: words };
}

const suits = findWords(({ enquiries }) => enquiries.times.suits);

const day = anyPhrase(({ enquiries }) => enquiries.times.workdays);
const date = [
  String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4})?|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}|\d{1,2}\. ?\p{L}+`,
  String.raw`\d{1,2}${anyPhrase(({ enquiries }) => enquiries.times.ordinalEndings)}`,
].join('|');
const afterHour = anyPhrase(({ enquiries }) => enquiries.times.afterHour);
const clock = [
  String.raw`(?:${anyPhrase(({ enquiries }) => enquiries.times.beforeHour)}|@)\s?\d{1,2}(?:[.:]\d{2})?(?:\s?${afterHour})?`,
  String.raw`\d{1,2}[.:]\d{2}(?:\s?${afterHour})?|\d{1,2}\s?${afterHour}`,
].join('|');
const nearDay = anyPhrase(({ enquiries }) => enquiries.times.nearDays);
const partOfDay = anyPhrase(({ enquiries }) => enquiries.times.partsOfDay);
const beforeDate = anyPhrase(({ enquiries }) => enquiries.times.beforeDate);

/** A day or a date, with its hour if it has one. */
const time = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`${day}(?:,? (?:${beforeDate} )?(?:${date}))?(?:,? (?:${clock}))?`,
    String.raw`${nearDay}(?: ${partOfDay})?,? (?:${clock})`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
