import { errors } from '../../generated/contract/errors.ts';
import { tools, type ToolDefinition } from '../../generated/contract/tools.ts';
import type { ErrorBody, Reply } from './test-service.ts';

/** The tool that wraps an operation. */
export function toolOf(id: string): ToolDefinition {
  const found = tools.find(({ operation }) => operation === id);
  if (!found) throw new Error(`${id} has no tool.`);
  return found;
}

/** The body of an MCP request that calls an operation. */
export const toToolRequest = (id: string, args: Record<string, unknown>): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: toolOf(id).name, arguments: args },
  });

interface ToolResponse {
  readonly result?: {
    readonly content: readonly { readonly text: string }[];
    readonly structuredContent?: unknown;
    readonly isError?: boolean;
    readonly _meta: { readonly requestId: string };
  };
  readonly error?: { readonly message: string; readonly data: Omit<ErrorBody, 'message'> };
}

/**
 * Converts an MCP reply to the form of the other doors: the value of a success, or the error in the text for the
 * agent with its HTTP status. The text of the reply is unchanged.
 */
export function toReply(reply: Reply): Reply {
  const { result, error } = JSON.parse(reply.text) as ToolResponse;
  if (error) return withError(reply, { ...error.data, message: error.message });
  if (!result) throw new Error(`The reply has no result: ${reply.text}`);
  if (result.isError)
    return withError(reply, parseErrorText(result.content[0]!.text, result._meta.requestId));
  const { structuredContent: value, _meta: meta } = result;
  return { ...reply, value, body: { ...reply.body, value, request_id: meta.requestId } };
}

function withError(reply: Reply, error: ErrorBody): Reply {
  const { code, type, request_id: requestId } = error;
  const declared = Object.values(errors).find((each) => each.code === code && each.type === type);
  const status = reply.status === 200 && declared ? declared.status : reply.status;
  return { ...reply, status, error, body: { ...reply.body, error, request_id: requestId } };
}

/** Parses the last line of an error text: the type, the code, the argument and the reason. */
function parseErrorText(text: string, requestId: string): ErrorBody {
  const lines = text.split('\n');
  const [, type, code, details] = /^(\w+) (\w+) \((.*)\)$/s.exec(lines.at(-1)!) ?? [];
  if (type === undefined || code === undefined) throw new Error(`The error text has no code: ${text}`);
  const parts = details!.split(', ');
  const param = parts.find((part) => part.startsWith('argument '))?.slice('argument '.length);
  const reason = parts.find((part) => part.startsWith('reason '))?.slice('reason '.length);
  const request = parts.at(-1)!.slice('request '.length);
  if (request !== requestId) throw new Error(`The error text names another request: ${text}`);
  return {
    type,
    code,
    message: lines[0]!,
    request_id: requestId,
    ...(param !== undefined && { param }),
    ...(reason !== undefined && { reason }),
  };
}
