import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { UnreadableFile, type FileRow } from '../../domain/own-directory/file-row.ts';
import { textBefore } from '../../domain/text-before.ts';

/**
 * Reads a file of companies row by row: CSV with comma, semicolon, tab or bar, or NDJSON, whose objects may contain a
 * list of people. Without `encoding`, a byte order mark decides, else valid UTF-8, else Windows-1252.
 *
 * @throws UnreadableFile if the file is missing, the encoding is unknown, or a quote is never closed.
 */
export async function* readCompanyFile(path: string, encoding?: string): AsyncGenerator<FileRow> {
  const { label, beginning } = await detectEncoding(path, encoding);
  if (/^\s*\{/u.test(beginning)) yield* readObjects(path, label);
  else yield* readTable(path, label, detectDelimiter(beginning));
}

/** A longer row means an unclosed quote. */
const maxRowLength = 1_000_000;
const sampleBytes = 65_536;

/** Detects the encoding and returns the beginning of the file. Without a mark, it reads the whole file. */
async function detectEncoding(
  path: string,
  encoding?: string,
): Promise<{ label: string; beginning: string }> {
  let first: Buffer | undefined;
  let isUtf8 = true;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
      first ??= part;
      if (encoding !== undefined || encodingByBom(first) !== null) break;
      decoder.decode(part, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw toUnreadableFile(path, error);
    isUtf8 = false;
  }
  const bytes = first?.subarray(0, sampleBytes) ?? Buffer.alloc(0);
  const label = encoding ?? encodingByBom(bytes) ?? (isUtf8 ? 'utf-8' : 'windows-1252');
  return { label, beginning: decoderOf(label).decode(bytes, { stream: true }) };
}

function encodingByBom(bytes: Buffer): string | null {
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

async function* readText(path: string, label: string): AsyncGenerator<string> {
  const decoder = decoderOf(label);
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

/** The separator that is most frequent in the first line, outside quotes. */
function detectDelimiter(beginning: string): string {
  const line = textBefore(beginning.replaceAll(/"[^"]*"/gu, ''), /\r?\n|\r/u);
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function* readTable(path: string, label: string, delimiter: string): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    trim: true,
    max_record_size: maxRowLength,
  });
  // Forwards errors of the source to the reader of the rows.
  const source = Readable.from(readText(path, label)).on('error', (error) => parser.destroy(error));
  let headers: string[] | undefined;
  let row = 0;
  try {
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      row++;
      const isEmpty = cells.every((cell) => cell === '');
      if (headers === undefined) headers = isEmpty ? undefined : cells;
      else if (cells.length > headers.length && cells.slice(headers.length).some((cell) => cell !== ''))
        yield { row, problem: `It has ${cells.length} cells, and the header has ${headers.length}.` };
      else if (!isEmpty) yield { row, headers, cells };
    }
  } catch (error) {
    if (!isCsvError(error)) throw error;
    throw new UnreadableFile(`From row ${row + 1} on the file cannot be read as CSV: ${error.message}`);
  }
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && String((error as { code?: unknown }).code).startsWith('CSV_');
}

async function* readObjects(path: string, label: string): AsyncGenerator<FileRow> {
  let rest = '';
  let row = 0;
  for await (const text of readText(path, label)) {
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
  const listed = Object.entries(value).find(([key, people]) => peopleKeys.has(key) && Array.isArray(people));
  const company = Object.fromEntries(Object.entries(value).filter(([key]) => key !== listed?.[0]));
  const people = (listed?.[1] as unknown[] | undefined) ?? [];
  for (const person of people.length > 0 ? people : [{}]) {
    const record = Object.entries({ ...company, ...mapPersonKeys(person) });
    yield { row, headers: record.map(([key]) => key), cells: record.map(([, cell]) => toCell(cell)) };
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

/** The company already uses the key for its name, so a person's name needs another one. */
function mapPersonKeys(person: unknown): Record<string, unknown> {
  if (typeof person !== 'object' || person === null) return {};
  const { name, phone, ...others } = person as Record<string, unknown>;
  return {
    ...others,
    ...(name === undefined ? {} : { person: name }),
    ...(phone === undefined ? {} : { personPhone: phone }),
  };
}

function toCell(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
