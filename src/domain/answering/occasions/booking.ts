import { allPhrases } from '../../../languages/all-phrases.ts';
import { splitSentences, type Span } from '../../drafting/sentences.ts';

/** What a booking tells of its meeting, each in its own words; null where it tells none, or several. */
export interface BookedMeeting {
  readonly time: Span | null;
  readonly place: Span | null;
}

/**
 * Whether somebody, or their calendar, tells that a meeting was booked: not that it is wished for, was called off or
 * moved, nor that it is with somebody else.
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

/** Whether somebody tells that a meeting at a named time was called off. */
export function isCancellation(text: string): boolean {
  return splitSentences(text).some(
    ({ text: sentence }) =>
      cancelled.test(sentence) && meeting.test(sentence) && time.test(sentence) && !sentence.endsWith('?'),
  );
}

/** Whether a line only tells of the meeting itself, as the fields do that a calendar sends. */
export function isOfMeeting(line: string): boolean {
  return meetingField.test(line);
}

/** The facts that a draft may repeat: a time and a place that a person could read out, where there is one of each. */
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

const calledOff = new RegExp(allPhrases(({ enquiries }) => enquiries.booking.calledOff).join('|'), 'iu');

const cancelled = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.booking.cancelled).join('|')})(?!\p{L})`,
  'iu',
);

/** Types of events with which calendars report it. */
const reported = new RegExp(
  [
    String.raw`(?:meeting|appointment|invitee|booking|demo|call|slot)s?[\s._:-]?(?:was )?`,
    String.raw`(?:booked|created|scheduled|confirmed|accepted)`,
  ].join(''),
  'iu',
);

/** Subjects with which calendars do. */
const announced = new RegExp(
  String.raw`^(?:${[
    String.raw`(?:accepted|hyväksytty|accepterat|accepterad|zugesagt|angenommen): `,
    [
      String.raw`(?:new |your |uusi |ny |neue )?`,
      String.raw`(?:booking|meeting|appointment|ajanvaraus|varaus|tapaaminen|bokning|möte|termin|terminbuchung|buchung) `,
      String.raw`(?:confirmed|booked|scheduled|vahvistettu|varattu|bekräftad|bokad|bokat|bestätigt|gebucht)`,
    ].join(''),
    String.raw`(?:terminbestätigung|buchungsbestätigung|ajanvarausvahvistus|bokningsbekräftelse)`,
  ].join('|')})`,
  'iu',
);

const booked = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ enquiries }) => enquiries.booking.booked).join('|')})(?!\p{L})`,
  'iu',
);

const meeting = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${allPhrases(({ enquiries }) => enquiries.booking.meeting).join('|')})(?!\p{L})`,
  'iu',
);

/** Wishes, questions, conditions and denials, and what is booked with somebody else or to its end. */
const unsettled = new RegExp(
  [
    String.raw`\?`,
    String.raw`(?<!\p{L})(?:${[
      String.raw`if|would|could|can|like to|want|wish|need|please|not|fully|jos|haluai?\p{L}*|voi\p{L}*|ei|en|emme`,
      String.raw`täyteen|vill|kan|kunde|skulle|inte|fullbokad\p{L}*|wenn|falls|möchte\p{L}*|könn\p{L}*|kann|nicht`,
      String.raw`kein\p{L}*|ausgebucht|competitors?|another|kilpailij\p{L}*|toise\p{L}*|konkurrent\p{L}*|annan`,
      String.raw`wettbewerb\p{L}*|anderen?|rooms?|tila\p{L}*|rum|raum|table|pöytä|bord|tisch`,
    ].join('|')})(?!\p{L})`,
    String.raw`n['’]t\b`,
  ].join('|'),
  'iu',
);

const ownCalendar = /(?:your|teidän|er|din|ihren?|deinen?) (?:calendar|kalenter\p{L}*|kalender)|calendly/iu;

const dayName = allPhrases(({ enquiries }) => enquiries.booking.dayName).join('|');
const date = [
  String.raw`\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4})?|\d{4}-\d{2}-\d{2}(?!T)|\d{1,2}/\d{1,2}(?:/\d{4})?`,
  String.raw`\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,}(?: \d{4})?`,
  String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?`,
].join('|');
const hour = String.raw`\d{1,2}(?:[.:]\d{2})?(?:\s?[ap]m)?`;
const clock = [
  [
    String.raw`(?:at|from|klo|kello|klockan|kl\.?|um|ab|von|från|@) ?${hour}(?:\s?(?:[–-]|to|till|bis) ?${hour})?`,
    String.raw`(?: uhr)?`,
  ].join(''),
  String.raw`\d{1,2}[.:]\d{2}(?:\s?[ap]m)?(?:\s?(?:[–-]|to|till|bis) ?${hour})?(?: uhr)?|\d{1,2} uhr`,
  String.raw`\d{1,2}\s?[ap]m`,
].join('|');
const zone = String.raw`(?: \(?(?:utc|gmt|[ce]es?t|bst|[ecp][sd]t)\)?)?`;

/** A day or a date with its hour. */
const time = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:(?:${dayName})(?:,? (?:the |den |am |dem |on )?(?:${date}))?|${date}),? `,
    String.raw`(?:${clock})${zone}(?![\p{L}\d])`,
  ].join(''),
  'iu',
);
const everyTime = new RegExp(time, 'giu');
/** An instant as programs write it, which nobody would read out. */
const machineTime = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;

/** Fields and sentences that tell another time than that of the meeting's beginning. */
const otherTime = new RegExp(
  [
    [
      String.raw`^[^:]{0,40}`,
      String.raw`(?:end|until|created|updated|sent|loppu|päätty|luotu|slut|skapad|ende|erstellt)[^:]{0,20}:`,
    ].join(''),
    String.raw`(?<!\p{L})(?:instead of|previously|formerly|sijaan|istället för|statt)(?!\p{L})`,
  ].join('|'),
  'iu',
);

const meetingField = new RegExp(
  String.raw`^(?:[\p{L}._ -]{0,40}[._ ])?(?:${allPhrases(({ enquiries }) => enquiries.booking.meetingField).join('|')}): `,
  'iu',
);

const placeField = new RegExp(
  [
    String.raw`^(?:[\p{L}._ -]{0,40}[._ ])?`,
    String.raw`(?:location|place|where|venue|address|paikka|sijainti|osoite|missä|plats|adress|var|ort|adresse|wo): `,
    String.raw`(?<place>.{2,60})$`,
  ].join(''),
  'giu',
);
/** Links, telephone numbers and what calendars write where nothing was said. */
const noPlace = /[@/\\<>]|www\.|\.\p{L}{2,}(?!\p{L})|\d(?:[ -]?\d){5,}|^(?:tbd|to be|-|n\/a|none)/iu;
