import { Command } from 'commander';
import { operationNames } from '../domain/operation-names.ts';
import { buildOperationCommand } from './client/call-command.ts';
import { toFlag } from './flag-name.ts';
import { findOperation } from './client/find-operation.ts';
import type { CommandEntry } from './command-entry.ts';

/** The words that may follow on a command line of `outreach`. */
export interface CompletionWords {
  /** Next commands and flags, keyed by the words so far without flags, such as `outreach key`. */
  readonly next: ReadonlyMap<string, readonly string[]>;
  /**
   * Allowed values, keyed by the words so far and a flag, such as `outreach key create --mode`. Flags with free
   * values are absent.
   */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Positions where a value of the caller may follow, such as the folder of `outreach upload`, besides flags. */
  readonly freeText: ReadonlySet<string>;
}

/** Collects all commands, subcommands and operations with their flags and values. */
export async function collectWords(commands: readonly CommandEntry[]): Promise<CompletionWords> {
  const names = commands.map(({ name }) => name);
  const next = new Map<string, readonly string[]>([
    ['outreach', [...names, 'help', '--help', '--version']],
    ['outreach help', names],
  ]);
  const words: WordsByCommand = { next, values: new Map(), freeText: new Set() };
  for (const { name, load } of commands) {
    const command = new Command(name);
    (await load())(command);
    collectCommandWords(command, `outreach ${name}`, words);
  }
  next.set('outreach call', [...operationNames, '--help']);
  words.freeText.delete('outreach call');
  for (const fn of operationNames) collectOperationWords(fn, words);
  return words;
}

interface WordsByCommand {
  readonly next: Map<string, readonly string[]>;
  readonly values: Map<string, readonly string[]>;
  readonly freeText: Set<string>;
}

function collectCommandWords(command: Command, commandPath: string, words: WordsByCommand): void {
  const flags = command.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []));
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  const inner = command.commands.map((each) => each.name());
  words.next.set(commandPath, [...inner, ...choices, ...flags, '--help']);
  if (command.registeredArguments.some(({ argChoices }) => !argChoices)) words.freeText.add(commandPath);
  for (const option of command.options)
    if (option.required) words.values.set(`${commandPath} ${option.long}`, option.argChoices ?? []);
  for (const each of command.commands) collectCommandWords(each, `${commandPath} ${each.name()}`, words);
}

/** If two operations share a name, the words are those of the first. */
function collectOperationWords(fn: string, words: WordsByCommand): void {
  const operation = findOperation(fn, undefined);
  const commandPath = `outreach call ${fn}`;
  collectCommandWords(buildOperationCommand(operation), commandPath, words);
  for (const [name, { choices }] of Object.entries(operation.manual?.arguments ?? {}))
    if (choices) words.values.set(`${commandPath} ${toFlag(name)}`, choices);
}
