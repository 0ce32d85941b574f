import process from 'node:process';
import type { Command } from 'commander';
import { registry } from '../../generated/contract/registry.ts';
import { nearest } from '../domain/nearest.ts';
import { configFromEnvironment } from './database.ts';
import { CommandError } from './output.ts';

/** `outreach call FN`: one operation over HTTP; the value goes to standard output, a refusal to standard error. */
export function addCall(program: Command): void {
  program
    .command('call')
    .description('call one operation of a running service, with OUTREACH_URL and OUTREACH_KEY')
    .argument('<fn>', 'the operation, such as leads.list')
    .option('--json <args>', 'its arguments as one JSON object', '{}')
    .action(async (fn: string, options: { json: string }) => {
      const { outreachUrl, outreachKey, baseUrl } = configFromEnvironment();
      if (!outreachKey)
        throw new CommandError('Set OUTREACH_KEY to an API key; `outreach key create` makes one.');
      const args = readArguments(options.json);
      const response = await post(`${outreachUrl ?? baseUrl}/mcp/${endpointOf(fn)}`, outreachKey, {
        fn,
        args,
      });
      const reply = (await response.json()) as { value?: unknown; error?: { message: string; code: string } };
      if (!response.ok)
        throw new CommandError(
          `${reply.error?.code ?? response.status}: ${reply.error?.message ?? 'no message'}`,
        );
      process.stdout.write(`${JSON.stringify(reply.value, null, process.stdout.isTTY ? 2 : 0)}\n`);
    });
}

function readArguments(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`--json does not hold JSON: ${(error as Error).message}`);
  }
}

function endpointOf(fn: string): string {
  for (const entry of registry.values()) if (entry.fn === fn) return entry.endpoint;
  const near = nearest(
    fn,
    [...registry.values()].map((entry) => entry.fn),
  );
  throw new CommandError(`There is no operation ${fn}.${near ? ` Did you mean ${near}?` : ''}`);
}

async function post(url: string, key: string, body: object): Promise<Response> {
  try {
    // The operator's own service at the operator's own address: the guard is for addresses that others name.
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
