import { parseTruncatedJson } from './truncated-json.ts';
import { isWithheldField } from './payload-secrets.ts';
import { redactWithDots, type Redact } from './redaction.ts';
import { isRandomValue } from './secret-values.ts';

/** Parses a text that is a JSON object or list, even if truncated; undefined for any other text. */
export function parseJsonText(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return parseTruncatedJson(text);
  }
}

/** Redacts the values of secrets in pairs such as `name=Anna&password=…`. */
export function redactPairs(text: string, hide: Redact): string {
  return [pair, encodedPair].reduce(
    (partly, pattern) =>
      partly.replace(pattern, (found, name: string, equals: string) =>
        isWithheldField(decoded(name))
          ? name + equals + hide(found.slice(name.length + equals.length))
          : found,
      ),
    text,
  );
}

const pair = /(?<![^\s&?;,#])([\p{L}\p{N}_.%+[\]-]{1,80})(=)[^\s&;,]+/gu;
/** A pair in an address that is encoded inside another address. */
const encodedPair = /(?<=%3f|%26|%23|[=&\s])([\p{L}\p{N}_.+-]{1,80})(%3d)[^\s&%]+/giu;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** Redacts the columns of secrets in delimited text such as CSV. */
export function redactTextColumns(text: string, hide = redactWithDots): string {
  const lines = text.split('\n');
  let header: Header | null = null;
  return lines
    .map((line) => {
      const cells = header === null ? [] : line.split(header.separator);
      if (header === null || cells.length !== header.length) {
        header = readHeader(line);
        return line;
      }
      const { separator, secrets, isTight } = header;
      return cells
        .map((cell, index) =>
          secrets.has(index) && isSecretCell(cell, isTight) ? redactCell(cell, hide) : cell,
        )
        .join(separator);
    })
    .join('\n');
}

interface Header {
  readonly separator: string;
  readonly length: number;
  readonly secrets: ReadonlySet<number>;
  /** Whether the cells have no spaces around them, as in machine-written text. */
  readonly isTight: boolean;
}

const maxHeaderLength = 1_000;
const maxNameLength = 40;

function readHeader(line: string): Header | null {
  if (line.length > maxHeaderLength) return null;
  const separator = [',', ';', '\t', '|'].find((candidate) => line.includes(candidate));
  if (separator === undefined) return null;
  const cells = line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const isHeader = cells.every((cell) => cell.length <= maxNameLength && !/[:.!?\d]/.test(cell));
  const secrets = new Set(cells.flatMap((cell, index) => (isHeader && isWithheldField(cell) ? [index] : [])));
  return secrets.size === 0
    ? null
    : { separator, length: cells.length, secrets, isTight: !/[,;]\s/.test(line) };
}

function isSecretCell(cell: string, isTight: boolean): boolean {
  const value = cell.trim();
  return value !== '' && (isTight || isRandomValue({ kind: 'password', value, rest: '' }));
}

function redactCell(cell: string, hide: Redact): string {
  return cell.replace(/\S.*\S|\S/su, hide);
}
