import { readFileSync } from 'node:fs';
import process from 'node:process';
import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import { registry } from '../../generated/contract/registry.ts';
import { configFromEnvironment } from './database.ts';
import { CommandError } from './output.ts';
import { strangeFn } from './readers.ts';

const endpoints = ['query', 'mutate', 'run'] as const;

interface CallOptions {
  readonly json: object;
  readonly endpoint?: (typeof endpoints)[number];
}

/** `outreach call FN`: one operation over HTTP; the value goes to standard output, a refusal to standard error. */
export function addCall(program: Command): void {
  program
    .command('call')
    .description('call one operation of a running service, with OUTREACH_URL and OUTREACH_KEY')
    .addArgument(new Argument('<fn>', 'the operation, such as leads.list').argParser(readOperation))
    .addOption(
      new Option('--json <args>', 'its arguments as one JSON object; - reads them from standard input')
        .argParser(readArguments)
        .default({}, '{}'),
    )
    .addOption(
      new Option('--endpoint <name>', 'needed only for an operation that stands on several').choices(
        endpoints,
      ),
    )
    .action(async (fn: string, options: CallOptions) => {
      const { outreachUrl, outreachKey, baseUrl } = configFromEnvironment();
      if (!outreachKey)
        throw new CommandError('Set OUTREACH_KEY to an API key; `outreach key create` makes one.');
      const endpoint = options.endpoint ?? endpointsOf(fn)[0];
      const url = `${outreachUrl ?? baseUrl}/mcp/${endpoint}`;
      const value = await call(url, outreachKey, { fn, args: options.json });
      process.stdout.write(`${JSON.stringify(value, null, process.stdout.isTTY ? 2 : 0)}\n`);
    });
}

function readOperation(fn: string): string {
  if (endpointsOf(fn).length) return fn;
  const names = [...registry.values()].map((entry) => entry.fn);
  throw strangeFn(fn, names);
}

function endpointsOf(fn: string): string[] {
  return endpoints.filter((endpoint) => registry.has(`${endpoint} ${fn}`));
}

function readArguments(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text === '-' ? readFileSync(0, 'utf8') : text);
  } catch (error) {
    throw new InvalidArgumentError(`It is no JSON: ${(error as Error).message}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new InvalidArgumentError('Write one JSON object, such as {"limit":10}.');
}

interface Reply {
  readonly value?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
  readonly request_id?: string;
}

async function call(url: string, key: string, body: object): Promise<unknown> {
  const response = await post(url, key, body);
  const reply = (await response.json().catch(() => ({}))) as Reply;
  if (response.ok && reply.value !== undefined) return reply.value;
  if (!reply.error) {
    throw new CommandError(
      `What answers at ${new URL(url).origin} (with status ${response.status}) is not this service. ` +
        'Check OUTREACH_URL.',
    );
  }
  throw new CommandError(`${reply.error.code}: ${reply.error.message} (${reply.request_id})`);
}

async function post(url: string, key: string, body: object): Promise<Response> {
  try {
    // The operator's own service at the operator's own address: the guard is for addresses that others name.
    // oxlint-disable-next-line no-restricted-globals
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  } catch {
    throw new CommandError(
      `No service answers at ${new URL(url).origin}. Start it with npm start, or set OUTREACH_URL.`,
    );
  }
}
