/** What JSON-RPC and MCP answer beneath the tools, by their numbers. */
export const rpcCodes = {
  unparsable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** The transport refuses: a method, an origin, a version, a size. */
  refused: -32000,
  unauthorised: -32001,
  rateLimited: -32002,
} as const;

type RpcCode = (typeof rpcCodes)[keyof typeof rpcCodes];

/** An error beneath the level of tools, with the HTTP status for where it is all that is answered. */
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

  /** The error as an answer to the message of this id. */
  toJson(id: MessageId): string {
    const { code, message, data } = this;
    return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } });
  }
}

/** The id of a message, or null where it cannot be told. */
export type MessageId = string | number | null;
