import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { rounded, type BenchFigure, type Goal } from './figures.ts';

const headings = ['name', 'what', 'ours', 'baseline', 'ratio', 'goal', 'reached', 'least – median – most'];

/** The figures in columns, for a terminal. */
export function formatTable(figures: readonly BenchFigure[]): string {
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

/** The figures as a Markdown table. */
export function formatMarkdown(figures: readonly BenchFigure[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(headings),
    `|${'---|'.repeat(headings.length)}`,
    ...figures.map((figure) => line(cellsOf(figure))),
  ].join('\n');
}

/** The page that shows the last full run. */
export const benchmarksPage = path.join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md');
const section = /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/;

/** The circumstances of a run. */
export interface Circumstances {
  readonly command: string;
  readonly at: Date;
  /** Load average of the minute before the run. Above 1, other work disturbed the measurement. */
  readonly loadBefore: number;
  /** The program that made the calls. */
  readonly load: string;
}

/** Writes the figures into docs/benchmarks.md, with the command, the machine and the date. */
export function writeBenchmarks(figures: readonly BenchFigure[], circumstances: Circumstances): void {
  writeFileSync(benchmarksPage, withFigures(readFileSync(benchmarksPage, 'utf8'), figures, circumstances));
}

/** Replaces the table between the markers of a page. Throws if the page has no markers. */
export function withFigures(
  page: string,
  figures: readonly BenchFigure[],
  { command, at, loadBefore, load }: Circumstances,
): string {
  if (!section.test(page)) throw new Error('The page lacks the marker <!-- figures -->.');
  const [core] = cpus();
  const memory = `${Math.round(totalmem() / 1_073_741_824)} GB`;
  const machine = `${cpus().length} cores (${core!.model.trim()}), ${memory}, ${platform()} ${arch()}`;
  const average = `load average before the run ${loadBefore.toFixed(1)}`;
  const conditions = `${machine}, Node ${process.versions.node}; ${load}; ${average}`;
  const origin = `By \`${command}\` on ${at.toISOString().slice(0, 10)}: ${conditions}.`;
  return page.replace(
    section,
    (_, begin: string, end: string) => `${begin}\n${origin}\n\n${formatMarkdown(figures)}\n\n${end}`,
  );
}

function cellsOf({
  name,
  what,
  unit,
  ours,
  baseline,
  against,
  ratio,
  goal,
  reached,
  spread,
}: BenchFigure): string[] {
  const range = [spread.least, spread.median, spread.most].map(rounded).join(' – ');
  return [
    name,
    against === undefined ? what : `${what}, against ${against}`,
    `${rounded(ours)} ${unit}`,
    baseline === null ? '' : rounded(baseline),
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
