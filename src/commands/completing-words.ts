import { Command } from 'commander';
import { operationNames } from '../domain/operation-names.ts';
import { commandFor } from './calling/call-command.ts';
import { flagOf } from './flag-name.ts';
import { findOperation } from './calling/named-operation.ts';
import type { ListedCommand } from './listed-command.ts';

/** What may stand next on a command line that begins with `outreach`. */
export interface CompletingWords {
  /** By what stands there so far, flags left out, such as `outreach key`: the next commands and flags. */
  readonly next: ReadonlyMap<string, readonly string[]>;
  /**
   * By the same and a flag, such as `outreach key create --mode`: the only words that may follow. None of a flag that
   * takes any text.
   */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Where something of the caller's own stands next, such as the folder of `outreach upload`, and flags as well. */
  readonly open: ReadonlySet<string>;
}

/** All commands, those below them and all operations, with their flags and the words that those take. */
export async function gatherWords(commands: readonly ListedCommand[]): Promise<CompletingWords> {
  const names = commands.map(({ name }) => name);
  const next = new Map<string, readonly string[]>([
    ['outreach', [...names, 'help', '--help', '--version']],
    ['outreach help', names],
  ]);
  const gathered: Gathered = { next, values: new Map(), open: new Set() };
  for (const { name, load } of commands) {
    const command = new Command(name);
    (await load())(command);
    gather(command, `outreach ${name}`, gathered);
  }
  next.set('outreach call', [...operationNames, '--help']);
  gathered.open.delete('outreach call');
  for (const fn of operationNames) gatherOperation(fn, gathered);
  return gathered;
}

interface Gathered {
  readonly next: Map<string, readonly string[]>;
  readonly values: Map<string, readonly string[]>;
  readonly open: Set<string>;
}

function gather(command: Command, place: string, gathered: Gathered): void {
  const flags = command.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []));
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  const inner = command.commands.map((each) => each.name());
  gathered.next.set(place, [...inner, ...choices, ...flags, '--help']);
  if (command.registeredArguments.some(({ argChoices }) => !argChoices)) gathered.open.add(place);
  for (const option of command.options)
    if (option.required) gathered.values.set(`${place} ${option.long}`, option.argChoices ?? []);
  for (const each of command.commands) gather(each, `${place} ${each.name()}`, gathered);
}

/** Where two operations share a name, the words are those of the first. */
function gatherOperation(fn: string, gathered: Gathered): void {
  const operation = findOperation(fn, undefined);
  const place = `outreach call ${fn}`;
  gather(commandFor(operation), place, gathered);
  for (const [name, { choices }] of Object.entries(operation.manual?.arguments ?? {}))
    if (choices) gathered.values.set(`${place} ${flagOf(name)}`, choices);
}
