import type { Context } from 'koa';
import { extraTools, tools } from '../../../generated/contract/tools.ts';
import { ApiError } from '../../domain/errors.ts';
import { textBefore } from '../../domain/text-before.ts';
import { protocolVersions } from './answer-json-rpc.ts';
import { JsonRpcError, type MessageId, rpcCodes } from './json-rpc-error.ts';
import { answerPost, type PostOptions, readAuthorization } from './mcp-post.ts';
import { createToolChooser } from './tool-choice.ts';

export interface McpOptions extends Omit<PostOptions, 'choose'> {
  /** True if pages of this origin may call. */
  readonly isAllowedOrigin: (ctx: Context, origin: string) => boolean;
}

/** `/mcp`: MCP over HTTP without sessions. Every answer is plain JSON, and no state is kept between requests. */
export function mcpDoor(options: McpOptions): (ctx: Context) => Promise<void> {
  const choose = createToolChooser([...tools, ...Object.values(extraTools)]);
  const postOptions: PostOptions = { ...options, choose };
  return async (ctx) => {
    try {
      requireAllowedOrigin(ctx, options);
      if (ctx.method === 'POST') {
        const { status, body } = await answerPost(ctx, postOptions);
        respond(ctx, status, body);
      } else if (ctx.method === 'GET' || ctx.method === 'HEAD') answerHealth(ctx, options.version);
      else if (ctx.method === 'DELETE') respond(ctx, 204, undefined);
      else throw methodNotAllowedError(ctx);
    } catch (thrown) {
      const error = toRpcError(thrown);
      if (error.status === 405) ctx.set('Allow', allowedMethods);
      ctx.state.outcome = { code: errorCodeOf(error), ...(ctx.state.outcome as object | undefined) };
      respond(ctx, error.status, error.toJson((ctx.state.messageId as MessageId | undefined) ?? null));
    }
  };
}

const allowedMethods = 'GET, HEAD, POST, DELETE, OPTIONS';

function requireAllowedOrigin(ctx: Context, { isAllowedOrigin }: McpOptions): void {
  const origin = ctx.get('Origin');
  if (origin === '' || isAllowedOrigin(ctx, origin)) return;
  throw new JsonRpcError(
    rpcCodes.refused,
    `Pages of ${origin.slice(0, 100)} may not call this service. Add the origin to ALLOWED_ORIGINS.`,
    { status: 403 },
  );
}

/** Tells a client that only accepts an event stream that there is none; otherwise it would retry forever. */
function answerHealth(ctx: Context, version: string): void {
  const accepts = ctx.get('Accept').split(',');
  const isForStream = accepts.every(
    (type) => textBefore(type, ';').trim().toLowerCase() === 'text/event-stream',
  );
  if (isForStream) ctx.set('Allow', allowedMethods);
  respond(ctx, isForStream ? 405 : 200, JSON.stringify({ status: 'ok', version, protocolVersions }));
}

const methodNotAllowedError = ({ method }: Context) =>
  new JsonRpcError(rpcCodes.refused, `/mcp does not support ${method}; use POST.`, {
    status: 405,
    data: { code: 'method_not_allowed' },
  });

/** HTTP statuses that MCP uses for errors of doors. */
const statuses: Readonly<Record<string, number>> = { unsupported_media_type: 415, payload_too_large: 413 };

function toRpcError(thrown: unknown): JsonRpcError {
  if (thrown instanceof JsonRpcError) return thrown;
  if (!(thrown instanceof ApiError)) throw thrown;
  const code = thrown.code === 'malformed_json' ? rpcCodes.unparsable : rpcCodes.refused;
  const status = statuses[thrown.code] ?? 400;
  return new JsonRpcError(code, thrown.message, { status, data: { code: thrown.code } });
}

function errorCodeOf({ data }: JsonRpcError): string | undefined {
  return (data as { code?: string } | undefined)?.code;
}

function respond(ctx: Context, status: number, body: string | undefined): void {
  // Koa would choose a type if the body came first, and a body text if the status came before a null body.
  if (body !== undefined) ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = body ?? null;
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (status === 401) ctx.set('WWW-Authenticate', createChallenge(ctx));
}

/** RFC 6750: no error parameter without a key. Commas separate the parameters. */
function createChallenge(ctx: Context): string {
  const isGiven = readAuthorization(ctx) !== undefined;
  return `Bearer realm="outreach"${isGiven ? ', error="invalid_token"' : ''}`;
}
