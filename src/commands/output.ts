import process from 'node:process';
import { printable, printableJson, printableLines } from '../domain/printable.ts';
import { toFlag } from './flag-name.ts';

/** A command failed; the message says what to do. Exit status 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface OutputOptions {
  readonly json?: boolean;
}

/**
 * Prints to standard output: one JSON object for programs, or lines for people. A line break inside a line becomes a
 * space, so that a stored text cannot add lines of its own. Logs go to standard error.
 */
export function print(options: OutputOptions, value: object, lines: readonly string[]): void {
  const text = options.json ? printableJson(JSON.stringify(value)) : lines.map(printable).join('\n');
  process.stdout.write(`${text}\n`);
}

/** Prints a warning of a successful command to standard error. */
export function warn(message: string): void {
  process.stderr.write(`${printableLines(message)}\n`);
}

/** Prints progress to standard error, only on a terminal. */
export function printProgress(message: string): void {
  if (process.stderr.isTTY) warn(message);
}

/** Formats epoch milliseconds in UTC, to the minute. */
export function formatTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16)}Z`;
}

/** Prints a list as one JSON object, or as a table with one line per item. */
export function printList<Item>(
  options: OutputOptions,
  value: object,
  items: readonly Item[],
  cellsOf: (item: Item) => readonly string[],
): void {
  const rows = items.map((item) => cellsOf(item).map(printable));
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  print(options, value, rows.length ? rows.map((row) => line(row).trimEnd()) : [formatEmptyList(options)]);
}

/** The message for an empty list. Names the filter flags, because they may be the cause. */
export function formatEmptyList(options: object): string {
  const narrowing = Object.entries(options).filter(
    ([name, value]) => value !== undefined && !scopeFlags.includes(name),
  );
  if (narrowing.length === 0) return 'There are none.';
  return `None match ${printable(formatFlags(narrowing))}.`;
}

/** Formats arguments as flags. */
export function formatFlags(args: readonly (readonly [name: string, value: unknown])[]): string {
  return args
    .flatMap(([name, value]) =>
      [value].flat().map((each: unknown) => `${toFlag(name)} ${formatFlagValue(each)}`),
    )
    .join(' ');
}

function formatFlagValue(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Flags that choose the list or its length and filter nothing. */
const scopeFlags = ['json', 'limit', 'org', 'project'];
