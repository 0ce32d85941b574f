import type { ConnectorRecord, FieldMap } from '../../domain/connector-record.ts';
import { textBefore } from '../../domain/text-before.ts';
import { SourceFailed } from '../../ports/record-source.ts';
import { decodeTransferred } from '../html/decode.ts';
import { readCsv } from './csv.ts';
import { findList } from './json-list.ts';

export interface DocumentHead {
  readonly contentType: string;
  readonly fieldMap: FieldMap;
  /** The responding host, for error messages. */
  readonly host: string;
}

export interface SourceDocument {
  readonly records: AsyncIterable<ConnectorRecord>;
  /** The whole document, if it is JSON. */
  readonly json: unknown;
}

/**
 * Reads the records of one response. Rejects binary data and web pages by their content. The Content-Type determines
 * the format; without a useful one, the start of the text does. Throws
 * `SourceFailed` for any other document.
 */
export function readDocument(body: Buffer, { contentType, fieldMap, host }: DocumentHead): SourceDocument {
  const failed = (found: string) =>
    new SourceFailed(`${host} answered with ${found}. It must answer with JSON, NDJSON or CSV.`);
  const text = decodeTransferred(body, contentType).replace(/^[\r\n]+/, '');
  if (text.trim() === '') return { records: readLines(''), json: undefined };
  if (text.includes('\0')) throw failed('binary data');
  if (isMarkup(contentType, text)) throw failed('a web page or XML');
  const format = detectFormat(contentType, text);
  if (format === 'csv') return { records: readCsv(text, host), json: undefined };
  const json = format === 'json' ? parseJson(text) : undefined;
  if (json === undefined) {
    const line = firstLine(text);
    if (isTooDeep(line)) throw failed(`JSON that is nested deeper than ${maxDepth} levels`);
    if (!isObject(parseJson(line))) throw failed('text that is neither JSON nor NDJSON');
    return { records: readLines(text), json: undefined };
  }
  const list = findList(json, fieldMap);
  if ('problem' in list) throw failed(list.problem);
  return { records: toRecords(list.records), json };
}

/**
 * Detects web pages, such as a login page. A response that is declared as HTML but starts like JSON is not one.
 */
function isMarkup(contentType: string, text: string): boolean {
  const declared = /^(?:text\/html|application\/xhtml\+xml|(?:text|application)\/xml)\b/i.test(
    contentType.trim(),
  );
  return /^\s*<[a-z!?/]/i.test(text) || (declared && !/^\s*[{[]/.test(text));
}

type SourceFormat = 'json' | 'ndjson' | 'csv';

const formatsByContentType: readonly (readonly [RegExp, SourceFormat])[] = [
  [/^(?:application|text)\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-seq)\b/i, 'ndjson'],
  [/^[\w.+-]+\/(?:[\w.-]+\+)?json\b/i, 'json'],
  [/^(?:text|application)\/(?:x-)?(?:csv|comma-separated-values|tab-separated-values)\b/i, 'csv'],
];

function detectFormat(contentType: string, text: string): SourceFormat {
  const declared = formatsByContentType.find(([pattern]) => pattern.test(contentType.trim()));
  return declared?.[1] ?? (/^\s*[{[]/.test(text) ? 'json' : 'csv');
}

/** Returns undefined for invalid JSON, and for JSON whose nesting would make parsing too slow. */
function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}

const maxDepth = 100;

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === characterCodes.quote) isQuoted = !isQuoted;
    else if (isQuoted) index += code === characterCodes.backslash ? 1 : 0;
    else if (code === characterCodes.openList || code === characterCodes.openObject) depth += 1;
    else if (code === characterCodes.closeList || code === characterCodes.closeObject) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

const characterCodes = {
  quote: 0x22,
  backslash: 0x5c,
  openList: 0x5b,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;

const firstLine = (text: string): string => textBefore(text, /[\r\n]/);

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function* toRecords(records: readonly unknown[]): AsyncGenerator<ConnectorRecord> {
  for (const value of records) yield { value };
}

/** Reads NDJSON. An invalid line is one unreadable record and does not affect the others. */
async function* readLines(text: string): AsyncGenerator<ConnectorRecord> {
  for (const [line] of text.matchAll(/(?<![^\r\n])[^\S\r\n]*\S[^\r\n]*/g)) {
    const value = parseJson(line);
    yield value === undefined ? { problem: 'The line is not JSON.' } : { value };
  }
}
