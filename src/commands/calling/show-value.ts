import { printable } from '../printable.ts';

/** A value of JSON for a terminal that is `width` characters wide: a list as a table, else names and values. */
export function showValue(value: unknown, width: number): string {
  const lines = isList(value) ? showList(value, width) : showFields(value, '', width);
  return `${lines.join('\n')}\n`;
}

/** The text on one line of at most so many characters; an ellipsis stands for what was cut off. */
export function fitTo(text: string, width: number): string {
  const characters = Array.from(printable(text));
  return characters.length <= width ? characters.join('') : `${characters.slice(0, width - 1).join('')}…`;
}

interface List {
  readonly items: readonly unknown[];
  readonly nextCursor?: string | null;
}

function isList(value: unknown): value is List {
  return Array.isArray((Object(value) as Partial<List>).items);
}

function showList({ items, nextCursor }: List, width: number): string[] {
  if (items.length === 0) return ['There are none.'];
  const more = nextCursor ? ['', `There are more: --all, or --cursor ${printable(nextCursor)}`] : [];
  return [...showTable(items, width), ...more];
}

/** Wider than this no column gets while others still wait for room. */
const widestColumn = 40;

/** As many columns as fit, the first ones first; what is empty or no plain value in every row has none. */
function showTable(items: readonly unknown[], width: number): string[] {
  const rows = items.map((item) => (typeof item === 'object' && item !== null ? item : { value: item }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns: { name: string; cells: string[]; width: number }[] = [];
  let left = width;
  for (const name of names) {
    const values = rows.map((row) => (row as Record<string, unknown>)[name]);
    if (values.every((value) => !isPlain(value) || value === '')) continue;
    const cells = values.map((value) => cellOf(name, value));
    // An id that is cut cannot be pasted, so it is shown whole.
    const widest = /(^id|Id)$/.test(name) ? Infinity : widestColumn;
    const needed = Math.min(widest, Math.max(name.length, ...cells.map((cell) => Array.from(cell).length)));
    if (columns.length > 0 && needed > left) break;
    columns.push({ name: printable(name), cells, width: needed });
    left -= needed + 2;
  }
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => pad(fitTo(cell, columns[index]!.width), columns[index]!.width)).join('  ');
  const header = line(columns.map(({ name }) => name)).trimEnd();
  return [header, ...rows.map((_, row) => line(columns.map(({ cells }) => cells[row]!)).trimEnd())];
}

function showFields(value: unknown, indent: string, width: number): string[] {
  if (typeof value !== 'object' || value === null) return [`${indent}${cellOf('', value)}`];
  const entries = Object.entries(value).map(([name, inner]) => [printable(name), inner] as const);
  const plain = entries.filter(([, inner]) => !isNested(inner)).map(([name]) => name.length);
  const nameWidth = Math.max(0, ...plain);
  return entries.flatMap(([name, inner]) => {
    if (!isNested(inner)) return wrapped(`${indent}${pad(name, nameWidth)}  `, textOf(name, inner), width);
    const deeper = `${indent}  `;
    const below = Array.isArray(inner)
      ? showTable(inner, Math.max(20, width - deeper.length)).map((line) => deeper + line)
      : showFields(inner, deeper, width);
    return [`${indent}${name}`, ...below];
  });
}

function isNested(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function isPlain(value: unknown): boolean {
  return value !== null && value !== undefined && (typeof value !== 'object' || isListOfWords(value));
}

function isListOfWords(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object');
}

function cellOf(name: string, value: unknown): string {
  return printable(textOf(name, value));
}

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && name.endsWith('At') && value > 1e11) return new Date(value).toISOString();
  if (isListOfWords(value)) return value.join(', ');
  if (Array.isArray(value) && value.length === 0) return '';
  return JSON.stringify(value);
}

/** A text of several lines stands under its own beginning; long ones are broken between words. */
function wrapped(head: string, text: string, width: number): string[] {
  const room = Math.max(20, width - head.length);
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const broken: string[] = [];
    let current = '';
    for (const word of printable(line).split(' ')) {
      if (current !== '' && current.length + word.length + 1 > room) {
        broken.push(current);
        current = word;
      } else current = current === '' ? word : `${current} ${word}`;
    }
    return [...broken, current];
  });
  return lines.map((line, index) => `${index === 0 ? head : ' '.repeat(head.length)}${line}`.trimEnd());
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - Array.from(text).length));
}
