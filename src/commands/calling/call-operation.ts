import type { Command } from 'commander';
import process from 'node:process';
import { connectToService, type Service } from './service.ts';
import { flagOf } from '../flag-name.ts';
import { warn } from '../output.ts';
import { printableJson } from '../printable.ts';
import { ProgramCommand } from '../program-command.ts';
import { commandFor, takesKey } from './call-command.ts';
import { readStandardInput } from './flag-contents.ts';
import { readArguments } from './flags.ts';
import { followRun } from './follow-run.ts';
import { findOperation, type Endpoint, type NamedOperation } from './named-operation.ts';
import { readAll } from './read-all.ts';
import { showValue } from './show-value.ts';
import { whyNone } from './why-none.ts';

interface CallOptions extends Record<string, unknown> {
  readonly json?: Record<string, unknown>;
  readonly endpoint?: Endpoint;
  readonly output?: 'json' | 'table' | 'lines';
  readonly all?: boolean;
  readonly wait?: boolean;
  readonly dryRun?: boolean;
}

/**
 * Reads the flags of one operation, calls it and prints its value.
 *
 * @throws CommanderError where the name or a flag is not understood.
 * @throws CommandError where the service refuses or cannot be reached.
 */
export async function callOperation(fn: string, given: readonly string[]): Promise<void> {
  const operation = nameOperation(fn, given);
  const command = commandFor(operation);
  command.parse(given, { from: 'user' });
  requireFlags(command, operation);
  await readStandardInput(command);
  const options = command.opts<CallOptions>();
  const args = { ...options.json, ...readArguments(operation, options) };
  if (options.json === undefined) requireArguments(command, operation, args);
  const service = connectToService();
  const call = {
    idempotencyKey: takesKey(operation) ? (options['idempotencyKey'] as string | undefined) : undefined,
    dryRun: options.dryRun,
  };
  const output = options.output ?? (process.stdout.isTTY ? 'table' : 'json');
  if (options.all && output === 'lines') {
    for await (const items of readAll(service, operation, args)) printLines(items);
    return;
  }
  const value = options.all
    ? { items: await gather(readAll(service, operation, args)), nextCursor: null }
    : await service.call(operation.endpoint, fn, args, call);
  const shown = options.wait ? await waitFor(service, value, args) : value;
  print(shown, output, output === 'table' ? await whyNone(service, operation, args, shown) : undefined);
}

function nameOperation(fn: string, given: readonly string[]): NamedOperation {
  try {
    return findOperation(fn, endpointIn(given));
  } catch (error) {
    const complains = new ProgramCommand()
      .exitOverride()
      .showHelpAfterError('(npx outreach call lists all operations)');
    return complains.error(`error: ${(error as Error).message}`);
  }
}

/** The endpoint decides which operation is meant, and so which flags there are; it is read before all others. */
function endpointIn(given: readonly string[]): string | undefined {
  const at = given.findIndex((word) => word === '--endpoint' || word.startsWith('--endpoint='));
  return at === -1 ? undefined : (given[at]?.split('=')[1] ?? given[at + 1]);
}

/** What stands without a flag is most often meant for one that the operation cannot do without. */
function requireFlags(command: Command, { manual }: NamedOperation): void {
  const [word] = command.args;
  if (word === undefined || !manual) return;
  const [needed] =
    Object.entries(manual.arguments).find(
      ([name, { required }]) => required && command.getOptionValue(name) === undefined,
    ) ?? [];
  const meant = needed === undefined ? '' : ` Did you mean ${flagOf(needed)} ${word}?`;
  command.error(`error: '${word}' stands without a flag.${meant}`);
}

function requireArguments(command: Command, { manual }: NamedOperation, args: object): void {
  const missing = Object.entries(manual?.arguments ?? {})
    .filter(([name, { required }]) => required && !(name in args))
    .map(
      ([name]) => command.options.find((option) => option.attributeName() === name)?.flags ?? flagOf(name),
    );
  if (missing.length > 0) command.error(`error: missing ${missing.join(', ')}`);
}

async function gather(pages: AsyncIterable<readonly unknown[]>): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

async function waitFor(service: Service, value: unknown, args: Record<string, unknown>): Promise<unknown> {
  const { runId = args['runId'], dryRun, warnings = [] } = value as Record<string, unknown>;
  for (const warning of warnings as string[]) warn(warning);
  if (typeof runId !== 'string' || dryRun === true) return value;
  return followRun(service, runId);
}

function print(value: unknown, output: 'json' | 'table' | 'lines', none: string | undefined): void {
  if (output === 'table') {
    process.stdout.write(showValue(value, process.stdout.columns ?? 100, none));
    return;
  }
  const { items } = Object(value) as { items?: unknown };
  if (output === 'lines') printLines(Array.isArray(items) ? items : [value]);
  else {
    const json = JSON.stringify(value, null, process.stdout.isTTY ? 2 : 0);
    process.stdout.write(`${printableJson(json)}\n`);
  }
}

function printLines(items: readonly unknown[]): void {
  for (const item of items) process.stdout.write(`${printableJson(JSON.stringify(item))}\n`);
}
