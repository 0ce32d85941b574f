import type { Context } from 'koa';
import { extraTools, type ExtraToolName, tools } from '../../../generated/contract/tools.ts';
import type { KeyVerification, Dispatcher, Outcome } from '../../dispatch/dispatcher.ts';
import { newId } from '../../store/ids.ts';
import { readRequestHeaders } from '../respond.ts';
import type { SlowBodyLimits } from '../body-timeout.ts';
import type { BodyFile } from '../body-files.ts';
import { maxBodyBytes, payloadTooLargeError, readJsonWithFile } from '../body.ts';
import { createLargeBodyTurns, type LargeBodyTurns } from '../large-bodies.ts';
import { answerJsonRpc, idOf, isInitialize, protocolVersions, type RpcAnswer } from './answer-json-rpc.ts';
import { callOperation, type ToolCall } from './call-operation.ts';
import { callExtraTool } from './call-extra-tool.ts';
import { JsonRpcError, rpcCodes } from './json-rpc-error.ts';
import { parseError } from './outcome-parts.ts';
import type { ToolChoice } from './tool-choice.ts';

export interface PostOptions {
  readonly dispatcher: Dispatcher;
  readonly version: string;
  /** Where people do what a tool cannot. */
  readonly appUrl: string;
  readonly slowBody: SlowBodyLimits;
  readonly choose: (query: URLSearchParams) => ToolChoice;
  /** Receives the outcome of each further call of a batch, because a request has only one log line. */
  readonly onBatchCall: (outcome: Outcome, at: Date, durationMs: number) => void;
}

/** Answers one body of messages. Verifies the caller first, so that nothing leaks to others. */
export async function answerPost(ctx: Context, options: PostOptions): Promise<RpcAnswer> {
  const request = { ...readRequestHeaders(ctx), authorization: readAuthorization(ctx) };
  const verification = await options.dispatcher.verifyKey(request);
  ctx.state.outcome = { orgId: verification.orgId, keyId: verification.keyId };
  if (verification.error) throwCallerError(ctx, verification.error);
  const post: PostContext = { ctx, options, request, verification };
  const turns = createLargeBodyTurns(ctx.req, verification.orgId ?? '');
  try {
    const { body, file, choice } = await readRequest(ctx, options, turns).catch(async (thrown: unknown) => {
      await confirmKey(post);
      throw thrown;
    });
    return await answerJsonRpc(body, {
      version: options.version,
      toolNames: choice.names,
      excludedReason: (name) => (choice.excluded.has(name) ? excludedToolReason : undefined),
      toolList: choice.list,
      verifyKey: () => confirmKey(post),
      callTool: (name, args) => callTool({ ...post, file }, name, args),
    });
  } finally {
    turns.end();
  }
}

/** The state of one request. */
interface PostContext {
  readonly ctx: Context;
  readonly options: PostOptions;
  readonly request: ReturnType<typeof readRequestHeaders>;
  readonly verification: KeyVerification;
  readonly file?: BodyFile | undefined;
}

/** Confirms the key for an answer without a call, and sets the rate limit headers. */
async function confirmKey({ ctx, verification }: PostContext): Promise<void> {
  ctx.set({ ...verification.headers });
  const error = await verification.confirm();
  if (error) throwCallerError(ctx, error);
}

/** Reads the key from the header, or from the address for clients that cannot set headers. */
export function readAuthorization(ctx: Context): string | undefined {
  const { authorization } = ctx.req.headers;
  if (authorization?.trim()) return authorization;
  const keys = new URLSearchParams(ctx.querystring).getAll('key');
  return keys.length === 0 ? authorization : `Bearer ${keys.join(' ')}`;
}

async function readRequest(ctx: Context, { choose, slowBody }: PostOptions, turns: LargeBodyTurns) {
  const { value: body, file } = await readJsonWithFile(ctx, slowBody, turns);
  ctx.state.messageId = idOf(body);
  if (turns.isDecoding && Array.isArray(body)) throw largeBatchError();
  const version = ctx.get('MCP-Protocol-Version');
  if (version !== '' && !isInitialize(body) && !protocolVersions.includes(version)) {
    throw new JsonRpcError(
      rpcCodes.refused,
      `The MCP-Protocol-Version ${JSON.stringify(version.slice(0, 100))} is not supported. ` +
        `Supported: ${protocolVersions.join(', ')}.`,
      { status: 400 },
    );
  }
  return { body, file, choice: choose(new URLSearchParams(ctx.querystring)) };
}

/** The calls of a batch would keep the turn of a large body for minutes. */
const largeBatchError = () =>
  new JsonRpcError(
    rpcCodes.invalidRequest,
    `A batch may have at most ${maxBodyBytes} bytes. Send a file in a request of its own.`,
    { status: 400 },
  );

const excludedToolReason =
  "That tool exists, but this connection's address excludes it by toolsets, tools or readonly. A " +
  "person can change the address in the client's settings.";

const operationTools = new Map(tools.map((tool) => [tool.name, tool]));

/** Each call of a batch counts towards the rate limit. Verifying the caller counted the first. */
async function callTool(post: PostContext, name: string, args: Record<string, unknown>): Promise<string> {
  const { ctx, options, request, verification, file } = post;
  if (file && !takesFile(name, args, file)) {
    await confirmKey(post);
    throw payloadTooLargeError(maxBodyBytes);
  }
  const verifiedCaller = verification.claimCaller();
  if (!verifiedCaller) return callNext(post, name, args);
  const { dispatcher, appUrl } = options;
  const onOutcome = (outcome: Outcome) => {
    ctx.set({ ...outcome.headers });
    ctx.state.outcome = outcome;
  };
  return callByName(name, args, { ...request, file, dispatcher, appUrl, verifiedCaller, onOutcome });
}

function takesFile(name: string, { base64 }: Record<string, unknown>, { placeholder }: BodyFile): boolean {
  return name === extraTools.service_upload_material.name && base64 === placeholder;
}

async function callNext(
  { ctx, options, request: first }: PostContext,
  name: string,
  args: Record<string, unknown>,
): Promise<string> {
  const { dispatcher, appUrl, onBatchCall } = options;
  const at = new Date();
  const startedAt = performance.now();
  const request = { ...first, requestId: newId('req') };
  const verified = await dispatcher.verifyKey(request);
  if (verified.error) throwCallerError(ctx, verified.error);
  const onOutcome = (outcome: Outcome) => {
    ctx.set({ ...outcome.headers });
    onBatchCall({ ...outcome, requestId: request.requestId }, at, performance.now() - startedAt);
  };
  return callByName(name, args, {
    ...request,
    dispatcher,
    appUrl,
    verifiedCaller: verified.claimCaller(),
    onOutcome,
  });
}

function callByName(name: string, args: Record<string, unknown>, call: ToolCall): Promise<string> {
  const tool = operationTools.get(name);
  return tool
    ? callOperation(tool, args, call)
    : callExtraTool(extraTools[name as ExtraToolName].name, args, call);
}

/** Throws an invalid key or an exceeded rate limit as an HTTP error with its headers. */
function throwCallerError(ctx: Context, error: Outcome): never {
  ctx.set({ ...error.headers });
  ctx.state.outcome = error;
  const { code, message } = parseError(error);
  throw new JsonRpcError(rpcCodes.internal, message, { status: error.status, data: { code } });
}
