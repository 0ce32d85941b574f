import { allPhrases } from '../../languages/all-phrases.ts';
import { allWords } from '../../languages/all-words.ts';
import { monthOf } from './months.ts';

/** A piece of a text: `text.slice(start, end)` is the piece itself. Offsets count UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The sentences of a text in order. A line break ends a sentence, as headings and list items have no full stop; white
 * space at both ends is left out. Abbreviations of the languages served ("e.g.", "z. B.", "Dr.") end no sentence.
 */
export function splitSentences(text: string): readonly Span[] {
  const sentences: Span[] = [];
  for (const line of lineSpans(text)) {
    let start = line.start;
    for (const match of line.text.matchAll(sentenceEnd)) {
      const end = line.start + match.index + match[0].trimEnd().length;
      if (!endsSentence(text, start, end, line.start + match.index + match[0].length)) continue;
      pushTrimmed(sentences, text, start, end);
      start = end;
    }
    pushTrimmed(sentences, text, start, line.end);
  }
  return sentences;
}

/** The paragraph around an offset: the whole block between blank lines. */
export function paragraphAround(text: string, start: number, end: number): Span {
  const before = text.lastIndexOf('\n\n', start);
  const after = text.indexOf('\n\n', end);
  const from = before < 0 ? 0 : before + 2;
  const to = after < 0 ? text.length : after;
  return { start: from, end: to, text: text.slice(from, to) };
}

// A series of full stops is matched only from its first one, so a hostile text of dots takes no longer than another.
const sentenceEnd = /(?<![.!?…])[.!?…]+["”’»)]*(?=\s)\s*/gu;

/** The blocks of a text between blank lines, in order. */
export function paragraphsOf(text: string): readonly Span[] {
  const paragraphs: Span[] = [];
  for (let start = 0; start <= text.length;) {
    const breakAt = text.indexOf('\n\n', start);
    const end = breakAt < 0 ? text.length : breakAt;
    if (end > start) paragraphs.push({ start, end, text: text.slice(start, end) });
    start = end + 2;
  }
  return paragraphs;
}

const abbreviation = new RegExp(
  String.raw`(?:^|[\s(])(?:${allPhrases(({ texts }) => texts.abbreviations).join('|')})\.$`,
  'u',
);

/** A shortened month before its day, as in "Oct. 5". */
const shortMonth = /(?<!\p{L})(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/u;

function* lineSpans(text: string): Generator<Span> {
  let start = 0;
  while (start <= text.length) {
    const breakAt = text.indexOf('\n', start);
    const end = breakAt < 0 ? text.length : breakAt;
    if (end > start) yield { start, end, text: text.slice(start, end) };
    start = end + 1;
  }
}

function endsSentence(text: string, start: number, end: number, next: number): boolean {
  if (text[end - 1] !== '.') return true;
  const tail = text.slice(Math.max(start, end - 12), end);
  if (abbreviation.test(tail)) return false;
  if (/^\d/u.test(text.slice(next, next + 1)) && shortMonth.test(tail)) return false;
  if (leavesOpen(text.slice(Math.max(start, end - longestWord), end), text.slice(next, next + longestWord)))
    return false;
  return !/^\p{Ll}/u.test(text.slice(next, next + 1));
}

/**
 * Whether a full stop after a number makes it an ordinal ("16. Mai", "in der 3. Etage") or the mark of a list item,
 * and so ends no sentence. "From 8 to 16. We install …" are two sentences, and so are those after a word for the
 * hour, as in "klo 8. Tervetuloa".
 */
function leavesOpen(before: string, after: string): boolean {
  const word = /^\p{L}[\p{L}-]*/u.exec(after)?.[0].toLowerCase();
  const lead = before.trimStart();
  const figure = /(?:^|\s)\d{1,2}\.$/u.exec(lead);
  if (word === undefined || figure === null) return false;
  if (/^\p{Ll}/u.test(after) || figure.index === 0 || monthOf(word) !== undefined) return true;
  if (beginning.has(word)) return false;
  return counted.test(word) || leadsToOrdinal.test(lead.slice(0, figure.index));
}

/** The number of characters around a full stop in which the words beside it are searched. */
const longestWord = 30;

const beginning = allWords(({ texts }) => texts.sentenceOpeners);

const counted = new RegExp(`^(?:${allPhrases(({ texts }) => texts.ordinalNouns).join('|')})$`, 'u');

const leadsToOrdinal = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ texts }) => texts.ordinalLeads).join('|')})$`,
  'iu',
);

function pushTrimmed(sentences: Span[], text: string, start: number, end: number): void {
  let from = start;
  let to = end;
  while (from < to && /\s/u.test(text.charAt(from))) from += 1;
  while (to > from && /\s/u.test(text.charAt(to - 1))) to -= 1;
  if (to > from) sentences.push({ start: from, end: to, text: text.slice(from, to) });
}
