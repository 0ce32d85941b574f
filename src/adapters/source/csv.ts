import { finished } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import type { ConnectorRecord } from '../../domain/connector-record.ts';
import { SourceFailed } from '../../ports/record-source.ts';

const sliceCharacters = 65_536;
const maxRecordLength = 262_144;
const maxColumns = 1_000;

/**
 * Yields the rows of a CSV text as objects by column name. The separator is the most frequent one of `,`, `;`, tab and
 * `|` in the header line. Throws `SourceFailed` for invalid CSV.
 */
export async function* readCsv(text: string, host: string): AsyncGenerator<ConnectorRecord> {
  const rows: ConnectorRecord[] = [];
  const { delimiter, columns } = detectLayout(text);
  if (columns > maxColumns)
    throw new SourceFailed(`${host} answered with CSV of more than ${maxColumns} columns.`);
  const parser = parse({
    columns: (names: string[]) => names.map((name) => name.trim()),
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: maxRecordLength,
    // Collects rows here, because an error makes the parser drop the rows that were not read yet.
    on_record: (value: unknown) => void rows.push({ value }),
  });
  for (const step of parseInSlices(parser, text)) {
    const error = await step();
    // Lets other work run; awaiting the parser alone does not.
    await setImmediate();
    yield* rows.splice(0);
    if (error instanceof CsvError) throw toParseFailure(error, host);
    if (error) throw error;
  }
}

/** Passes the text to the parser in slices; each step returns the parser's error, if any. */
function* parseInSlices(parser: Parser, text: string): Generator<() => Promise<Error | null | undefined>> {
  parser.resume();
  const parsed = new Promise<Error | null | undefined>((done) => finished(parser, done));
  for (let start = 0; start < text.length; start += sliceCharacters) {
    const slice = text.slice(start, start + sliceCharacters);
    yield () => new Promise((done) => parser.write(slice, done));
  }
  yield () => {
    parser.end();
    return parsed;
  };
}

function toParseFailure(error: CsvError, host: string): SourceFailed {
  const reason = parserMessages[error.code] ?? inconsistentRows;
  return new SourceFailed(`${host} answered with CSV that cannot be read: ${reason}`, { cause: error });
}

const inconsistentRows = 'its rows do not match its first lines.';

/** Used instead of the parser's messages, which quote personal data. */
const parserMessages: { readonly [Code in CsvError['code']]?: string } = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is never closed.',
  CSV_MAX_RECORD_SIZE: `a row is longer than ${maxRecordLength} characters.`,
};

function detectLayout(text: string): { readonly delimiter: string; readonly columns: number } {
  const [header = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, sliceCharacters)) ?? [];
  const unquoted = header.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({
    delimiter,
    columns: unquoted.split(delimiter).length,
  }));
  return counts.reduce((best, layout) => (layout.columns > best.columns ? layout : best));
}
