import { usableSentences } from '../drafting/evidence-sentences.ts';
import { languageAt } from '../drafting/section-languages.ts';
import type { Source } from '../drafting/material.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { isWritten } from '../drafting/message-language.ts';
import type { Span } from '../drafting/sentences.ts';

/** A sentence of the seller's own texts that may answer something. */
export interface AnswerPassage {
  readonly source: Source;
  /** The sentence without the mark of a list item. */
  readonly span: Span;
  /** The words above it that say what it is about: the source's title, a heading, the question before it. */
  readonly context: string;
}

/**
 * The sentences with which a seller may answer in a language, without questions and without paragraphs that give
 * orders to a program.
 */
export function answerPassages(
  sources: readonly Source[],
  language: WrittenLanguage,
): readonly AnswerPassage[] {
  return sources.flatMap((source) => {
    if (source.about !== 'sender' || source.kind === 'thread' || unfitField.test(source.id)) return [];
    const starts = source.languageStarts;
    if (starts === undefined) return isInOther(source, language) ? [] : passagesOf(source);
    return passagesOf(source).filter(({ span }) => languageAt(starts, span.start) === language);
  });
}

/** A few words are easily mistaken for a similar language, so only a language with a pack excludes them. */
function isInOther({ language, text }: Source, wanted: WrittenLanguage): boolean {
  if (language === undefined || language === wanted) return false;
  return isWritten(language) || text.length > fewCharacters;
}

const fewCharacters = 200;

/** Cached for as long as the text is used, because its passages depend on its words alone. */
function passagesOf(source: Source): readonly AnswerPassage[] {
  const key = [source.type ?? '', source.title ?? '', source.text].join('\n');
  const known = read.get(key) ?? piecesOf(source);
  if (read.size >= textsKept) read.clear();
  read.set(key, known);
  return known.map((piece) => ({ source, ...piece }));
}

type Piece = Omit<AnswerPassage, 'source'>;

const textsKept = 200;
const read = new Map<string, readonly Piece[]>();

function piecesOf(source: Source): readonly Piece[] {
  const pieces: Piece[] = [];
  // A question about references is answered from items of that type, whatever their words.
  const kind = source.type === 'reference' ? 'reference' : '';
  let heading = '';
  for (const sentence of usableSentences(source.text).slice(0, maxSentences)) {
    const span = withoutMark(sentence);
    if (isHeading(source.text, sentence)) {
      heading = span.text;
      continue;
    }
    const words = span.text.split(/\s+/u).length;
    if (words < 2 || words > maxWords || /https?:|www\.|@/u.test(span.text)) continue;
    const question = questionBefore(source.text, sentence.start);
    pieces.push({ span, context: [kind, source.title ?? '', heading, question].join('\n').trim() });
  }
  return pieces;
}

const unfitField =
  /knownCustomers|competitor|targetMarkets|jobTitles|toneWords|voice|forbidden|companySize|industry/u;
const maxSentences = 3_000;
const maxWords = 45;

function withoutMark({ start, end, text }: Span): Span {
  const mark = /^(?:[-*•–>]|#{1,6}|\d{1,2}[.)])\s+/u.exec(text)?.[0] ?? '';
  return { start: start + mark.length, end, text: text.slice(mark.length) };
}

/** A short separate line without a full stop, with text directly below it. */
function isHeading(text: string, { start, end, text: words }: Span): boolean {
  if (/^#{1,6}\s/u.test(words)) return true;
  if (/[.!?…]["”’»)]*$/u.test(words) || words.split(/\s+/u).length > 6 || /\d/u.test(words)) return false;
  const isLine = /(?:^|\n)[ \t]*$/u.test(text.slice(Math.max(0, start - near), start));
  return isLine && /^[ \t\r]*\n\s*\S/u.test(text.slice(end, end + near)) && !/^[-*•–]/u.test(words);
}

/** The distance in which the beginning of a line, and the text after it, are searched. */
const near = 30;

/** The question directly before its answer. */
function questionBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 200), start).trimEnd();
  if (!before.endsWith('?')) return '';
  return /(?:^|[.!?\n])\s*([^.!?\n]+\?)$/u.exec(before)?.[1] ?? '';
}
