import { printable } from '../../domain/printable.ts';
import { truncate, isScalarList, isTimeField, pad, formatFieldValue } from './cell-text.ts';

/**
 * Formats items as a table `width` characters wide, with as many columns as fit, the most distinctive first. Leaves
 * out empty columns. Lists constant columns and the number of hidden ones below the table.
 */
export function formatTable(items: readonly unknown[], width: number): string[] {
  const columns = buildColumns(items);
  const plain = columns.filter(({ cells }) => cells.length > 0);
  // A table of identical rows still has one column.
  const shared = plain.filter(isConstantColumn).slice(plain.every(isConstantColumn) ? 1 : 0);
  const [shown, hiddenCount] = fitColumns(
    columns.filter((column) => !shared.includes(column)),
    width,
  );
  const line = (cellIn: (column: Column) => string) =>
    shown
      .map((column) => pad(truncate(cellIn(column), column.width), column.width))
      .join('  ')
      .trimEnd();
  const rows = items.map((_, row) => line(({ cells }) => cells[row] ?? ''));
  return [line(({ name }) => name), ...rows, ...formatNotes(shared, hiddenCount, width)];
}

interface Column {
  readonly name: string;
  /** Empty if the values are nested and have no short form. */
  readonly cells: readonly string[];
  /** Width of the widest cell. */
  readonly preferredWidth: number;
  /** A narrower column is not shown. */
  readonly minWidth: number;
}

/** Minimum width of a text column. */
const minColumnWidth = 16;

/** Maximum width of a column while others still need room. */
const maxColumnWidth = 40;

/** The non-empty columns, most important first. */
function buildColumns(items: readonly unknown[]): Column[] {
  const rows = items.map(
    (item) =>
      new Map<string, unknown>(
        Object.entries(typeof item === 'object' && item !== null ? item : { value: item }),
      ),
  );
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return names
    .map((name) => ({ name, values: rows.map((row) => row.get(name)) }))
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

/** The fields people look for in any list. */
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

/** Lower ranks come first: names, prominent fields, the rest, times, other ids. */
function fieldRank(name: string, names: readonly string[]): number {
  if (name === 'id' || (name === names[0] && (isIdField(name) || name === 'row'))) return -1;
  if (prominentFields.includes(name)) return prominentFields.indexOf(name);
  if (isIdField(name)) return prominentFields.length + 2;
  return prominentFields.length + (isTimeField(name) ? 1 : 0);
}

/** A cut id cannot be pasted, so it is shown whole. */
function isIdField(name: string): boolean {
  return /(^id|Id)$/.test(name);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** A nested value is shown by its name or similar, if it has one. */
function formatCell(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null || isScalarList(value))
    return formatFieldValue(name, value);
  const inner = value as Record<string, unknown>;
  const person = [inner['firstName'], inner['lastName']].filter((each) => typeof each === 'string').join(' ');
  const words = [person, ...prominentFields.map((each) => inner[each])];
  return (words.find((each) => typeof each === 'string' && each !== '') as string | undefined) ?? '';
}

/** A single row and ids are always shown as columns. */
function isConstantColumn({ name, cells }: Column): boolean {
  return name !== 'id' && cells.length > 1 && cells.every((cell) => cell === cells[0]);
}

/** The columns that fit, with their widths, and the number of hidden ones. */
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

function formatNotes(shared: readonly Column[], hiddenCount: number, width: number): string[] {
  const same = shared
    .map(({ name, cells }) => `${name} ${truncate(cells[0] ?? '', maxColumnWidth)}`)
    .join(', ');
  const lines = [
    ...(same === '' ? [] : [truncate(`The same in every row: ${same}`, Math.max(width, maxColumnWidth))]),
    ...(hiddenCount === 0
      ? []
      : [`${hiddenCount} more ${hiddenCount === 1 ? 'column' : 'columns'}: --output json`]),
  ];
  return lines.length === 0 ? [] : ['', ...lines.map((each) => each.trimEnd())];
}
