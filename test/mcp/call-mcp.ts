import { fetchReply, type TestService, type Reply } from '../support/test-service.ts';

export interface CallMcpOptions {
  /** The live key of the first tenant if omitted; null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** The query string, for example `?readonly=1`. */
  readonly query?: string;
}

/** The result of a tool call. */
export interface ToolResult<Value = any> {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Value;
  readonly isError?: boolean;
  readonly _meta: { readonly requestId: string };
}

/** Sends a body to the MCP endpoint of a service; a string is sent unchanged. */
export async function postMcp(
  service: TestService,
  body: unknown,
  options: CallMcpOptions = {},
): Promise<Reply> {
  const key = options.key === undefined ? service.tenant.liveKey : options.key;
  return fetchReply(`${service.url}/mcp${options.query ?? ''}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...options.headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Calls one method and returns the whole reply. */
export function callMcp(
  service: TestService,
  method: string,
  params?: object,
  options?: CallMcpOptions,
): Promise<Reply> {
  return postMcp(service, { jsonrpc: '2.0', id: 1, method, ...(params && { params }) }, options);
}

/** Calls a tool and returns its result; throws if there is none. */
export async function callTool<Value = any>(
  service: TestService,
  name: string,
  args: object = {},
  options?: CallMcpOptions,
): Promise<ToolResult<Value>> {
  const reply = await callMcp(service, 'tools/call', { name, arguments: args }, options);
  const { result } = JSON.parse(reply.text) as { result?: ToolResult<Value> };
  if (!result) throw new Error(`${name} has no result: ${reply.status} ${reply.text}`);
  return result;
}
