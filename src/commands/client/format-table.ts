import { printable } from '../printable.ts';
import { truncate, isScalarList, isTimeField, pad, formatFieldValue } from './cell-text.ts';

/**
 * Items as the lines of a table `width` characters wide: as many columns as fit, those first that tell items apart.
 * What is empty in every row has no column, what is the same in every row stands below, and so does how many columns
 * found no room.
 */
export function formatTable(items: readonly unknown[], width: number): string[] {
  const columns = buildColumns(items);
  const plain = columns.filter(({ cells }) => cells.length > 0);
  // A table of nothing but equal rows still has one column.
  const shared = plain.filter(isConstantColumn).slice(plain.every(isConstantColumn) ? 1 : 0);
  const [shown, left] = fitColumns(
    columns.filter((column) => !shared.includes(column)),
    width,
  );
  const line = (cellIn: (column: Column) => string) =>
    shown
      .map((column) => pad(truncate(cellIn(column), column.width), column.width))
      .join('  ')
      .trimEnd();
  const rows = items.map((_, row) => line(({ cells }) => cells[row] ?? ''));
  return [line(({ name }) => name), ...rows, ...formatNotes(shared, left, width)];
}

interface Column {
  readonly name: string;
  /** Empty where its values are nested and nothing in them would tell them apart. */
  readonly cells: readonly string[];
  /** How wide its widest cell is. */
  readonly preferredWidth: number;
  /** Narrower than this it is not shown. */
  readonly minWidth: number;
}

/** Narrower than this no column of texts gets. */
const minColumnWidth = 16;

/** Wider than this no column gets while others still wait for room. */
const maxColumnWidth = 40;

/** The columns that are not empty, those first that are worth most. */
function buildColumns(items: readonly unknown[]): Column[] {
  const rows = items.map((item) => (typeof item === 'object' && item !== null ? item : { value: item }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names
    .map((name) => ({ name, values: rows.map((row) => (row as Record<string, unknown>)[name]) }))
    .filter(({ values }) => values.some((value) => !isEmpty(value)))
    .toSorted((left, right) => fieldRank(left.name, names) - fieldRank(right.name, names))
    .map(({ name, values }) => {
      const texts = values.map((value) => printable(formatCell(name, value)));
      const cells = texts.some((text) => text !== '') ? texts : [];
      const preferredWidth = Math.max(name.length, ...cells.map((cell) => Array.from(cell).length));
      const isCut = !(isIdField(name) || isTimeField(name) || /^(status|state)$/.test(name));
      return {
        name: printable(name),
        cells,
        preferredWidth,
        minWidth: isCut ? Math.min(preferredWidth, minColumnWidth) : preferredWidth,
      };
    });
}

/** What people look for in a list, whatever it lists. */
const prominentFields = [
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
function fieldRank(name: string, names: readonly string[]): number {
  if (name === 'id' || (name === names[0] && (isIdField(name) || name === 'row'))) return -1;
  if (prominentFields.includes(name)) return prominentFields.indexOf(name);
  if (isIdField(name)) return prominentFields.length + 2;
  return prominentFields.length + (isTimeField(name) ? 1 : 0);
}

/** An id that is cut cannot be pasted, so it is shown whole. */
function isIdField(name: string): boolean {
  return /(^id|Id)$/.test(name);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Of what is nested a cell has the words by which it is known, if there are any. */
function formatCell(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null || isScalarList(value))
    return formatFieldValue(name, value);
  const inner = value as Record<string, unknown>;
  const person = [inner['firstName'], inner['lastName']].filter((each) => typeof each === 'string').join(' ');
  const words = [person, ...prominentFields.map((each) => inner[each])];
  return (words.find((each) => typeof each === 'string' && each !== '') as string | undefined) ?? '';
}

/** Of one row, or of its id, everybody wants to see all. */
function isConstantColumn({ name, cells }: Column): boolean {
  return name !== 'id' && cells.length > 1 && cells.every((cell) => cell === cells[0]);
}

/** The columns that fit, each with its width, and how many do not. */
function fitColumns(
  columns: readonly Column[],
  width: number,
): [(Column & { readonly width: number })[], number] {
  let room = width + 2;
  const chosen: Column[] = [];
  for (const column of columns) {
    if (column.cells.length === 0 || (chosen.length > 0 && column.minWidth + 2 > room)) continue;
    chosen.push(column);
    room -= column.minWidth + 2;
  }
  const widened = chosen.map((column) => {
    const wider = Math.max(
      0,
      Math.min(column.preferredWidth, maxColumnWidth, column.minWidth + room) - column.minWidth,
    );
    room -= wider;
    return { ...column, width: column.minWidth + wider };
  });
  return [widened, columns.length - chosen.length];
}

function formatNotes(shared: readonly Column[], left: number, width: number): string[] {
  const same = shared
    .map(({ name, cells }) => `${name} ${truncate(cells[0] ?? '', maxColumnWidth)}`)
    .join(', ');
  const lines = [
    ...(same === '' ? [] : [truncate(`The same in every row: ${same}`, Math.max(width, maxColumnWidth))]),
    ...(left === 0 ? [] : [`${left} more ${left === 1 ? 'column' : 'columns'}: --output json`]),
  ];
  return lines.length === 0 ? [] : ['', ...lines.map((each) => each.trimEnd())];
}
