import { anyPhrase } from '../../languages/all-phrases.ts';
import { itemAt } from '../item-at.ts';
import { allPacks } from '../../languages/packs.ts';

/** The maximum length of a line in a signature. */
const maxLine = 160;

export interface SignOff {
  /** Whether it is a sign-off even if nothing follows it. */
  readonly isCertain: boolean;
  /** Whether the line continues with the name, as in `Mvh Anna`. */
  readonly isNamed: boolean;
  readonly isThanks: boolean;
}

const closings = anyPhrase(({ mail }) => mail.signatureLines.closings);
const thanks = anyPhrase(({ mail }) => mail.signatureLines.thanks);
const and = anyPhrase(({ answering }) => answering.and);
const closing = new RegExp(
  String.raw`^(?:${thanks}[,!]?\s+(?:(?:${and}|&)\s*)?)?${closings}(?=$|[\s,.!/:-])`,
  'iu',
);
const thanking = new RegExp(String.raw`^${thanks}(?=$|[\s,.!/:-])`, 'iu');

/** The line as a sign-off, alone or with the writer's name after it; null if it is none. */
export function signOffOf(line: string): SignOff | null {
  const text = line.trim();
  if (text === '' || text.length > 80) return null;
  const found = closing.exec(text) ?? thanking.exec(text);
  if (found === null) {
    const isNamed = /^[/–—-]\s?\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]*){0,2}$/u.test(text);
    return isNamed ? { isCertain: true, isNamed, isThanks: false } : null;
  }
  const isThanks = !closing.test(text);
  const rest = text
    .slice(found[0].length)
    .replace(/^[\s,.!/:-]+/u, '')
    .trim();
  // One letter alone signs only together with a name: `t. Matti`.
  if (rest === '') return found[0].length === 1 ? null : { isCertain: !isThanks, isNamed: false, isThanks };
  return isPersonName(rest) ? { isCertain: true, isNamed: true, isThanks } : null;
}

/** One to four words with capital letters, none of which is an answer by itself. */
function isPersonName(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.length <= 4 && words.every((word) => /^\p{Lu}[\p{L}'’.-]*,?$/u.test(word) && !isAnswer(word));
}

const answers = new Set(allPacks.flatMap(({ mail }) => [...mail.signatureLines.answers]));

function isAnswer(word: string): boolean {
  return answers.has(word.toLowerCase().replace(/(?<![.,!?'’])[.,!?'’]+$/u, ''));
}

/** Whether a line can be a name, an office or a company: it is short, no sentence, and no answer by itself. */
export function isNameLike(line: string): boolean {
  // Points of titles and of `i. A.` end no sentence.
  const text = line
    .slice(0, maxLine)
    .trim()
    .replaceAll(/(?<!\p{L})\p{L}{1,4}\.\s/gu, '');
  if (text.length > 60 || /[?!:]$|[.!?]\s+\p{L}{3,}/u.test(text) || /^[>"“]/u.test(text)) return false;
  const words = text.split(/[\s|/,&·•–-]+/u).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > 8 || words.some(isAnswer))
    return words.length === 0 && text.length < 20;
  if (/[.]$/u.test(text) && words.length > 3) return false;
  const capital = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  return words.length === 1
    ? text.length <= 30
    : capital / words.length >= 0.5 && /^[\p{Lu}\d]/u.test(itemAt(words, 0));
}

/** A name below a sign-off that would be an answer elsewhere: "Hans Stopp". */
export function isSurname(line: string): boolean {
  return surname.test(line.trim().slice(0, maxLine));
}

const surname = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.'’-]* ){0,3}${anyPhrase(({ mail }) => mail.signatureLines.surnames)},?$`,
  'u',
);

const contact = new RegExp(
  [
    String.raw`(?:^|[\s|(:])(?:\+|00)\d[\d\s()./-]{6,20}\d|(?:^|[\s|:])0\d{1,4}[\s/-]\d[\d\s-]{4,12}`,
    String.raw`(?:https?://|www\.)\S{3,}|[^\s@|<]{1,64}@[^\s@|>]{3,100}\.\p{L}{2,}`,
    String.raw`^${anyPhrase(({ mail }) => mail.signatureLines.contactLabels)}\.?\s?[:+]`,
    String.raw`^${anyPhrase(({ mail }) => mail.signatureLines.registerLabels)}\b`,
    String.raw`^[\p{Lu}][\p{L}. -]{2,40}\s\d{1,4}\s?\p{L}?,?\s.{0,20}\b\d{4,5}\b`,
  ].join('|'),
  'iu',
);

/** Whether a line holds a telephone number, an address or a register number, and is no sentence around one. */
export function isContactLine(line: string): boolean {
  const text = line.trim().slice(0, maxLine);
  if (text === '' || !contact.test(text)) return false;
  const words = text.split(/[\s|,]+/u).filter((word) => /^\p{Ll}{2,}[.?!]?$/u.test(word));
  return words.length <= 2 && !/[?!]$/u.test(text);
}

const mobile = new RegExp(String.raw`^[-–*\s]*${anyPhrase(({ mail }) => mail.signatureLines.mobile)}$`, 'iu');

/** Whether the line is one that a phone or a mail program adds to every mail. */
export function isMobileLine(line: string): boolean {
  const text = line.trim();
  return text.length <= 120 && mobile.test(text);
}

const notice = new RegExp(String.raw`^[*_\s]*${anyPhrase(({ mail }) => mail.signatureLines.notice)}`, 'iu');

/**
 * Whether a paragraph that begins with this line is a legal notice, or another text that firms add to every mail.
 */
export function beginsNotice(line: string): boolean {
  return notice.test(line.slice(0, maxLine * 2));
}

const banner = new RegExp(String.raw`^[*[\s(]*${anyPhrase(({ mail }) => mail.signatureLines.banner)}`, 'iu');

/** Whether a paragraph that begins with this line is a mail server's warning of outside mail. */
export function isBanner(line: string): boolean {
  return banner.test(line.slice(0, maxLine));
}
