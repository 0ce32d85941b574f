import type { Command } from 'commander';
import process from 'node:process';
import { connectToService, type Service } from './connect-to-service.ts';
import { toFlag } from '../flag-name.ts';
import { warn } from '../output.ts';
import { printableJson } from '../../domain/printable.ts';
import { ProgramCommand } from '../program-command.ts';
import { buildOperationCommand, acceptsIdempotencyKey } from './call-command.ts';
import { resolveStandardInput } from './flag-contents.ts';
import { pickArguments } from './flags.ts';
import { followRun } from './follow-run.ts';
import { findOperation, type Endpoint, type ResolvedOperation } from './find-operation.ts';
import { readPages } from './read-pages.ts';
import { formatValue } from './format-value.ts';
import { describeEmptyList } from './describe-empty-list.ts';

interface CallOptions extends Record<string, unknown> {
  readonly json?: Record<string, unknown>;
  readonly endpoint?: Endpoint;
  readonly output?: 'json' | 'table' | 'lines';
  readonly all?: boolean;
  readonly wait?: boolean;
  readonly dryRun?: boolean;
}

/**
 * Parses an operation's flags, calls it and prints its value.
 * @throws CommanderError if the name or a flag is invalid.
 * @throws CommandError if the service returns an error or is unreachable.
 */
export async function callOperation(fn: string, argv: readonly string[]): Promise<void> {
  const operation = resolveOperation(fn, argv);
  const command = buildOperationCommand(operation);
  command.parse(argv, { from: 'user' });
  rejectUnflaggedArgument(command, operation);
  await resolveStandardInput(command);
  const options = command.opts<CallOptions>();
  const args = { ...options.json, ...pickArguments(operation, options) };
  if (options.json === undefined) requireArguments(command, operation, args);
  const service = connectToService();
  const call = {
    idempotencyKey: acceptsIdempotencyKey(operation)
      ? (options['idempotencyKey'] as string | undefined)
      : undefined,
    dryRun: options.dryRun,
  };
  const output = options.output ?? (process.stdout.isTTY ? 'table' : 'json');
  if (options.all && output === 'lines') {
    for await (const items of readPages(service, operation, args)) printLines(items);
    return;
  }
  const value = options.all
    ? { items: await collectItems(readPages(service, operation, args)), nextCursor: null }
    : await service.call(operation.endpoint, fn, args, call);
  const result = options.wait ? await waitForRun(service, value, args) : value;
  printValue(
    result,
    output,
    output === 'table' ? await describeEmptyList(service, operation, args, result) : undefined,
  );
}

function resolveOperation(fn: string, argv: readonly string[]): ResolvedOperation {
  try {
    return findOperation(fn, readEndpointFlag(argv));
  } catch (error) {
    const errorCommand = new ProgramCommand()
      .exitOverride()
      .showHelpAfterError('(npx outreach call lists all operations)');
    return errorCommand.error(`error: ${(error as Error).message}`);
  }
}

/** The endpoint decides which operation is meant, and so which flags exist. It is read first. */
function readEndpointFlag(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--endpoint' || word.startsWith('--endpoint='));
  return at === -1 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1]);
}

/** Suggests a required argument, because a word without a flag is usually the value of one. */
function rejectUnflaggedArgument(command: Command, operation: ResolvedOperation): void {
  const [word] = command.args;
  if (word === undefined || !operation.manual) return;
  const [needed] =
    Object.entries(operation.manual.arguments).find(
      ([name, { required }]) => required && command.getOptionValue(name) === undefined,
    ) ?? [];
  const suggestion = needed === undefined ? '' : ` Did you mean ${toFlag(needed)} ${word}?`;
  command.error(`error: '${word}' has no flag.${suggestion}`);
}

function requireArguments(command: Command, operation: ResolvedOperation, args: object): void {
  const missing = Object.entries(operation.manual?.arguments ?? {})
    .filter(([name, { required }]) => required && !(name in args))
    .map(
      ([name]) => command.options.find((option) => option.attributeName() === name)?.flags ?? toFlag(name),
    );
  if (missing.length > 0) command.error(`error: missing ${missing.join(', ')}`);
}

async function collectItems(pages: AsyncIterable<readonly unknown[]>): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

async function waitForRun(service: Service, value: unknown, args: Record<string, unknown>): Promise<unknown> {
  const { runId = args['runId'], dryRun, warnings = [] } = value as Record<string, unknown>;
  for (const warning of warnings as string[]) warn(warning);
  if (typeof runId !== 'string' || dryRun === true) return value;
  return followRun(service, runId);
}

function printValue(
  value: unknown,
  output: 'json' | 'table' | 'lines',
  emptyMessage: string | undefined,
): void {
  if (output === 'table') {
    process.stdout.write(formatValue(value, process.stdout.columns ?? 100, emptyMessage));
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
