import type { Context } from 'koa';
import { tools } from '../../../generated/contract/tools.ts';
import type { Dispatcher, Outcome } from '../../dispatch/passage.ts';
import { Refusal } from '../../domain/errors.ts';
import { newId } from '../../store/ids.ts';
import { requestOf } from '../answer.ts';
import { readJson } from '../body.ts';
import { answerJsonRpc, idOf, isGreeting, type McpServer, protocolVersions } from './answer-json-rpc.ts';
import { callOperation } from './call-operation.ts';
import { JsonRpcError, type MessageId, rpcCodes } from './json-rpc-error.ts';
import { refusalOf } from './outcome-parts.ts';
import { toolChooser } from './tool-choice.ts';

export interface McpOptions {
  readonly dispatcher: Dispatcher;
  readonly version: string;
  /** Where people act on what a tool was refused for. */
  readonly appUrl: string;
  /** Whether a browser's page of this origin may ask. */
  readonly isAllowedOrigin: (ctx: Context, origin: string) => boolean;
}

/** `/mcp`: MCP over HTTP without sessions; every answer is plain JSON, and nothing is kept between two requests. */
export function mcpDoor(options: McpOptions): (ctx: Context) => Promise<void> {
  const choose = toolChooser(tools);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const post = async (ctx: Context): Promise<void> => {
    const { requestId, idempotencyKey, dryRun } = requestOf(ctx);
    const authorization = readAuthorization(ctx);
    const { dispatcher, version, appUrl } = options;
    const admission = await dispatcher.admit({ requestId, authorization });
    ctx.set(admission.headers as Record<string, string>);
    ctx.state.outcome = { orgId: admission.orgId, keyId: admission.keyId };
    if (admission.refusal) refuseCaller(ctx, admission.refusal);
    const confirm = async () => {
      const refusal = await admission.confirm();
      if (refusal) refuseCaller(ctx, refusal);
    };
    const body = await orAfter(confirm, async () => readMessage(ctx));
    const choice = await orAfter(confirm, async () => choose(queryOf(ctx)));
    const server: McpServer = {
      version,
      toolNames: choice.names,
      toolList: choice.list,
      admit: confirm,
      callTool: async (name, args) => {
        // Every call of a batch is one of the key's minute; the first was counted when the caller was admitted.
        const own = admission.take();
        const callId = own ? requestId : newId('req');
        const next = own ? undefined : await dispatcher.admit({ requestId: callId, authorization });
        if (next?.refusal) refuseCaller(ctx, next.refusal);
        return callOperation(byName.get(name)!, args, {
          ...{ dispatcher, authorization, idempotencyKey, dryRun, appUrl },
          requestId: callId,
          admitted: own ?? next?.take(),
          onOutcome: (outcome) => void (ctx.state.outcome = outcome),
        });
      },
    };
    const answer = await answerJsonRpc(body, server);
    respond(ctx, answer.status, answer.body);
  };
  return async (ctx) => {
    try {
      refuseForeign(ctx, options);
      if (ctx.method === 'POST') await post(ctx);
      else if (ctx.method === 'GET' || ctx.method === 'HEAD') answerHealth(ctx, options.version);
      else if (ctx.method === 'DELETE') respond(ctx, 204, undefined);
      else throw wrongMethod(ctx);
    } catch (thrown) {
      const error = asRpcError(thrown);
      if (error.status === 405) ctx.set('Allow', allowed);
      ctx.state.outcome = { code: codeIn(error), ...(ctx.state.outcome as object | undefined) };
      respond(ctx, error.status, error.toJson(ctx.state.messageId as MessageId));
    }
  };
}

const allowed = 'GET, HEAD, POST, DELETE, OPTIONS';

const queryOf = (ctx: Context) => new URLSearchParams(ctx.querystring);

