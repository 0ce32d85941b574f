import type { Figure, Goal } from './figures.ts';

const headings = ['name', 'what', 'ours', 'limit', 'ratio', 'goal', 'reached', 'least – median – most'];

/** The figures in columns, for a terminal. */
export function asTable(figures: readonly Figure[]): string {
  const rows = [headings, ...figures.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The same for the README. */
export function asMarkdown(figures: readonly Figure[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(headings),
    `|${'---|'.repeat(headings.length)}`,
    ...figures.map((figure) => line(cellsOf(figure))),
  ].join('\n');
}

function cellsOf({ name, what, unit, ours, limit, against, ratio, goal, reached, spread }: Figure): string[] {
  const range = [spread.least, spread.median, spread.most].map(rounded).join(' – ');
  return [
    name,
    against === undefined ? what : `${what}, against ${against}`,
    `${rounded(ours)} ${unit}`,
    limit === null ? '' : rounded(limit),
    ratio === null ? '' : rounded(ratio),
    goal ? goalOf(goal, unit) : '',
    reached === null ? '' : reached ? 'yes' : 'no',
    range,
  ];
}

function goalOf({ of, is, value }: Goal, unit: string): string {
  const sign = is === 'at least' ? '≥' : '≤';
  return of === 'ratio' ? `${sign} ${value.toFixed(2)} ×` : `${sign} ${rounded(value)} ${unit}`;
}

/** Three digits that say something; more would be noise. */
function rounded(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
