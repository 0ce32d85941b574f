import { Option, type Command } from 'commander';
import { registry } from '../../../generated/contract/registry.ts';
import { ProgramCommand } from '../program-command.ts';
import { addFlags, parseJsonObject } from './flags.ts';
import { formatManualPage } from './manual-page.ts';
import { endpoints, findEndpoints, type ResolvedOperation } from './find-operation.ts';

const callOptionsGroup = 'How it is called:';

/** The flags of one operation, which are its arguments, and those of every call. */
export function buildOperationCommand(operation: ResolvedOperation): Command {
  const { fn, entry, manual } = operation;
  const command = new ProgramCommand(`npx outreach call ${fn}`)
    .exitOverride()
    .allowExcessArguments()
    .usage('[arguments]')
    .addHelpOption(new Option('-h, --help', 'show this').helpGroup(callOptionsGroup))
    .showHelpAfterError(`(npx outreach call ${fn} --help says more)`);
  if (manual) command.description(`${manual.summary}.\n\n${manual.description}`);
  command.optionsGroup('Arguments:');
  if (manual) addFlags(command, manual);
  command.optionsGroup(callOptionsGroup);
  command
    .addOption(
      new Option(
        '--json <args>',
        'arguments as one JSON object; @FILE or - reads it from a file or standard input; a flag beside it wins',
      ).argParser(parseJsonObject),
    )
    .addOption(
      new Option(
        '--output <form>',
        'by default table on a terminal, else json; lines is one item a line',
      ).choices(['json', 'table', 'lines']),
    )
    .addOption(buildEndpointOption(operation));
  if (manual && 'cursor' in manual.arguments) command.option('--all', 'read all pages');
  if (entry?.dryRun) command.option('--dry-run', 'say what would happen and cost, and change nothing');
  else if (manual) rejectDryRun(command, fn);
  if (acceptsIdempotencyKey(operation))
    command.option(
      '--idempotency-key <key>',
      'a word of yours; a call that is repeated with it is done once',
    );
  if (canWaitForRun(operation))
    command.option('--wait', 'follow the run until it ends or a person must act, and answer as runs.status');
  if (manual) command.addHelpText('after', () => formatManualPage(operation));
  // The service says what to call instead of what only a person's session may call, whatever stands beside its name.
  else command.description(sessionRemedy(operation)).allowUnknownOption();
  return command;
}

function sessionRemedy({ fn, endpoint }: ResolvedOperation): string {
  const entry = registry.get(`${endpoint} ${fn}`);
  const remedy = entry?.kind === 'session' ? ` With a key, call ${entry.instead} instead.` : '';
  return `A person does this in the app; no key can call ${fn}.${remedy}`;
}

/** Whoever asks for one must not take the flag for misspelt. */
function rejectDryRun(command: Command, fn: string): void {
  command.addOption(new Option('--dry-run').hideHelp());
  command.on('option:dry-run', () => command.error(`error: ${fn} has no dry run.`));
}

/** Where an operation stands on one endpoint alone there is nothing to choose, and the help is shorter without it. */
function buildEndpointOption({ fn, endpoint }: ResolvedOperation): Option {
  const available = findEndpoints(fn);
  return new Option('--endpoint <name>', `which of the two of this name; here ${endpoint}`)
    .choices(available.length > 1 ? available : endpoints)
    .hideHelp(available.length === 1);
}

/** What only reads needs none, and an operation may have an argument of that name. */
export function acceptsIdempotencyKey({ endpoint, manual }: ResolvedOperation): boolean {
  return endpoint !== 'query' && !(manual && 'idempotencyKey' in manual.arguments);
}

function canWaitForRun({ fn, manual }: ResolvedOperation): boolean {
  const starts = ['engine.start', 'material.import', 'runs.startFromLeads'];
  return (
    starts.includes(fn) || (fn.startsWith('runs.') && manual !== undefined && 'runId' in manual.arguments)
  );
}
