import { printable } from '../../domain/printable.ts';
import { pad, formatFieldValue } from './cell-text.ts';
import { formatTable } from './format-table.ts';

/**
 * Formats a JSON value for a terminal of `width` characters: a list as a table, anything else as names and values.
 */
export function formatValue(value: unknown, width: number, emptyMessage = 'There are none.'): string {
  const lines = isList(value) ? formatList(value, width, emptyMessage) : formatFields(value, '', width);
  return `${lines.join('\n')}\n`;
}

interface List {
  readonly items: readonly unknown[];
  readonly nextCursor?: string | null;
}

function isList(value: unknown): value is List {
  return Array.isArray((Object(value) as Partial<List>).items);
}

function formatList({ items, nextCursor }: List, width: number, emptyMessage: string): string[] {
  if (items.length === 0) return [emptyMessage];
  const more = nextCursor ? ['', `There are more: use --all, or --cursor ${printable(nextCursor)}`] : [];
  return [...formatTable(items, width), ...more];
}

function formatFields(value: unknown, indent: string, width: number): string[] {
  if (typeof value !== 'object' || value === null)
    return [`${indent}${printable(formatFieldValue('', value))}`];
  const entries = Object.entries(value).map(([name, inner]) => [printable(name), inner] as const);
  const plain = entries.filter(([, inner]) => !isNested(inner)).map(([name]) => name.length);
  const nameWidth = Math.max(0, ...plain);
  return entries.flatMap(([name, inner]) => {
    if (!isNested(inner))
      return wrapText(`${indent}${pad(name, nameWidth)}  `, formatFieldValue(name, inner), width);
    const deeper = `${indent}  `;
    const below = Array.isArray(inner)
      ? formatTable(inner, Math.max(20, width - deeper.length)).map((line) => (deeper + line).trimEnd())
      : formatFields(inner, deeper, width);
    return [`${indent}${name}`, ...below];
  });
}

function isNested(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Indents further lines below the first and breaks long ones between words. */
function wrapText(head: string, text: string, width: number): string[] {
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
