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

/** The tool result that a client passes to its agent. */
export interface ClientResult<Value = any> {
  readonly structuredContent?: Value;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly isError?: boolean;
}

/** A connected third-party client. */
export interface ConnectedClient {
  /** The negotiated protocol version, if the client exposes it. */
  version?(): string | undefined;
  listNames(): Promise<string[]>;
  call<Value = any>(name: string, args: object): Promise<ClientResult<Value>>;
  close(): Promise<void>;
}

type Connect = (url: string, key: string) => Promise<ConnectedClient>;

const identity = { name: 'judge', version: '1.0.0' };
const root = path.join(import.meta.dirname, '..', '..');

/** Connects the official client, version 1, over the given transport. */
async function connectWith(transport: Transport): Promise<ConnectedClient> {
  const client = new Client(identity);
  await client.connect(transport);
  return {
    ...(transport instanceof StreamableHTTPClientTransport && { version: () => transport.protocolVersion }),
    listNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => (await client.callTool({ name, arguments: { ...args } })) as never,
    close: () => client.close(),
  };
}

/**
 * Connects the official client, version 2. In the mode `auto` it first tries a protocol without an initialize call.
 */
async function connectNext(url: string, key: string, mode: 'legacy' | 'auto'): Promise<ConnectedClient> {
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

/** Widely used clients, by package name. */
export const clients: Readonly<Record<string, Connect>> = {
  '@modelcontextprotocol/sdk': (url, key) =>
    connectWith(
      new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: bearer(key) } }) as Transport,
    ),
  '@modelcontextprotocol/sdk with the key in the address': (url, key) =>
    connectWith(new StreamableHTTPClientTransport(new URL(`${url}?key=${key}`)) as Transport),
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
    connectWith(
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
