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
  String.raw`(?<!\p{L})(?:${[
    String.raw`suits?|works? for (?:you|me|us)|sopi\p{L}*|käy|käy(?:kö|isi|isikö|vätkö)|passaisiko|passar?|funkar`,
    String.raw`passt|passen|ginge|(?:could|can|shall|may|let) (?:we|us|i|you) (?:talk|speak|chat)|jutella`,
    String.raw`puhutaanko|pratas vid|talas vid|(?:wir|sie|uns) sprechen`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

const day = [
  String.raw`(?:mon|tues|wednes|thurs|fri)day|(?:maanan|tiis|tors|perjan)tai\p{L}{0,3}|keskiviikko\p{L}{0,3}`,
  String.raw`(?:mån|tis|ons|tors|fre)dag(?:en)?|(?:mon|diens|donners|frei)tag|mittwoch`,
].join('|');
const date = [
  String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4})?|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}|\d{1,2}\. ?\p{L}+`,
  String.raw`\d{1,2}(?:st|nd|rd|th)`,
].join('|');
const clock = [
  String.raw`(?:at|klo|kello|klockan|kl\.?|um|@)\s?\d{1,2}(?:[.:]\d{2})?(?:\s?(?:am|pm|uhr))?`,
  String.raw`\d{1,2}[.:]\d{2}(?:\s?uhr)?|\d{1,2} uhr|\d{1,2}\s?(?:am|pm)`,
].join('|');
/** Such a day is a time only together with an hour: who says "tomorrow" alone is asked when. */
const nearDay = [
  String.raw`(?:the )?day after tomorrow|tomorrow|today|tonight|tänään|huomenna|ylihuomenna`,
  String.raw`i ?(?:dag|morgon|övermorgon|kväll)|heute|übermorgen|morgen`,
].join('|');
const partOfDay = [
  String.raw`(?:in the )?(?:morning|afternoon|evening)|aamulla|aamupäivällä|iltapäivällä|illalla`,
  String.raw`(?:på )?(?:morgonen|förmiddagen|eftermiddagen|kvällen)|früh|(?:am )?(?:vor|nach)?mittag|abend`,
].join('|');

/** A day or a date, with an hour where there is one. */
const time = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:${day})(?:,? (?:the |den |am |dem )?(?:${date}))?(?:,? (?:${clock}))?`,
    String.raw`(?:${nearDay})(?: (?:${partOfDay}))?,? (?:${clock})`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
