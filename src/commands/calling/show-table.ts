import { printable } from '../printable.ts';
import { fitTo, isListOfWords, isTime, pad, textOf } from './cell-text.ts';

/**
 * Items as the lines of a table `width` characters wide: as many columns as fit, those first that tell items apart.
 * What is empty in every row has no column, what is the same in every row stands below, and so does how many columns
 * found no room.
 */
export function showTable(items: readonly unknown[], width: number): string[] {
  const columns = columnsOf(items);
  const plain = columns.filter(({ cells }) => cells.length > 0);
  // A table of nothing but equal rows still has one column.
  const shared = plain.filter(isShared).slice(plain.every(isShared) ? 1 : 0);
  const [shown, left] = choose(
    columns.filter((column) => !shared.includes(column)),
    width,
  );
  const line = (cellIn: (column: Column) => string) =>
    shown
      .map((column) => pad(fitTo(cellIn(column), column.width), column.width))
      .join('  ')
      .trimEnd();
  const rows = items.map((_, row) => line(({ cells }) => cells[row] ?? ''));
  return [line(({ name }) => name), ...rows, ...notes(shared, left, width)];
}

interface Column {
  readonly name: string;
  /** Empty where its values are nested and nothing in them would tell them apart. */
  readonly cells: readonly string[];
  /** How wide its widest cell is. */
  readonly needed: number;
  /** Narrower than this it is not shown. */
  readonly least: number;
}

/** Narrower than this no column of texts gets. */
const narrowestColumn = 16;

/** Wider than this no column gets while others still wait for room. */
const widestColumn = 40;

/** The columns that are not empty, those first that are worth most. */
function columnsOf(items: readonly unknown[]): Column[] {
  const rows = items.map((item) => (typeof item === 'object' && item !== null ? item : { value: item }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names
    .map((name) => ({ name, values: rows.map((row) => (row as Record<string, unknown>)[name]) }))
    .filter(({ values }) => values.some((value) => !isEmpty(value)))
    .toSorted((left, right) => worthOf(left.name, names) - worthOf(right.name, names))
    .map(({ name, values }) => {
      const texts = values.map((value) => printable(cellOf(name, value)));
      const cells = texts.some((text) => text !== '') ? texts : [];
      const needed = Math.max(name.length, ...cells.map((cell) => Array.from(cell).length));
      const isCut = !(isId(name) || isTime(name) || /^(status|state)$/.test(name));
      return {
        name: printable(name),
        cells,
        needed,
        least: isCut ? Math.min(needed, narrowestColumn) : needed,
      };
    });
}

/** What people look for in a list, whatever it lists. */
const telling = [
  'name',
  'company',
  'subject',
  'title',
  'email',
  'status',
  'state',
  'outcome',
  'contact',
  'draft',
  'reason',
  'firstName',
  'lastName',
  'jobTitle',
];

/** The lower the sooner it is shown: by what an item is called, what people look for, the rest, times, other ids. */
function worthOf(name: string, names: readonly string[]): number {
  if (name === 'id' || (name === names[0] && (isId(name) || name === 'row'))) return -1;
  if (telling.includes(name)) return telling.indexOf(name);
  if (isId(name)) return telling.length + 2;
  return telling.length + (isTime(name) ? 1 : 0);
}

/** An id that is cut cannot be pasted, so it is shown whole. */
function isId(name: string): boolean {
  return /(^id|Id)$/.test(name);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Of what is nested a cell has the words by which it is known, if there are any. */
function cellOf(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null || isListOfWords(value)) return textOf(name, value);
  const inner = value as Record<string, unknown>;
  const person = [inner['firstName'], inner['lastName']].filter((each) => typeof each === 'string').join(' ');
  const words = [person, ...telling.map((each) => inner[each])];
  return (words.find((each) => typeof each === 'string' && each !== '') as string | undefined) ?? '';
}

/** Of one row, or of its id, everybody wants to see all. */
function isShared({ name, cells }: Column): boolean {
  return name !== 'id' && cells.length > 1 && cells.every((cell) => cell === cells[0]);
}

/** The columns that fit, each with its width, and how many do not. */
function choose(
  columns: readonly Column[],
  width: number,
): [(Column & { readonly width: number })[], number] {
  let room = width + 2;
  const chosen: Column[] = [];
  for (const column of columns) {
    if (column.cells.length === 0 || (chosen.length > 0 && column.least + 2 > room)) continue;
    chosen.push(column);
    room -= column.least + 2;
  }
  const widened = chosen.map((column) => {
    const wider = Math.max(0, Math.min(column.needed, widestColumn, column.least + room) - column.least);
    room -= wider;
    return { ...column, width: column.least + wider };
  });
  return [widened, columns.length - chosen.length];
}

function notes(shared: readonly Column[], left: number, width: number): string[] {
  const same = shared.map(({ name, cells }) => `${name} ${fitTo(cells[0] ?? '', widestColumn)}`).join(', ');
  const lines = [
    ...(same === '' ? [] : [fitTo(`The same in every row: ${same}`, Math.max(width, widestColumn))]),
    ...(left === 0 ? [] : [`${left} more ${left === 1 ? 'column' : 'columns'}: --output json`]),
  ];
  return lines.length === 0 ? [] : ['', ...lines.map((each) => each.trimEnd())];
}
