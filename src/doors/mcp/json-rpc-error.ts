/** Error codes of JSON-RPC and MCP below the tools. */
export const rpcCodes = {
  unparsable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** Errors of the transport: method, origin, version or size. */
  refused: -32000,
  unauthorised: -32001,
  rateLimited: -32002,
} as const;

type RpcCode = (typeof rpcCodes)[keyof typeof rpcCodes];

/** An error below the tools. The HTTP status applies if it is the whole answer. */
export class JsonRpcError extends Error {
  override readonly name = 'JsonRpcError';
  readonly code: RpcCode;
  readonly status: number;
  readonly data: object | undefined;

  constructor(
    code: RpcCode,
    message: string,
    { status = 200, data }: { status?: number; data?: object } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }

  /** Formats the error as the answer to a message. */
  toJson(id: MessageId): string {
    const { code, message, data } = this;
    return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } });
  }
}

/** The id of a message, or null if unknown. */
export type MessageId = string | number | null;
