/*
 * What our door for MCP is measured against: the official server, as its authors show it for a server without sessions,
 * on bare node:http and around the dispatcher that our own door calls, in a process that is otherwise the program. It
 * is spared what ours does besides: it narrows no list, cuts no result and writes no log. It prints the port it listens
 * on.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';
import { registry, type OperationEntry } from '../../generated/contract/registry.ts';
import { tools } from '../../generated/contract/tools.ts';
import { handlers } from '../../generated/wiring/handlers.ts';
import { assemblePorts } from '../../src/assemble-ports.ts';
import { readConfig } from '../../src/config.ts';
import { createDispatcher } from '../../src/dispatch/dispatch.ts';
import { newId } from '../../src/store/ids.ts';
import { openStore } from '../../src/store/store.ts';

const config = readConfig(process.env, process.cwd());
const store = await openStore({ url: config.databaseUrl!, separateRoles: true, appUrl: config.appUrl });
const { ports, close: closePorts } = assemblePorts(config);
const dispatcher = createDispatcher({
  ...{ store, handlers, ports, clock: store.now, checkedReplies: 64 },
  limits: { live: config.rateLimitLive, test: config.rateLimitTest },
  onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
});
const entries = new Map([...registry.values()].map((entry) => [entry.id, entry as OperationEntry]));

/** The official server knows schemas of zod alone; they are made once, and handed to each of its servers. */
const registered = tools.map(({ name, title, description, annotations, operation, ...schemas }) => ({
  ...{ name, operation },
  config: {
    ...{ title, description, annotations },
    inputSchema: z.fromJSONSchema(schemas.inputSchema as never),
    outputSchema: z.fromJSONSchema(schemas.outputSchema as never),
  },
}));

const http = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.statusCode = 500;
    response.end(String(error));
  });
});
process.once('SIGTERM', async () => {
  http.closeAllConnections();
  await closePorts();
  await store.close();
  process.exit(0);
});
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(http.address() as AddressInfo).port}\n`);
});

/** Without sessions a server and its transport serve one request; the official transport refuses a second. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const server = new McpServer({ name: 'official', version: '1.0.0' });
  for (const { name, config, operation } of registered) {
    server.registerTool(name, config, (args) =>
      call(operation, args as object, request.headers.authorization),
    );
  }
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => void server.close());
  await server.connect(transport as Parameters<McpServer['connect']>[0]);
  await transport.handleRequest(request, response);
}

async function call(operation: string, args: object, authorization: string | undefined) {
  const outcome = await dispatcher.dispatch({
    ...{ requestId: newId('req'), authorization },
    resolve: async () => entries.get(operation)!,
    readInput: async () => args,
  });
  const { value } = JSON.parse(outcome.body) as { value: Record<string, unknown> };
  if (outcome.status !== 200) throw new Error(outcome.body);
  return { content: [{ type: 'text' as const, text: JSON.stringify(value) }], structuredContent: value };
}
