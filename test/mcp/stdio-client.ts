import path from 'node:path';
import process from 'node:process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Args } from '../contract/operations.ts';
import type { Reply } from '../support/test-service.ts';
import { toReply, toolOf } from '../support/tool-request.ts';

/** The official client, connected to an `outreach mcp` process that it started. */
export interface StdioClient {
  /** The names of the offered tools. */
  readonly offered: ReadonlySet<string>;
  /** Calls the tool of an operation and returns the result in the form of the other doors. */
  send(id: string, args: Args): Promise<Reply>;
  close(): Promise<void>;
}

const program = path.join(import.meta.dirname, '..', '..', 'bin', 'outreach.js');

/** Starts one process for the service at `url`. The client validates results against the listed schemas. */
export async function startStdioClient(url: string, key: string): Promise<StdioClient> {
  const client = new Client({ name: 'test-client', version: '1.0.0' });
  const environment = { PATH: process.env['PATH']!, OUTREACH_URL: url, OUTREACH_KEY: key };
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], env: environment }),
  );
  const { tools } = await client.listTools();
  return {
    offered: new Set(tools.map(({ name }) => name)),
    send: async (id, args) => {
      const result = await client.callTool({ name: toolOf(id).name, arguments: args });
      const text = JSON.stringify({ result });
      return toReply({ status: 200, headers: new Headers(), text, ...unparsed });
    },
    close: () => client.close(),
  };
}

const unparsed = { body: {}, value: undefined, error: undefined } as unknown as Pick<
  Reply,
  'body' | 'value' | 'error'
>;
