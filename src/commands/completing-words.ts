import { Command } from 'commander';
import { registry } from '../../generated/contract/registry.ts';
import { commandFor } from './calling/call-command.ts';
import { flagOf } from './flag-name.ts';
import { findOperation } from './calling/named-operation.ts';
import type { ListedCommand } from './listed-command.ts';

/** What may stand next on a command line that begins with `outreach`. */
export interface CompletingWords {
  /** By what stands there so far, flags left out, such as `outreach key`: the next commands and flags. */
  readonly next: ReadonlyMap<string, readonly string[]>;
  /** By the same and a flag, such as `outreach key create --mode`: the only words that may follow. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** All commands, those below them and all operations, with their flags and the words that those take. */
export async function gatherWords(commands: readonly ListedCommand[]): Promise<CompletingWords> {
  const names = commands.map(({ name }) => name);
  const next = new Map<string, readonly string[]>([
    ['outreach', [...names, 'help', '--help', '--version']],
    ['outreach help', names],
  ]);
  const values = new Map<string, readonly string[]>();
  for (const { name, load } of commands) {
    const command = new Command(name);
    (await load())(command);
    gather(command, `outreach ${name}`, { next, values });
  }
  const fns = [
    ...new Set([...registry.values()].flatMap(({ kind, fn }) => (kind === 'operation' ? [fn] : []))),
  ];
  next.set('outreach call', [...fns, '--help']);
  for (const fn of fns) gatherOperation(fn, { next, values });
  return { next, values };
}

interface Gathered {
  readonly next: Map<string, readonly string[]>;
  readonly values: Map<string, readonly string[]>;
}

function gather(command: Command, place: string, gathered: Gathered): void {
  const flags = command.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []));
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  const inner = command.commands.map((each) => each.name());
  gathered.next.set(place, [...inner, ...choices, ...flags, '--help']);
  for (const { long, argChoices } of command.options)
    if (argChoices) gathered.values.set(`${place} ${long}`, argChoices);
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
