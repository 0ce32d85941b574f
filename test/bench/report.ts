import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { rounded, type Figure, type Goal } from './figures.ts';

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

const readme = path.join(import.meta.dirname, '..', '..', 'README.md');
const section = /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/;

/** How a table of figures came about. */
export interface Circumstances {
  readonly command: string;
  readonly at: Date;
  /** How many processes wanted a core in the minute before; what is far above none was measured on a busy machine. */
  readonly loadBefore: number;
}

/** Puts the figures where the README has its place for them, and says with what, where and when they were measured. */
export function writeReadme(figures: readonly Figure[], { command, at, loadBefore }: Circumstances): void {
  const [core] = cpus();
  const memory = `${Math.round(totalmem() / 1_073_741_824)} GB`;
  const machine = `${cpus().length} cores (${core!.model.trim()}), ${memory}, ${platform()} ${arch()}`;
  const place = `${machine}, Node ${process.versions.node}; load before it ${loadBefore.toFixed(1)}`;
  const said = `By \`${command}\` on ${at.toISOString().slice(0, 10)}: ${place}.`;
  const text = readFileSync(readme, 'utf8');
  if (!section.test(text)) throw new Error('The README has no place for figures: <!-- figures -->.');
  const replace = (_: string, begin: string, end: string) =>
    `${begin}\n${said}\n\n${asMarkdown(figures)}\n\n${howRatiosAreMade}\n\n${end}`;
  writeFileSync(readme, text.replace(section, replace));
}

const howRatiosAreMade =
  'Ours and limit are medians of their own, and the ratio is the median of the ratios of the single rounds: ' +
  'it is not the one by the other.';

function cellsOf({ name, what, unit, ours, limit, against, ratio, goal, reached, spread }: Figure): string[] {
  const range = [spread.least, spread.median, spread.most].map(rounded).join(' – ');
  return [
    name,
    against === undefined ? what : `${what}, against ${against}`,
    `${rounded(ours)} ${unit}`,
    limit === null ? '' : rounded(limit),
    ratio === null ? '' : rounded(ratio),
    goal ? goalOf(goal, unit) : '',
    reached ?? '',
    range,
  ];
}

function goalOf({ of, is, value }: Goal, unit: string): string {
  const sign = is === 'at least' ? '≥' : '≤';
  return of === 'ratio' ? `${sign} ${value.toFixed(2)} ×` : `${sign} ${rounded(value)} ${unit}`;
}
