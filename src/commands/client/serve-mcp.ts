/*
 * MCP over standard input and output: one JSON-RPC message per line, each answered as soon as possible. `initialize`
 * and `tools/list` are answered locally, even if the service is down; tool calls go to the service. Standard output
 * carries only messages. End of input stops the server once all pending calls are answered; a signal stops it at
 * once.
 */
import { once } from 'node:events';
import process from 'node:process';
import { extraTools, tools } from '../../../generated/contract/tools.ts';
import { answerJsonRpc, idOf, type McpServer, type RpcAnswer } from '../../doors/mcp/answer-json-rpc.ts';
import { JsonRpcError, rpcCodes } from '../../doors/mcp/json-rpc-error.ts';
import { createToolChooser } from '../../doors/mcp/tool-choice.ts';
import { ConfigError } from '../../config.ts';
import { registryVersion } from '../../version.ts';
import { configFromEnvironment } from '../environment.ts';
import { splitLines } from '../split-lines.ts';
import { warn } from '../output.ts';
import { toolFailure, forwardToolCall, type ToolResult } from './forward-tool-call.ts';

/** The selection of tools. */
export interface McpOptions {
  readonly toolsets?: string;
  readonly tools?: string;
  readonly readonly?: boolean;
}

/** Serves until standard input ends. Reports an invalid selection to `fail`, which does not return. */
export async function serveMcp(options: McpOptions, fail: (complaint: string) => never): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  const server = createMcpServer(options, fail);
  const pending = new Set<Promise<void>>();
  for await (const line of splitLines(process.stdin.setEncoding('utf8') as AsyncIterable<string>)) {
    if (line.trim() === '') continue;
    const response = handleLine(line, server).then(({ body }) =>
      body === undefined ? undefined : writeLine(body),
    );
    pending.add(response);
    void response.finally(() => pending.delete(response));
  }
  await Promise.all(pending);
}

function createMcpServer(options: McpOptions, fail: (complaint: string) => never): McpServer {
  const { names, excluded, list } = selectTools(options, fail);
  return {
    version: registryVersion,
    toolNames: names,
    excludedReason: (name) =>
      excluded.has(name) ? excludedByFlags : hostedToolNames.has(name) ? hostedOnlyMessage : undefined,
    toolList: list,
    verifyKey: async () => undefined,
    callTool: async (name, args) => JSON.stringify(await callTool(name, args)),
  };
}

const excludedByFlags =
  'That tool exists, but this server was started without it by --toolsets, --tools or --readonly. A ' +
  "person can change that in the client's settings.";
const hostedOnlyMessage = 'Only the hosted server at /mcp of the service has that tool.';
const allTools = [...tools, ...Object.values(extraTools)];
const hostedToolNames = new Set(allTools.flatMap(({ local, name }) => (local ? [] : [name])));

/** The selected tools among those meant for the caller's own machine. */
function selectTools(options: McpOptions, fail: (complaint: string) => never) {
  const all = allTools.filter(({ local }) => local);
  const query = new URLSearchParams();
  if (options.toolsets !== undefined) query.set('toolsets', options.toolsets);
  if (options.tools !== undefined) {
    const hostedTool = options.tools.split(',').find((name) => hostedToolNames.has(name.trim()));
    if (hostedTool !== undefined) return fail(`tools holds "${hostedTool.trim()}". ${hostedOnlyMessage}`);
    query.set('tools', options.tools);
  }
  if (options.readonly) query.set('readonly', '1');
  try {
    return createToolChooser(all)(query);
  } catch (error) {
    if (error instanceof JsonRpcError) return fail(error.message);
    throw error;
  }
}

/** An invalid setting becomes a result, so that the agent can report it, and does not end the server. */
async function callTool(name: string, args: Record<string, unknown>): Promise<ToolResult> {
  try {
    const { outreachUrl, outreachKey, baseUrl } = configFromEnvironment();
    if (outreachKey) return await forwardToolCall(outreachUrl ?? baseUrl, outreachKey, name, args);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return toolFailure(`${error.message}\nA person must correct this in the client's settings.`);
  }
  return toolFailure(
    "This server has no API key. A person must set OUTREACH_KEY in the client's settings; create a " +
      'key with `npx outreach key create --org ORG_ID`.',
  );
}

async function handleLine(line: string, server: McpServer): Promise<RpcAnswer> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    const error = new JsonRpcError(rpcCodes.unparsable, 'A message must be one line of JSON.');
    return { status: 400, body: error.toJson(null) };
  }
  try {
    return await answerJsonRpc(message, server);
  } catch (error) {
    warn((error as Error).stack ?? String(error));
    return {
      status: 500,
      body: new JsonRpcError(rpcCodes.internal, 'Internal error.').toJson(idOf(message)),
    };
  }
}

/** A slow reader delays only its own answers. */
async function writeLine(body: string): Promise<void> {
  if (!process.stdout.write(`${body}\n`)) await once(process.stdout, 'drain');
}
