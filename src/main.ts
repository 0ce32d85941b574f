import process from 'node:process';
import { CommanderError, Help, type Command, type Option } from 'commander';
import { CommandError, warn } from './commands/output.ts';
import { isHelpRequested, ProgramCommand } from './commands/program-command.ts';
import { commands } from './commands/command-table.ts';
import { ConfigError } from './config.ts';
import { AccountError } from './people/account-error.ts';
import { DatabaseError } from './store/database-error.ts';
import { EmbeddedPostgresError } from './store/embedded/embedded-postgres-error.ts';
import { registryVersion } from './version.ts';

/** What says by itself what is wrong and what to do, and needs no stack. */
const userErrors = [CommandError, AccountError, DatabaseError, EmbeddedPostgresError];

/** Named as a plain shell finds it in the folder of the service. */
const program = new ProgramCommand('npx outreach')
  .description(
    'Prepares outbound sales campaigns and replies to inbound messages. No operation sends a message.',
  )
  .version(registryVersion)
  .configureHelp({ optionDescription: describeOption })
  .enablePositionalOptions()
  .addHelpText(
    'after',
    '\nExit status: 0 done, 1 refused or failed, 2 words or settings that were not understood.\n' +
      'Answers go to standard output, all else to standard error.\n' +
      'Guides: /docs of the running service, and docs/ here.',
  )
  .exitOverride();
const programArguments = await replaceHelpCommand(process.argv.slice(2));
const positionals = programArguments.filter((word) => !word.startsWith('-'));
for (const { name, description, load } of commands) {
  const command = program.command(name).description(description);
  if (name === positionals[0]) (await load())(command);
}
addHelpHints(program, program.name());
await addOperationHint(program, positionals);
// The list of commands has their names alone, as what most of them take is not loaded.
program.configureHelp({ subcommandTerm: (command) => command.name() });

for (const stream of [process.stdout, process.stderr]) stream.on('error', handleOutputError);
try {
  await program.parseAsync(programArguments, { from: 'user' });
} catch (error) {
  process.exitCode = reportError(error);
  // A command that failed half-way may have left connections open; nothing of it is worth waiting for.
  process.exit();
}

/**
 * `help leads` as `leads --help`, at any depth, and the help of an operation or a group of them as that of its call;
 * what is none of all is refused, whatever it asks. The program itself has no option that takes a word, so the first
 * word is the command.
 */
async function replaceHelpCommand(typed: readonly string[]): Promise<string[]> {
  const asked = typed[0] === 'help' ? [...typed.slice(1), '--help'] : [...typed];
  const [first = '-'] = asked;
  if (first.startsWith('-') || commands.some(({ name }) => name === first) || !isHelpRequested(asked))
    return asked;
  const { isOperationOrGroup } = await import('./commands/suggest-operation.ts');
  return isOperationOrGroup(first) ? ['call', ...asked] : [first];
}

/** Which options a command cannot do without is said with each of them. */
function describeOption(option: Option): string {
  return `${new Help().optionDescription(option)}${option.mandatory ? ' (required)' : ''}`;
}

function addHelpHints(command: Command, path: string): void {
  command.showHelpAfterError(`(${path} --help says more)`);
  for (const inner of command.commands) addHelpHints(inner, `${path} ${inner.name()}`);
}

/** Whoever takes an operation for a command is told how it is called. */
async function addOperationHint(
  within: Command,
  [first, ...others]: readonly string[],
  path = '',
): Promise<void> {
  if (first === undefined || within.commands.length === 0) return;
  const next = within.commands.find((command) => command.name() === first);
  if (next) return addOperationHint(next, others, next.name());
  const { suggestOperation } = await import('./commands/suggest-operation.ts');
  const meant = suggestOperation(path === '' ? [first, ...others] : [path, first]);
  const name = [program.name(), path].join(' ').trim();
  within.showHelpAfterError(`${meant}(${name} --help says more)`);
}

/**
 * `outreach config | head -1` is no fault, and a service goes on when nobody reads what it prints. What cannot be
 * written for another reason, as onto a full disk, ends the program, for its answer would be cut off.
 */
function handleOutputError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return;
  warn(`What was to be printed could not be written: ${error.message}`);
  process.exit(1);
}

/** 2 for words and settings the program does not understand, 1 for what it could not do. */
function reportError(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const isPlain = error instanceof ConfigError || userErrors.some((kind) => error instanceof kind);
  const text = isPlain ? (error as Error).message : ((error as Error).stack ?? String(error));
  warn(text);
  return error instanceof ConfigError ? 2 : 1;
}
