import process from 'node:process';
import { toFlag } from './flag-name.ts';
import { printable, printableJson, printableLines } from './printable.ts';

/** A command that cannot do what it was asked; the message says what to do instead. Exit status 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface OutputOptions {
  readonly json?: boolean;
}

/** Answers on standard output: one JSON object for machines, or lines for people. Logs go to standard error. */
export function print(options: OutputOptions, value: object, lines: readonly string[]): void {
  const text = options.json ? printableJson(JSON.stringify(value)) : printableLines(lines.join('\n'));
  process.stdout.write(`${text}\n`);
}

/** Says on standard error what a person should know of a command that did what it was asked. */
export function warn(message: string): void {
  process.stderr.write(`${printableLines(message)}\n`);
}

/** Says how far a command is to somebody who looks on; where standard error is no terminal, nobody does. */
export function printProgress(message: string): void {
  if (process.stderr.isTTY) warn(message);
}

/** Epoch milliseconds for people, in UTC and to the minute. */
export function formatTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16)}Z`;
}

/** Answers a list: as one JSON object, or as a table with one line for each item. */
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

/** What holds for a list without items; the flags that narrowed it down are named, as one of them may be why. */
export function formatEmptyList(options: object): string {
  const narrowing = Object.entries(options).filter(
    ([name, value]) => value !== undefined && !scopeFlags.includes(name),
  );
  if (narrowing.length === 0) return 'There are none.';
  return `There are none that fit ${printable(formatFlags(narrowing))}.`;
}

/** Arguments as the flags by which they are given. */
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

/** What says which list is meant, or how much of it. */
const scopeFlags = ['json', 'limit', 'org', 'project'];
