import process from 'node:process';
import { CommanderError, Help, type Command, type Option } from 'commander';
import { CommandError, warn } from './commands/output.ts';
import { isHelpRequested, ProgramCommand } from './commands/program-command.ts';
import { commands } from './commands/command-table.ts';
import { ConfigError } from './config.ts';
import { SecretKeyInvalid } from './ports/secrets.ts';
import { UserFacingError } from './people/user-facing-error.ts';
import { DatabaseError } from './store/database-error.ts';
import { EmbeddedPostgresError } from './store/embedded/embedded-postgres-error.ts';
import { registryVersion } from './version.ts';

/** Errors with a clear message, which need no stack trace. */
const settingErrors = [ConfigError, SecretKeyInvalid];
const userErrors = [...settingErrors, CommandError, UserFacingError, DatabaseError, EmbeddedPostgresError];

/** The name that works in any shell in the service's folder. */
const program = new ProgramCommand('npx outreach')
  .description(
    'Prepares outbound sales campaigns and replies to inbound messages. No operation sends a message.',
  )
  .version(registryVersion)
  .configureHelp({ optionDescription: describeOption })
  .enablePositionalOptions()
  .addHelpText(
    'after',
    '\nExit status: 0 success, 1 failure, 2 invalid arguments or settings.\nResults go to standard ' +
      'output, everything else to standard error.\nGuides: /docs of the running service, and docs/ ' +
      'here.',
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
// List only names, because most commands' arguments are not loaded.
program.configureHelp({ subcommandTerm: (command) => command.name() });

for (const stream of [process.stdout, process.stderr]) stream.on('error', handleOutputError);
try {
  await program.parseAsync(programArguments, { from: 'user' });
} catch (error) {
  process.exitCode = reportError(error);
  // A failed command may have left connections open; none is worth waiting for.
  process.exit();
}

/**
 * Turns `help run` into `run --help`, and `help leads.add` into `call leads.add --help`, as for other operations and
 * groups of them. Of an unknown name it returns the name alone, which the parser then rejects. The program's own
 * options take no values, so the first word is the command.
 */
async function replaceHelpCommand(typed: readonly string[]): Promise<string[]> {
  const asked = typed[0] === 'help' ? [...typed.slice(1), '--help'] : [...typed];
  const [first = '-'] = asked;
  if (first.startsWith('-') || commands.some(({ name }) => name === first) || !isHelpRequested(asked))
    return asked;
  const { isOperationOrGroup } = await import('./commands/suggest-operation.ts');
  return isOperationOrGroup(first) ? ['call', ...asked] : [first];
}

/** Marks required options in the help. */
function describeOption(option: Option): string {
  return `${new Help().optionDescription(option)}${option.mandatory ? ' (required)' : ''}`;
}

function addHelpHints(command: Command, path: string): void {
  command.showHelpAfterError(`(${path} --help shows details)`);
  for (const inner of command.commands) addHelpHints(inner, `${path} ${inner.name()}`);
}

/** If an operation is used as a command, explains how to call it. */
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
  within.showHelpAfterError(`${meant}(${name} --help shows details)`);
}

/**
 * A closed pipe such as `outreach config | head -1` is no error, and a service continues without a reader. Any other
 * write error, such as a full disk, ends the program, because its output would be incomplete.
 */
function handleOutputError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return;
  warn(`The output could not be written: ${error.message}`);
  process.exit(1);
}

/** Returns 2 for invalid arguments or settings, 1 for failures. */
function reportError(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const isPlain = userErrors.some((kind) => error instanceof kind);
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  warn(isPlain ? message : stack);
  return settingErrors.some((kind) => error instanceof kind) ? 2 : 1;
}
