import { allPhrases } from '../../languages/all-phrases.ts';
import { itemAt } from '../item-at.ts';
import { verbose } from '../../languages/notation/verbose.ts';

/** No line of a signature that is looked for is longer. */
const longestLine = 160;

export interface SignOff {
  /** Whether it is a sign-off also where nothing follows it. */
  readonly isCertain: boolean;
  /** Whether the line goes on with the name, as `Mvh Anna` does. */
  readonly isNamed: boolean;
  readonly isThanks: boolean;
}

const closings = allPhrases(({ mail }) => mail.signatureLines.closings).join('|');
const thanks = allPhrases(({ mail }) => mail.signatureLines.thanks).join('|');
const closing = new RegExp(
  verbose`
    ^(?:(?:${thanks})[,!]?\s+(?:(?:and|ja|och|und|&)\s*)?)?(?:${closings})(?=$|[\s,.!/:-])
  `,
  'iu',
);
const thanking = new RegExp(`^(?:${thanks})(?=$|[\\s,.!/:-])`, 'iu');

/** The sign-off that the line is, alone or with the writer's name after it; null where it is none. */
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

/** One to four words that all begin with a capital, and none that answers something by itself. */
function isPersonName(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.length <= 4 && words.every((word) => /^\p{Lu}[\p{L}'’.-]*,?$/u.test(word) && !isAnswer(word));
}

const answers = new Set(
  [
    'no yes ok okay stop unsubscribe remove removed delete please not never thanks interested maybe later sure',
    'ei joo kyllä kiitos poista poistakaa lopeta lopettakaa peru peruuta perukaa älkää älä',
    'nej ja nja avregistrera avsluta sluta ta tack nein bitte abmelden austragen löschen danke stopp entfernen',
  ].flatMap((words) => words.split(' ')),
);

function isAnswer(word: string): boolean {
  return answers.has(word.toLowerCase().replace(/(?<![.,!?'’])[.,!?'’]+$/u, ''));
}

/** Whether a line can be a name, an office or a company: short, no sentence, and no answer in itself. */
export function isNameLike(line: string): boolean {
  // Points of titles and of `i. A.` end no sentence.
  const text = line
    .slice(0, longestLine)
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

/** A name that would be an answer elsewhere, as it stands right below a sign-off: "Hans Stopp". */
export function isSurname(line: string): boolean {
  return /^(?:\p{Lu}[\p{L}.'’-]* ){0,3}Stopp,?$/u.test(line.trim().slice(0, longestLine));
}

const contact = new RegExp(
  [
    verbose`
      (?:^|[\s|(:])(?:\+|00)\d[\d\s()./-]{6,20}\d|(?:^|[\s|:])0\d{1,4}[\s/-]\d[\d\s-]{4,12}
    `,
    '(?:https?://|www\\.)\\S{3,}|[^\\s@|<]{1,64}@[^\\s@|>]{3,100}\\.\\p{L}{2,}',
    verbose`
      ^(?:tel|phone|mobile|mob|cell|fax|puh|gsm|puhelin|telefon|mobil|tfn|handy|direct|m|t|p|e|w)\.?\s?[:+]
    `,
    verbose`
      ^(?:y-tunnus|business id|org\.?\s?nr|ust-?id|vat|hrb|linkedin|geschäftsführer|amtsgericht|
      handelsregister)\b
    `,
    '^[\\p{Lu}][\\p{L}. -]{2,40}\\s\\d{1,4}\\s?\\p{L}?,?\\s.{0,20}\\b\\d{4,5}\\b',
  ].join('|'),
  'iu',
);

/** Whether a line holds a telephone number, an address or a register number, and is no sentence around one. */
export function isContactLine(line: string): boolean {
  const text = line.trim().slice(0, longestLine);
  if (text === '' || !contact.test(text)) return false;
  const words = text.split(/[\s|,]+/u).filter((word) => /^\p{Ll}{2,}[.?!]?$/u.test(word));
  return words.length <= 2 && !/[?!]$/u.test(text);
}

const mobile = new RegExp(
  `^[-–*\\s]*(?:${allPhrases(({ mail }) => mail.signatureLines.mobile).join('|')})$`,
  'iu',
);

/** Whether the line is what a telephone or a mail program writes under every mail. */
export function isMobileLine(line: string): boolean {
  const text = line.trim();
  return text.length <= 120 && mobile.test(text);
}

const notice = new RegExp(
  `^[*_\\s]*(?:${allPhrases(({ mail }) => mail.signatureLines.notice).join('|')})`,
  'iu',
);

/** Whether a paragraph that begins with this line is a legal notice, or what else firms put under every mail. */
export function beginsNotice(line: string): boolean {
  return notice.test(line.slice(0, longestLine * 2));
}

const banner = new RegExp(
  `^[*[\\s(]*(?:${allPhrases(({ mail }) => mail.signatureLines.banner).join('|')})`,
  'iu',
);

/** Whether a paragraph that begins with this line is a mail server's warning of outside mail. */
export function isBanner(line: string): boolean {
  return banner.test(line.slice(0, longestLine));
}
