/*
 * The baseline of MCP: the servers of the official SDK on node:http, with the service's own dispatcher. `/mcp` is
 * `McpServer`, used as its authors show for servers without sessions: a server with all tools and a transport per
 * request. `/lean` is the low-level `Server` with one handler for the list and one for calls, the minimum of the SDK.
 * Neither filters lists, shortens results or writes logs. It prints its port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { registry, type OperationEntry } from '../../generated/contract/registry.ts';
import { tools } from '../../generated/contract/tools.ts';
import { handlers } from '../../generated/wiring/handlers.ts';
import { assemblePorts } from '../../src/assemble-ports.ts';
import { readConfig } from '../../src/config.ts';
import { createDispatcher } from '../../src/dispatch/dispatch.ts';
import { createSessionCache } from '../../src/dispatch/session-cache.ts';
import { newId } from '../../src/store/ids.ts';
import { openStore } from '../../src/store/store.ts';

const config = readConfig(process.env, process.cwd());
const store = await openStore({ url: config.databaseUrl!, separateRoles: true, appUrl: config.appUrl });
const { ports, close: closePorts } = assemblePorts(config);
const dispatcher = createDispatcher({
  store,
  handlers,
  ports,
  clock: store.now,
  replyCheckInterval: 64,
  sessions: createSessionCache(store),
  limits: { live: config.rateLimitLive, test: config.rateLimitTest },
  storageLimitBytes: config.storageLimitMb * 1024 ** 2,
  isDiskFull: () => false,
  onFault: (fault) => process.stderr.write(`${String(fault)}\n`),
});
const entries = new Map([...registry.values()].map((entry) => [entry.id, entry as OperationEntry]));

/** `McpServer` accepts only zod schemas; they are created once and shared by all its servers. */
const registered = tools.map(({ name, title, description, annotations, operation, ...schemas }) => ({
  name,
  operation,
  config: {
    title,
    description,
    annotations,
    inputSchema: z.fromJSONSchema(schemas.inputSchema as never),
    outputSchema: z.fromJSONSchema(schemas.outputSchema as never),
  },
}));
const listed = tools.map(({ name, title, description, inputSchema, outputSchema, annotations }) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
}));
const operations = new Map(tools.map(({ name, operation }) => [name, operation]));

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

/** Without sessions, a server and its transport serve one request; the official transport rejects a second. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization } = request.headers;
  const server = request.url === '/lean' ? leanServer(authorization) : fullServer(authorization);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => void server.close());
  await server.connect(transport as Parameters<McpServer['connect']>[0]);
  await transport.handleRequest(request, response);
}

const identity = { name: 'official', version: '1.0.0' };

function fullServer(authorization: string | undefined): McpServer {
  const server = new McpServer(identity);
  for (const { name, config, operation } of registered)
    server.registerTool(name, config, (args) => call(operation, args as object, authorization));
  return server;
}

function leanServer(authorization: string | undefined): Server {
  const server = new Server(identity, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed as never }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(operations.get(params.name)!, params.arguments ?? {}, authorization),
  );
  return server;
}

async function call(operation: string, args: object, authorization: string | undefined) {
  const outcome = await dispatcher.dispatch({
    requestId: newId('req'),
    authorization,
    resolve: async () => entries.get(operation)!,
    readInput: async () => args,
  });
  const { value } = JSON.parse(outcome.body) as { value: Record<string, unknown> };
  if (outcome.status !== 200) throw new Error(outcome.body);
  return { content: [{ type: 'text' as const, text: JSON.stringify(value) }], structuredContent: value };
}
