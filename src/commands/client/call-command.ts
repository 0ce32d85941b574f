import { Option, type Command } from 'commander';
import { registry } from '../../../generated/contract/registry.ts';
import { ProgramCommand } from '../program-command.ts';
import { addFlags, parseJsonObject } from './flags.ts';
import { formatManualPage } from './manual-page.ts';
import { endpoints, findEndpoints, type ResolvedOperation } from './find-operation.ts';

const callOptionsGroup = 'Common options:';

/** Builds a command with the operation's arguments and the common options as flags. */
export function buildOperationCommand(operation: ResolvedOperation): Command {
  const { fn, entry, manual } = operation;
  const command = new ProgramCommand(`npx outreach call ${fn}`)
    .exitOverride()
    .allowExcessArguments()
    .usage('[arguments]')
    .addHelpOption(new Option('-h, --help', 'show this help').helpGroup(callOptionsGroup))
    .showHelpAfterError(`(npx outreach call ${fn} --help shows details)`);
  if (manual) command.description(`${manual.summary}.\n\n${manual.description}`);
  command.optionsGroup('Arguments:');
  if (manual) addFlags(command, manual);
  command.optionsGroup(callOptionsGroup);
  command
    .addOption(
      new Option(
        '--json <args>',
        'arguments as one JSON object; @FILE reads a file, - reads standard input; flags take precedence',
      ).argParser(parseJsonObject),
    )
    .addOption(
      new Option(
        '--output <form>',
        'default: table on a terminal, else json; lines prints one item per line',
      ).choices(['json', 'table', 'lines']),
    )
    .addOption(buildEndpointOption(operation));
  if (manual && 'cursor' in manual.arguments) command.option('--all', 'fetch all pages');
  if (entry?.dryRun) command.option('--dry-run', 'show effects and costs without changing anything');
  else if (manual) rejectDryRun(command, fn);
  if (acceptsIdempotencyKey(operation))
    command.option('--idempotency-key <key>', 'makes a retry with the same key safe');
  if (canWaitForRun(operation))
    command.option('--wait', 'follow the run until it ends or needs a person; prints runs.status');
  if (manual) command.addHelpText('after', () => formatManualPage(operation));
  // The service itself explains what to call instead, so accept any flags.
  else command.description(sessionRemedy(operation)).allowUnknownOption();
  return command;
}

function sessionRemedy({ fn, endpoint }: ResolvedOperation): string {
  const entry = registry.get(`${endpoint} ${fn}`);
  const remedy = entry?.kind === 'session' ? ` With a key, call ${entry.instead} instead.` : '';
  return `Only signed-in people can do this, and this release has no app for it; no key can call ${fn}.${remedy}`;
}

/** Names the missing dry run, so that the flag does not look misspelt. */
function rejectDryRun(command: Command, fn: string): void {
  command.addOption(new Option('--dry-run').hideHelp());
  command.on('option:dry-run', () => command.error(`error: ${fn} has no dry run.`));
}

/** With a single endpoint there is no choice, so hide the option. */
function buildEndpointOption({ fn, endpoint }: ResolvedOperation): Option {
  const available = findEndpoints(fn);
  return new Option('--endpoint <name>', `endpoint, if two operations share the name (default: ${endpoint})`)
    .choices(available.length > 1 ? available : endpoints)
    .hideHelp(available.length === 1);
}

/** A read needs no key, and an operation may have an argument of this name. */
export function acceptsIdempotencyKey({ endpoint, manual }: ResolvedOperation): boolean {
  return endpoint !== 'query' && !(manual && 'idempotencyKey' in manual.arguments);
}

function canWaitForRun({ fn, manual }: ResolvedOperation): boolean {
  const starts = ['engine.start', 'material.import', 'runs.startFromLeads'];
  return (
    starts.includes(fn) || (fn.startsWith('runs.') && manual !== undefined && 'runId' in manual.arguments)
  );
}
