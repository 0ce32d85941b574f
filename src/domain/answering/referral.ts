import type { Frame, MeetingFact } from '../language-pack/answering-words.ts';
import { byLanguage } from '../../languages/by-language.ts';
import { isInstruction } from '../drafting/instructions.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Span } from '../drafting/sentences.ts';
import { bookedMeeting } from './occasions/booking.ts';
import { topics, type Topic } from './topics.ts';

/** Says which topics the reader asked for: "You asked about prices and delivery times." */
export function askedAbout(asked: readonly Topic[], language: WrittenLanguage, isFormal: boolean): string {
  const [before, after] = frames[language][isFormal ? 'formal' : 'informal'].asked;
  const names = asked.map((topic) => topic.names[language]);
  const list =
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and[language]} ${names.at(-1)}`;
  return `${before}${list}${after}`;
}

/** Repeats what the reader proposed, word for word: "You suggested “Tuesday at 10”." */
export function proposed(words: string, language: WrittenLanguage, isFormal: boolean): string {
  const [before, after] = frames[language][isFormal ? 'formal' : 'informal'].proposed;
  const [open, close] = quotationMarks[language];
  return `${before}${open}${words}${close}${after}`;
}

/** Repeats the time of a booking, word for word: "I confirm our meeting: “Tuesday at 14”." */
export function confirmationsOf(booking: string, language: WrittenLanguage): readonly Confirmation[] {
  const { time, place } = bookedMeeting(booking);
  const [open, close] = quotationMarks[language];
  const confirm = (fact: MeetingFact, span: Span | null): readonly Confirmation[] =>
    span === null || !isRepeatable(span.text)
      ? []
      : [{ fact, span, text: `${meetingFacts[language][fact]}: ${open}${span.text}${close}.` }];
  const meeting = confirm('meeting', time);
  return meeting.length === 0 ? [] : [...meeting, ...confirm('place', place)];
}

export interface Confirmation {
  readonly fact: MeetingFact;
  /** The position of these words in the booking. */
  readonly span: Span;
  readonly text: string;
}

/** Whether a sentence only repeats the time of a booking, with the quotations as evidence. */
export function isConfirmation(
  text: string,
  language: WrittenLanguage,
  { booking, quotes }: { readonly booking: string; readonly quotes: readonly string[] },
): boolean {
  return confirmationsOf(booking, language).some(
    (confirmation) =>
      confirmation.text === text && quotes.some((quote) => quote.includes(confirmation.span.text)),
  );
}

/**
 * Whether a sentence only refers to an enquiry in one of the two closed forms, and the quotations of the enquiry
 * prove it: they ask for each topic that it names, or contain the words that it repeats.
 */
export function isReferral(text: string, language: WrittenLanguage, quotes: readonly string[]): boolean {
  return Object.values(frames[language]).some(
    (frame) =>
      refersToTopics(text, frame.asked, language, quotes) || repeats(text, frame.proposed, language, quotes),
  );
}

function refersToTopics(
  text: string,
  frame: Frame,
  language: WrittenLanguage,
  quotes: readonly string[],
): boolean {
  const inner = inside(text, frame);
  if (inner === null) return false;
  const names = inner.split(new RegExp(`, | ${and[language]} `, 'u'));
  return names.every((name) => {
    const topic = topics.find((candidate) => candidate.names[language] === name);
    return topic !== undefined && quotes.some((quote) => topic.words.test(quote));
  });
}

function repeats(
  text: string,
  [before, after]: Frame,
  language: WrittenLanguage,
  quotes: readonly string[],
): boolean {
  const [open, close] = quotationMarks[language];
  const words = inside(text, [`${before}${open}`, `${close}${after}`]);
  return words !== null && isRepeatable(words) && quotes.some((quote) => quote.includes(words));
}

function isRepeatable(words: string): boolean {
  if (/[“”„"«»]/u.test(words) || words.split(/\s+/u).length > maxRepeated) return false;
  return !isInstruction(words) && isPlain(words);
}

const maxRepeated = 8;

/** Neither a link nor an address, nor a number by which somebody could be called or paid. */
function isPlain(words: string): boolean {
  return !/[@/\\<>{}]|www\.|\.\p{L}{2,}(?!\p{L})|\d(?:[ -]?\d){6,}/iu.test(words);
}

function inside(text: string, [before, after]: Frame): string | null {
  if (!text.startsWith(before) || !text.endsWith(after) || text.length <= before.length + after.length)
    return null;
  return text.slice(before.length, text.length - after.length);
}

const meetingFacts = byLanguage(({ answering }) => answering.meetingFacts);

const quotationMarks = byLanguage(({ answering }) => answering.quotationMarks);

const and = byLanguage(({ answering }) => answering.and);

const frames = byLanguage(({ answering }) => answering.frames);
