/**
 * The mbox format does not mark the end of a mail reliably. A line `From address weekday month day time year` after
 * an empty line separates two mails. Writers quote such a line within a mail with `>`, or declare the text's length
 * in Content-Length. The length is used only while every mail of the file has one that ends at a separator or at the
 * end of the file. If only some mails have one, their senders wrote it, so it cannot be trusted.
 */
import { onlyItemOrNull } from '../../domain/only-item.ts';
const newLine = 0x0a;
const separator = Buffer.from('From ');
/** The time zone may precede or follow the year. Some programs write ` at ` for `@`. */
const separatorPattern = new RegExp(
  '^From \\S{1,320}(?: at \\S{1,255})? {1,2}(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ' +
    '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \\d]?\\d \\d\\d:\\d\\d(?::\\d\\d)? ' +
    '(?:(?:[A-Z]{1,5}|[+-]\\d{4}) )?\\d{4}(?: [+-]\\d{4})?\\r?\\n?$',
);
const maxSeparatorLength = 700;

/** Thrown for a file that begins like an mbox but whose mails cannot be separated. */
export class InvalidMbox extends Error {}

/**
 * Splits an mbox into mails and buffers only one. A mail longer than `maxBytes` is truncated shortly after that limit,
 * so that the reader can detect the excess. Its declared length is ignored.
 *
 * @throws InvalidMbox if the first line begins with `From ` and is not a separator.
 */
export async function* splitMbox(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let pending: Part[] = [];
  let end: number | null = null;
  let [size, areLengthsTrusted] = [0, true];
  for await (const part of partsOf(chunks, maxBytes)) {
    size += part.size + (pending.length > 0 ? part.separator.length : 0);
    if (pending.push(part) === 1) end = endOf(part);
    const state =
      areLengthsTrusted && size <= maxBytes ? compareWithDeclaredLength(part, size, end) : 'untrusted';
    if (state === 'incomplete') continue;
    areLengthsTrusted = state === 'complete';
    yield* areLengthsTrusted ? [mailOf(pending)] : pending.map((piece) => mailOf([piece]));
    [pending, size] = [[], 0];
  }
  yield* pending.map((piece) => mailOf([piece]));
}

/** The lines between two possible separators: a mail, or a piece of one. */
interface Part {
  /** The line before the part; may be empty for the first part. */
  readonly separator: Buffer;
  /** Unchanged lines, up to the size limit. */
  readonly lines: Buffer[];
  /** The size of all lines, including those beyond the limit. */
  size: number;
  /** The size of the headers and the empty line after them; null if there is no such line. */
  headSize: number | null;
}

async function* partsOf(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Part> {
  let part = newPart(Buffer.alloc(0));
  let [isAfterBlank, isFirst] = [true, true];
  for await (const line of linesOf(chunks)) {
    const looksLikeSeparator = isAfterBlank && line.subarray(0, separator.length).equals(separator);
    const isSeparator =
      looksLikeSeparator && separatorPattern.test(line.toString('latin1', 0, maxSeparatorLength));
    if (isFirst && looksLikeSeparator && !isSeparator)
      throw new InvalidMbox('The first line is not of the form `From address Sat Nov 21 08:00:00 2026`.');
    isAfterBlank = isBlank(line);
    isFirst = false;
    if (isSeparator) {
      if (part.size > 0) yield part;
      part = newPart(line);
      continue;
    }
    if (part.size <= maxBytes) part.lines.push(line);
    part.size += line.length;
    if (isAfterBlank) part.headSize ??= part.size;
  }
  if (part.size > 0) yield part;
}

const newPart = (line: Buffer): Part => ({ separator: line, lines: [], size: 0, headSize: null });

/** Whether a mail of `size` bytes ends with its last part, given its declared length `end`. */
function compareWithDeclaredLength(
  last: Part,
  size: number,
  end: number | null,
): 'complete' | 'incomplete' | 'untrusted' {
  if (end === null) return 'untrusted';
  const rest = size - end;
  if (rest < 0) return 'incomplete';
  const text = Buffer.concat(last.lines.slice(-2)).toString('latin1');
  const isEnd = rest <= maxTrailingBytes && /^[\r\n]*$/.test(text.slice(text.length - rest));
  return isEnd ? 'complete' : 'untrusted';
}

/** The line end of the text and the empty line before a separator, each up to two bytes. */
const maxTrailingBytes = 4;

/** The position at which the mail that begins with this part ends, by its Content-Length; null if it has none. */
function endOf({ lines, headSize }: Part): number | null {
  if (headSize === null) return null;
  const headers = lines.slice(0, lines.findIndex(isBlank)).map((line) => line.toString('latin1', 0, 100));
  const declared = onlyItemOrNull(headers.filter((line) => /^content-length:/i.test(line)));
  const length = declared === null ? null : /^[^:]*:[ \t]*(\d{1,12})[ \t]*\r?\n$/.exec(declared);
  return length === null ? null : headSize + Number(length[1]);
}

function mailOf(parts: readonly Part[]): Buffer {
  const lines = parts.flatMap((part, index) => (index === 0 ? part.lines : [part.separator, ...part.lines]));
  return Buffer.concat(lines.map(unquoteLine));
}

const maxLineLength = 1_048_576;

/** Yields lines with their line ends; splits very long lines. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = rest.indexOf(newLine); end >= 0; end = rest.indexOf(newLine, start)) {
      yield rest.subarray(start, end + 1);
      start = end + 1;
    }
    rest = rest.subarray(start);
    if (rest.length <= maxLineLength) continue;
    yield rest;
    rest = Buffer.alloc(0);
  }
  if (rest.length > 0) yield rest;
}

function isBlank(line: Buffer): boolean {
  return line.length <= 2 && line.toString('latin1').trim() === '';
}

function unquoteLine(line: Buffer): Buffer {
  return /^>+From /.test(line.toString('latin1', 0, 100)) ? line.subarray(1) : line;
}
