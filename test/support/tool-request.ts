import { errors } from '../../generated/contract/errors.ts';
import { tools, type ToolDefinition } from '../../generated/contract/tools.ts';
import type { ErrorBody, Reply } from './test-service.ts';

/** The tool that wraps an operation. */
export function toolOf(id: string): ToolDefinition {
  const found = tools.find(({ operation }) => operation === id);
  if (!found) throw new Error(`${id} has no tool.`);
  return found;
}

/** The body of a request over MCP that calls an operation. */
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
 * What the other doors would have answered, read from an answer of MCP: the value of a success, or the error that the
 * text for the agent tells, with the status that it has over HTTP. The text of the reply stays as it came.
 */
export function toReply(reply: Reply): Reply {
  const { result, error: refused } = JSON.parse(reply.text) as ToolResponse;
  if (refused) return withError(reply, { ...refused.data, message: refused.message });
  if (!result) throw new Error(`An answer without a result: ${reply.text}`);
  if (result.isError) return withError(reply, parseRefusal(result.content[0]!.text, result._meta.requestId));
  const { structuredContent: value, _meta: meta } = result;
  return { ...reply, value, body: { ...reply.body, value, request_id: meta.requestId } };
}

function withError(reply: Reply, error: ErrorBody): Reply {
  const { code, type, request_id: requestId } = error;
  const known = Object.values(errors).find((each) => each.code === code && each.type === type);
  const status = reply.status === 200 && known ? known.status : reply.status;
  return { ...reply, status, error, body: { ...reply.body, error, request_id: requestId } };
}

/** The last line tells what programs go by: the type, the code, the argument and the reason. */
function parseRefusal(text: string, requestId: string): ErrorBody {
  const lines = text.split('\n');
  const [, type, code, about] = /^(\w+) (\w+) \((.*)\)$/s.exec(lines.at(-1)!) ?? [];
  if (type === undefined || code === undefined) throw new Error(`A refusal without a code: ${text}`);
  const parts = about!.split(', ');
  const param = parts.find((part) => part.startsWith('argument '))?.slice('argument '.length);
  const reason = parts.find((part) => part.startsWith('reason '))?.slice('reason '.length);
  const request = parts.at(-1)!.slice('request '.length);
  if (request !== requestId) throw new Error(`A refusal tells of another request: ${text}`);
  return {
    type,
    code,
    message: lines[0]!,
    request_id: requestId,
    ...(param !== undefined && { param }),
    ...(reason !== undefined && { reason }),
  };
}
