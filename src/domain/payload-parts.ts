import { readCutOff } from './cut-off-json.ts';
import { isUntold } from './payload-secrets.ts';
import { hideByDots, type Hide } from './secret-hiding.ts';
import { isDrawnValue } from './secret-values.ts';

/** What a text holds that is an object or a list written as JSON, also one cut off; undefined for every other text. */
export function readParts(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return readCutOff(text);
  }
}

/** The text without the values of secrets' names, as in `name=Anna&password=…`. */
export function withoutSecretPairs(text: string, hide: Hide): string {
  return [pair, encodedPair].reduce(
    (rest, shape) =>
      rest.replace(shape, (found, name: string, sign: string) =>
        isUntold(decoded(name)) ? name + sign + hide(found.slice(name.length + sign.length)) : found,
      ),
    text,
  );
}

const pair = /(?<![^\s&?;,#])([\p{L}\p{N}_.%+[\]-]{1,80})(=)[^\s&;,]+/gu;
/** In an address within another one. */
const encodedPair = /(?<=%3f|%26|%23|[=&\s])([\p{L}\p{N}_.+-]{1,80})(%3d)[^\s&%]+/giu;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** The text without what stands below the name of a secret, in lines of cells as in CSV. */
export function withoutSecretColumns(text: string, hide = hideByDots): string {
  const lines = text.split('\n');
  let header: Header | null = null;
  return lines
    .map((line) => {
      const cells = header === null ? [] : line.split(header.separator);
      if (header === null || cells.length !== header.length) {
        header = headerOf(line);
        return line;
      }
      const { separator, secrets, isTight } = header;
      return cells
        .map((cell, place) =>
          secrets.has(place) && isSecretCell(cell, isTight) ? hiddenIn(cell, hide) : cell,
        )
        .join(separator);
    })
    .join('\n');
}

interface Header {
  readonly separator: string;
  readonly length: number;
  readonly secrets: ReadonlySet<number>;
  /** Whether no blanks stand between the cells, as machines write them. */
  readonly isTight: boolean;
}

const longestHeader = 1_000;
const longestName = 40;

function headerOf(line: string): Header | null {
  if (line.length > longestHeader) return null;
  const separator = [',', ';', '\t', '|'].find((sign) => line.includes(sign));
  if (separator === undefined) return null;
  const cells = line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const isHeader = cells.every((cell) => cell.length <= longestName && !/[:.!?\d]/.test(cell));
  const secrets = new Set(cells.flatMap((cell, place) => (isHeader && isUntold(cell) ? [place] : [])));
  return secrets.size === 0
    ? null
    : { separator, length: cells.length, secrets, isTight: !/[,;]\s/.test(line) };
}

function isSecretCell(cell: string, isTight: boolean): boolean {
  const value = cell.trim();
  return value !== '' && (isTight || isDrawnValue({ kind: 'password', value, rest: '' }));
}

function hiddenIn(cell: string, hide: Hide): string {
  return cell.replace(/\S.*\S|\S/su, hide);
}
