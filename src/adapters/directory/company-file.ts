import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { unescapeFormulas } from '../../domain/csv.ts';
import { UnreadableFile, type FileRow } from '../../domain/own-directory/file-row.ts';
import { textBefore } from '../../domain/text-before.ts';

/**
 * Reads a file on disk as `readCompanyRows` does.
 *
 * @throws UnreadableFile also if the file is missing.
 */
export function readCompanyFile(path: string, encoding?: string): AsyncGenerator<FileRow> {
  return readCompanyRows(() => readChunks(path), encoding);
}

/**
 * Reads a file of companies row by row. It is CSV with comma, semicolon, tab or vertical bar, or NDJSON, whose objects
 * may contain a list of people. Without `encoding`, the encoding is that of the byte order mark, or else UTF-8 if
 * valid, or else Windows-1252. Opens the file twice: first to detect the encoding.
 *
 * @throws UnreadableFile if the encoding is unknown or a quote is never closed.
 */
export async function* readCompanyRows(open: OpenFile, encoding?: string): AsyncGenerator<FileRow> {
  const { label, start } = await detectEncoding(open, encoding);
  if (/^\s*\{/u.test(start)) yield* readObjects(open, label);
  else yield* readTable(open, label, detectDelimiter(start));
}

type OpenFile = () => AsyncIterable<Uint8Array>;

/** A longer row must have an unclosed quote. */
const maxRowLength = 1_000_000;
const sampleBytes = 65_536;

/** Detects the encoding and returns the start of the file. Reads the whole file if it has no byte order mark. */
async function detectEncoding(open: OpenFile, encoding?: string): Promise<{ label: string; start: string }> {
  let first: Uint8Array | undefined;
  let isUtf8 = true;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of open()) {
      first ??= chunk;
      if (encoding !== undefined || encodingByBom(first) !== null) break;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    isUtf8 = false;
  }
  const bytes = first?.subarray(0, sampleBytes) ?? new Uint8Array();
  const label = encoding ?? encodingByBom(bytes) ?? (isUtf8 ? 'utf-8' : 'windows-1252');
  return { label, start: decoderOf(label).decode(bytes, { stream: true }) };
}

async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Buffer>;
  } catch (error) {
    throw toUnreadableFile(path, error);
  }
}

function encodingByBom(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    throw new UnreadableFile(`${label} is an unknown encoding.`);
  }
}

function toUnreadableFile(path: string, error: unknown): UnreadableFile {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new UnreadableFile(`There is no file ${path}.`);
  return new UnreadableFile(
    code === 'EISDIR' ? `${path} is a folder.` : `${path} cannot be read: ${message}`,
  );
}

async function* readText(open: OpenFile, label: string): AsyncGenerator<string> {
  const decoder = decoderOf(label);
  for await (const chunk of open()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Returns the most frequent separator of the first line, outside quotes. */
function detectDelimiter(start: string): string {
  const line = textBefore(start.replaceAll(/"[^"]*"/gu, ''), /\r?\n|\r/u);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t', '|'].reduce((best, delimiter) =>
    count(delimiter) > count(best) ? delimiter : best,
  );
}

async function* readTable(open: OpenFile, label: string, delimiter: string): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    trim: true,
    max_record_size: maxRowLength,
  });
  // `pipe` does not forward errors, and the loop below must throw them.
  const source = Readable.from(readText(open, label)).on('error', (error) => parser.destroy(error));
  let headers: string[] | undefined;
  let row = 0;
  try {
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      row++;
      const isEmpty = cells.every((cell) => cell === '');
      if (headers === undefined) headers = isEmpty ? undefined : cells.map(unescapeFormulas);
      else if (cells.length > headers.length && cells.slice(headers.length).some((cell) => cell !== ''))
        yield { row, problem: `It has ${cells.length} cells, and the header has ${headers.length}.` };
      else if (!isEmpty) yield { row, headers, cells: cells.map(unescapeFormulas) };
    }
  } catch (error) {
    if (!isCsvError(error)) throw error;
    throw new UnreadableFile(`From row ${row + 1} on the file cannot be read as CSV: ${error.message}`);
  } finally {
    // Closes the file also if the caller stops early or the parser fails.
    source.destroy();
  }
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && String((error as { code?: unknown }).code).startsWith('CSV_');
}

async function* readObjects(open: OpenFile, label: string): AsyncGenerator<FileRow> {
  let rest = '';
  let row = 0;
  for await (const text of readText(open, label)) {
    const lines = (rest + text).split(/\r?\n/u);
    rest = lines.pop() ?? '';
    if (rest.length > maxRowLength) throw new UnreadableFile(`Row ${row + lines.length + 1} is too long.`);
    for (const line of lines) yield* readObject(line, ++row);
  }
  yield* readObject(rest, ++row);
}

function* readObject(line: string, row: number): Generator<FileRow> {
  if (line.trim() === '') return;
  const value = parseObject(line);
  if (value === null) {
    yield { row, problem: 'It is not a JSON object.' };
    return;
  }
  const peopleEntry = Object.entries(value).find(
    ([key, people]) => peopleKeys.has(key) && Array.isArray(people),
  );
  const people = (peopleEntry?.[1] as unknown[] | undefined) ?? [];
  if (people.length > maxPeople) {
    const limit = `at most ${maxPeople} are allowed. Split it into several objects.`;
    yield { row, problem: `It has ${people.length} people, and ${limit}` };
    return;
  }
  const company = toCells(Object.entries(value).filter(([key]) => key !== peopleEntry?.[0]));
  for (const person of people.length > 0 ? people : [{}]) {
    const record = { ...company, ...toCells(Object.entries(mapPersonKeys(person))) };
    yield { row, headers: Object.keys(record), cells: Object.values(record) };
  }
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Each person becomes a row with all fields of the company. */
const maxPeople = 1_000;

const peopleKeys = new Set([
  'people',
  'persons',
  'contacts',
  'henkilöt',
  'personer',
  'kontakter',
  'personen',
  'kontakte',
]);

/** Renames the keys of a person that a company also has. */
function mapPersonKeys(person: unknown): Record<string, unknown> {
  if (typeof person !== 'object' || person === null) return {};
  const { name, phone, ...others } = person as Record<string, unknown>;
  return {
    ...others,
    ...(name === undefined ? {} : { person: name }),
    ...(phone === undefined ? {} : { personPhone: phone }),
  };
}

function toCells(entries: readonly [string, unknown][]): Record<string, string> {
  return Object.fromEntries(entries.map(([key, value]) => [key, toCell(value)]));
}

function toCell(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