/** The key is the header's, or that of the address where a client cannot send headers. */
function readAuthorization(ctx: Context): string | undefined {
  const { authorization } = ctx.req.headers;
  const keys = queryOf(ctx).getAll('key');
  return authorization?.trim() || keys.length === 0 ? authorization : `Bearer ${keys.join(' ')}`;
}

function refuseForeign(ctx: Context, { isAllowedOrigin }: McpOptions): void {
  const origin = ctx.get('Origin');
  if (origin === '' || isAllowedOrigin(ctx, origin)) return;
  throw new JsonRpcError(
    rpcCodes.refused,
    `Pages of ${origin.slice(0, 100)} may not call this service. ALLOWED_ORIGINS names those that may.`,
    { status: 403 },
  );
}

/** Asks for a key in the form that clients look for, and says when to try again. */
function refuseCaller(ctx: Context, refusal: Outcome): never {
  ctx.set(refusal.headers as Record<string, string>);
  ctx.state.outcome = refusal;
  refusalOf(refusal);
  throw new Error(`A caller was refused with status ${refusal.status}, which means nothing here.`);
}

/** Whatever is wrong with the request itself is told only to whoever may call. */
async function orAfter<T>(confirm: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    await confirm();
    throw thrown;
  }
}

async function readMessage(ctx: Context): Promise<unknown> {
  const body = await readJson(ctx);
  ctx.state.messageId = idOf(body);
  const version = ctx.get('MCP-Protocol-Version');
  if (version !== '' && !isGreeting(body) && !protocolVersions.includes(version)) {
    throw new JsonRpcError(
      rpcCodes.refused,
      `The MCP-Protocol-Version ${JSON.stringify(version.slice(0, 100))} is not spoken here; ` +
        `those that are: ${protocolVersions.join(', ')}.`,
      { status: 400 },
    );
  }
  return body;
}

/** Who takes a stream of events and nothing else is told that there is none: a client would else ask for ever. */
function answerHealth(ctx: Context, version: string): void {
  const accepts = ctx.get('Accept').split(',');
  const isForStream = accepts.every(
    (type) => type.split(';')[0]!.trim().toLowerCase() === 'text/event-stream',
  );
  if (isForStream) ctx.set('Allow', allowed);
  respond(ctx, isForStream ? 405 : 200, JSON.stringify({ status: 'ok', version, protocolVersions }));
}

const wrongMethod = ({ method }: Context) =>
  new JsonRpcError(rpcCodes.refused, `/mcp does not take ${method}; use POST.`, {
    status: 405,
    data: { code: 'method_not_allowed' },
  });

/** Refusals of doors in MCP's own statuses. */
const statuses: Readonly<Record<string, number>> = { unsupported_media_type: 415, payload_too_large: 413 };

function asRpcError(thrown: unknown): JsonRpcError {
  if (thrown instanceof JsonRpcError) return thrown;
  if (!(thrown instanceof Refusal)) throw thrown;
  const code = thrown.code === 'malformed_json' ? rpcCodes.unparsable : rpcCodes.refused;
  const status = statuses[thrown.code] ?? 400;
  return new JsonRpcError(code, thrown.message, { status, data: { code: thrown.code } });
}

function codeIn({ data }: JsonRpcError): string | undefined {
  return (data as { code?: string } | undefined)?.code;
}

function respond(ctx: Context, status: number, body: string | undefined): void {
  // A body of null has to come first: a status alone would be given words for a body.
  ctx.body = body ?? null;
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (status === 401) ctx.set('WWW-Authenticate', challenge(ctx));
  if (body !== undefined) ctx.set('Content-Type', 'application/json; charset=utf-8');
}

/** RFC 6750: without a key nothing is said of an error, and parameters are parted by commas, so more may follow. */
function challenge(ctx: Context): string {
  const isGiven = readAuthorization(ctx) !== undefined;
  return `Bearer realm="outreach"${isGiven ? ', error="invalid_token"' : ''}`;
}
