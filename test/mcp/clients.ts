import path from 'node:path';
import process from 'node:process';
import { createMCPClient } from '@ai-sdk/mcp';
import {
  Client as NextClient,
  StreamableHTTPClientTransport as NextTransport,
} from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

/** What a client hands its agent. */
export interface ToolAnswer<Value = any> {
  readonly structuredContent?: Value;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly isError?: boolean;
}

/** A client of others, connected. */
export interface Connected {
  /** The version of the protocol that both sides settled on, where the client tells. */
  version?(): string | undefined;
  listNames(): Promise<string[]>;
  call<Value = any>(name: string, args: object): Promise<ToolAnswer<Value>>;
  close(): Promise<void>;
}

type Connect = (url: string, key: string) => Promise<Connected>;

const identity = { name: 'judge', version: '1.0.0' };
const root = path.join(import.meta.dirname, '..', '..');

/** The official client of the first generation, over whatever carries its messages. */
async function connectBy(transport: Transport): Promise<Connected> {
  const client = new Client(identity);
  await client.connect(transport);
  return {
    ...(transport instanceof StreamableHTTPClientTransport && { version: () => transport.protocolVersion }),
    listNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => (await client.callTool({ name, arguments: { ...args } })) as never,
    close: () => client.close(),
  };
}

/** The official client of the next generation; in the mode `auto` it first asks for a protocol without a greeting. */
async function connectNext(url: string, key: string, mode: 'legacy' | 'auto'): Promise<Connected> {
  const client = new NextClient(identity, { versionNegotiation: { mode } });
  await client.connect(new NextTransport(new URL(url), { requestInit: { headers: bearer(key) } }));
  return {
    version: () => client.getNegotiatedProtocolVersion(),
    listNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => (await client.callTool({ name, arguments: { ...args } })) as never,
    close: () => client.close(),
  };
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

/** The clients that people connect by, each by the name of its package. */
export const clients: Readonly<Record<string, Connect>> = {
  '@modelcontextprotocol/sdk': (url, key) =>
    connectBy(
      new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: bearer(key) } }) as Transport,
    ),
  '@modelcontextprotocol/sdk with the key in the address': (url, key) =>
    connectBy(new StreamableHTTPClientTransport(new URL(`${url}?key=${key}`)) as Transport),
  '@modelcontextprotocol/client': (url, key) => connectNext(url, key, 'legacy'),
  '@modelcontextprotocol/client looking for the newest protocol': (url, key) => connectNext(url, key, 'auto'),
  '@ai-sdk/mcp': async (url, key) => {
    const client = await createMCPClient({ transport: { type: 'http', url, headers: bearer(key) } });
    return {
      listNames: async () => Object.keys(await client.tools()),
      call: async (name, args) => {
        const { [name]: tool } = await client.tools();
        return (await tool!.execute!(args, { toolCallId: name, messages: [] } as never)) as never;
      },
      close: () => client.close(),
    };
  },
  'mcp-remote': (url, key) =>
    connectBy(
      new StdioClientTransport({
        command: process.execPath,
        args: [
          path.join(root, 'node_modules', 'mcp-remote', 'dist', 'proxy.js'),
          url,
          '--allow-http',
          '--transport',
          'http-only',
          '--header',
          `Authorization: Bearer ${key}`,
        ],
        stderr: 'ignore',
      }) as Transport,
    ),
};
