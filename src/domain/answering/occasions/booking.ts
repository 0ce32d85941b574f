import { anyPhrase, findAnywhere, findWords } from '../../../languages/all-phrases.ts';
import { splitSentences, type Span } from '../../drafting/sentences.ts';

/** Time and place of a booked meeting, in the booking's words; null if it names none, or several. */
export interface BookedMeeting {
  readonly time: Span | null;
  readonly place: Span | null;
}

/**
 * Whether the writer or their calendar says that a meeting was booked, and not that it is requested, cancelled,
 * moved, or with somebody else.
 */
export function isBooking(arrival: { subject: string; text: string; eventType?: string }): boolean {
  const { subject, text, eventType = '' } = arrival;
  if ([subject, text, eventType].some((words) => calledOff.test(words))) return false;
  if (reported.test(eventType) || announced.test(subject)) return true;
  return [subject, ...splitSentences(text).map((span) => span.text)].some(
    (sentence) =>
      booked.test(sentence) &&
      meeting.test(sentence) &&
      !unsettled.test(sentence) &&
      (time.test(text) || machineTime.test(text) || ownCalendar.test(sentence)),
  );
}

/** Whether a text says that a meeting at a named time was cancelled. */
export function isCancellation(text: string): boolean {
  return splitSentences(text).some(
    ({ text: sentence }) =>
      cancelled.test(sentence) && meeting.test(sentence) && time.test(sentence) && !sentence.endsWith('?'),
  );
}

/** Whether a line is a field of a calendar's meeting. */
export function isOfMeeting(line: string): boolean {
  return meetingField.test(line);
}

/** The facts that a draft may repeat: a time and a place in words for people, if there is only one of each. */
export function bookedMeeting(text: string): BookedMeeting {
  const lines = splitSentences(text).filter((span) => !otherTime.test(span.text));
  const times = lines.flatMap((line) => spansOf(line, everyTime));
  const places = lines.flatMap((line) =>
    spansOf(line, placeField).filter((span) => !noPlace.test(span.text)),
  );
  return { time: only(times), place: only(places) };
}

function spansOf({ start, text }: Span, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const words = (match.groups?.['place'] ?? match[0]).trim();
    const at = start + match.index + match[0].lastIndexOf(words);
    return { start: at, end: at + words.length, text: words };
  });
}

function only(spans: readonly Span[]): Span | null {
  const [first] = spans;
  if (first === undefined) return null;
  return spans.every(({ text }) => text.toLowerCase() === first.text.toLowerCase()) ? first : null;
}

const calledOff = findAnywhere(({ occasions }) => occasions.meetings.calledOffOrMoved);
const cancelled = findWords(({ occasions }) => occasions.meetings.calledOff);

/** Types of events with which calendars report a meeting. */
const reported = new RegExp(
  [
    String.raw`(?:meeting|appointment|invitee|booking|demo|call|slot)s?[\s._:-]?(?:was )?`,
    String.raw`(?:booked|created|scheduled|confirmed|accepted)`,
  ].join(''),
  'iu',
);

const announced = new RegExp(
  `^${anyPhrase(({ occasions }) => occasions.meetings.confirmationSubject)}`,
  'iu',
);

const booked = findWords(({ occasions }) => occasions.meetings.isBooked);

const meeting = new RegExp(
  String.raw`(?<![\p{L}\d])${anyPhrase(({ occasions }) => occasions.meetings.meeting)}(?!\p{L})`,
  'iu',
);

const unsettled = new RegExp(
  String.raw`\?|(?<!\p{L})${anyPhrase(({ occasions }) => occasions.meetings.unsettled)}(?!\p{L})`,
  'iu',
);

const ownCalendar = findAnywhere(({ occasions }) => occasions.meetings.ownCalendar);

const weekday = anyPhrase(({ enquiries }) => enquiries.times.weekdays);
const ordinal = anyPhrase(({ enquiries }) => enquiries.times.ordinalEndings);
const date = [
  String.raw`\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4})?|\d{4}-\d{2}-\d{2}(?!T)|\d{1,2}/\d{1,2}(?:/\d{4})?`,
  String.raw`\d{1,2}(?:${ordinal}|\.)? \p{L}{3,}(?: \d{4})?`,
  String.raw`${anyPhrase(({ enquiries }) => enquiries.times.monthsBeforeDay)} \d{1,2}${ordinal}?(?:,? \d{4})?`,
].join('|');
const afterHour = anyPhrase(({ enquiries }) => enquiries.times.afterHour);
const hour = String.raw`\d{1,2}(?:[.:]\d{2})?(?:\s?${afterHour})?`;
const until = String.raw`(?:\s?(?:[–-]|${anyPhrase(({ enquiries }) => enquiries.times.untilHour)}) ?${hour})?`;
const beforeHour = [
  anyPhrase(({ enquiries }) => enquiries.times.beforeHour),
  anyPhrase(({ enquiries }) => enquiries.times.fromHour),
].join('|');
const clock = [
  String.raw`(?:${beforeHour}|@) ?${hour}${until}`,
  String.raw`\d{1,2}[.:]\d{2}(?:\s?${afterHour})?${until}|\d{1,2}\s?${afterHour}`,
].join('|');
const zone = String.raw`(?: \(?(?:utc|gmt|[ce]es?t|bst|[ecp][sd]t)\)?)?`;
const beforeDate = anyPhrase(({ enquiries }) => enquiries.times.beforeDate);

/** A day or a date with its hour. */
const time = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:${weekday}(?:,? (?:${beforeDate} )?(?:${date}))?|${date}),? `,
    String.raw`(?:${clock})${zone}(?![\p{L}\d])`,
  ].join(''),
  'iu',
);
const everyTime = new RegExp(time, 'giu');
/** A time as programs write it, which is not fit for a message to people. */
const machineTime = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;

/** Fields and sentences with a time other than the beginning of the meeting. */
const otherTime = new RegExp(
  [
    String.raw`^[^:]{0,40}${anyPhrase(({ occasions }) => occasions.meetings.otherTimeField)}[^:]{0,20}:`,
    String.raw`(?<!\p{L})${anyPhrase(({ occasions }) => occasions.meetings.insteadOf)}(?!\p{L})`,
  ].join('|'),
  'iu',
);

const label = String.raw`^(?:[\p{L}._ -]{0,40}[._ ])?`;
const meetingField = new RegExp(`${label}${anyPhrase(({ occasions }) => occasions.meetings.fields)}: `, 'iu');
const placeField = new RegExp(
  `${label}${anyPhrase(({ occasions }) => occasions.meetings.placeField)}: (?<place>.{2,60})$`,
  'giu',
);
/** Links, telephone numbers and what calendars write in empty fields. */
const noPlace = /[@/\\<>]|www\.|\.\p{L}{2,}(?!\p{L})|\d(?:[ -]?\d){5,}|^(?:tbd|to be|-|n\/a|none)/iu;
