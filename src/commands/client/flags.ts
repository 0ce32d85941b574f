import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Manual, ManualArgument } from '../../../generated/contract/manuals.ts';
import { toFlag } from '../flag-name.ts';
import { readFlagContents } from './flag-contents.ts';
import type { ResolvedOperation } from './find-operation.ts';

/** Adds a flag for each argument of an operation, and two for each boolean. */
export function addFlags(command: Command, { arguments: known }: Manual): void {
  for (const [name, argument] of Object.entries(known)) {
    const flag = toFlag(name);
    const { types, itemTypes } = argument;
    if (types.join() === 'boolean') {
      command
        .option(flag, describeArgument(argument))
        .option(flag.replace('--', '--no-'), `the opposite of ${flag}`);
      continue;
    }
    const option = new Option(`${flag} <${flagPlaceholder(argument)}>`, describeArgument(argument));
    if (itemTypes?.join() === 'string' && types.length === 1) {
      option.argParser((text, before?: string[]) => [...(before ?? []), parseListItem(text, flag, argument)]);
    } else option.argParser((text) => parseFlag(text, argument));
    command.addOption(option);
  }
}

/** Returns the options that are arguments of the operation. */
export function pickArguments(
  { manual }: ResolvedOperation,
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.keys(manual?.arguments ?? {}).filter((name) => options[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, options[name]]));
}

/** Parses a JSON object from a text, from @FILE, or from standard input for -. */
export function parseJsonObject(text: string): unknown {
  return readFlagContents(text, (contents) => {
    const value = parseJson(contents);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    throw new InvalidArgumentError('Write one JSON object, such as {"limit":10}.');
  });
}

/** True if the argument is written as JSON rather than as a word or number. */
export function isJsonArgument({ types, itemTypes }: ManualArgument): boolean {
  const isTextList = itemTypes?.join() === 'string' && types.length === 1;
  return !isTextList && (types.length === 0 || types.includes('array') || types.includes('object'));
}

function flagPlaceholder(argument: ManualArgument): string {
  const { types, itemTypes, choices } = argument;
  if (isJsonArgument(argument)) return 'json';
  if (choices && choices.join('|').length <= 30) return choices.join('|');
  if (itemTypes || types.includes('string')) return 'text';
  return 'number';
}

function describeArgument({
  description,
  required,
  choices = [],
  itemTypes,
  default: defaultValue,
}: ManualArgument): string {
  const notes = [
    ...(required ? ['required'] : []),
    ...(itemTypes?.join() === 'string' ? ['may be repeated'] : []),
    ...(choices.join('|').length > 30 ? [`one of ${choices.join(', ')}`] : []),
    ...(defaultValue === undefined ? [] : [`default: ${JSON.stringify(defaultValue)}`]),
  ];
  if (description === '') return notes.join('; ');
  return `${description}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

function parseFlag(text: string, argument: ManualArgument): unknown {
  const { types } = argument;
  if (types.length === 0) return readFlagContents(text, parseJsonOrText);
  if (text === 'null' && types.includes('null')) return null;
  if (isJsonArgument(argument)) return readFlagContents(text, parseJson);
  const isNumeric = types.includes('integer') || types.includes('number');
  if (isNumeric && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('string')) return parseChoice(text, argument);
  throw new InvalidArgumentError('Use a number.');
}

/** A comma usually separates words, but some words contain one: the user must say which. */
function parseListItem(text: string, flag: string, argument: ManualArgument): string {
  if (!/^[^\s,]+(,[^\s,]+)+$/.test(text)) return parseChoice(text, argument);
  const flags = text.split(',').map((word) => `${flag} ${word}`);
  throw new InvalidArgumentError(`Use ${flags.join(' ')}, or --json for one word with a comma.`);
}

function parseChoice(text: string, { choices }: ManualArgument): string {
  if (!choices || choices.includes(text)) return text;
  throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
}

function parseJson(contents: string): unknown {
  if (contents.trim() === '') throw new InvalidArgumentError('It is empty instead of JSON.');
  try {
    return JSON.parse(contents);
  } catch (error) {
    throw new InvalidArgumentError(`It is not valid JSON: ${(error as Error).message}`);
  }
}

/** If any value is allowed, text that is not JSON counts as a string. */
function parseJsonOrText(contents: string): unknown {
  try {
    return JSON.parse(contents);
  } catch {
    return contents;
  }
}
