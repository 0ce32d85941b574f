import type { Context } from 'koa';
import { ownTools, type OwnToolName, tools } from '../../../generated/contract/tools.ts';
import type { Admission, Dispatcher, Outcome } from '../../dispatch/passage.ts';
import { newId } from '../../store/ids.ts';
import { requestOf } from '../answer.ts';
import type { SlowBody } from '../arrival.ts';
import { readJsonWithFile } from '../body.ts';
import { answerJsonRpc, idOf, isGreeting, protocolVersions, type RpcAnswer } from './answer-json-rpc.ts';
import { callOperation, type ToolCall } from './call-operation.ts';
import { callOwnTool } from './call-own-tool.ts';
import { JsonRpcError, rpcCodes } from './json-rpc-error.ts';
import { refusalOf } from './outcome-parts.ts';
import type { ToolChoice } from './tool-choice.ts';

export interface PostOptions {
  readonly dispatcher: Dispatcher;
  readonly version: string;
  /** Where people act on what a tool was refused for. */
  readonly appUrl: string;
  readonly slowBody: SlowBody;
  readonly choose: (query: URLSearchParams) => ToolChoice;
  /** Told how each further call of a batch ended, as every request has but one line of its own. */
  readonly onFurtherCall: (outcome: Outcome, at: Date, durationMs: number) => void;
}

/** Answers one body of messages. The caller comes first: nothing else is told to whoever may not call. */
export async function answerPost(ctx: Context, options: PostOptions): Promise<RpcAnswer> {
  const { requestId } = requestOf(ctx);
  const authorization = readAuthorization(ctx);
  const admission = await options.dispatcher.admit({ requestId, authorization });
  ctx.set(admission.headers as Record<string, string>);
  ctx.state.outcome = { orgId: admission.orgId, keyId: admission.keyId };
  if (admission.refusal) refuseCaller(ctx, admission.refusal);
  const confirm = async () => {
    const refusal = await admission.confirm();
    if (refusal) refuseCaller(ctx, refusal);
  };
  const { body, choice } = await readRequest(ctx, options).catch(async (thrown: unknown) => {
    await confirm();
    throw thrown;
  });
  return answerJsonRpc(body, {
    version: options.version,
    toolNames: choice.names,
    whyLeftOut: (name) => (choice.leftOut.has(name) ? leftOutByAddress : undefined),
    toolList: choice.list,
    admit: confirm,
    callTool: (name, args) => callTool(ctx, options, admission, name, args),
  });
}

/** The key is the header's, or that of the address where a client cannot send headers. */
export function readAuthorization(ctx: Context): string | undefined {
  const { authorization } = ctx.req.headers;
  const keys = new URLSearchParams(ctx.querystring).getAll('key');
  return authorization?.trim() || keys.length === 0 ? authorization : `Bearer ${keys.join(' ')}`;
}

async function readRequest(ctx: Context, { choose, slowBody }: PostOptions) {
  const body = await readJsonWithFile(ctx, slowBody);
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
  return { body, choice: choose(new URLSearchParams(ctx.querystring)) };
}

const leftOutByAddress =
  'That tool exists, but the address of this connection leaves it out by toolsets, tools or readonly; ' +
  'a person can change that in the settings of the client.';

const operationTools = new Map(tools.map((tool) => [tool.name, tool]));

/** Every call of a batch is one of the key's minute; the first was counted when the caller was admitted. */
async function callTool(
  ctx: Context,
  options: PostOptions,
  admission: Admission,
  name: string,
  args: Record<string, unknown>,
): Promise<string> {
  const { dispatcher, appUrl } = options;
  const at = new Date();
  const startedAt = performance.now();
  const first = admission.take();
  const { requestId, ...headers } = requestOf(ctx);
  const asked = { requestId: first ? requestId : newId('req'), authorization: readAuthorization(ctx) };
  const further = first ? undefined : await dispatcher.admit(asked);
  if (further?.refusal) refuseCaller(ctx, further.refusal);
  const call: ToolCall = {
    ...{ dispatcher, appUrl, ...headers, ...asked },
    admitted: first ?? further?.take(),
    onOutcome: (outcome) => {
      ctx.set(outcome.headers as Record<string, string>);
      if (first) ctx.state.outcome = outcome;
      else
        options.onFurtherCall({ ...outcome, requestId: asked.requestId }, at, performance.now() - startedAt);
    },
  };
  const tool = operationTools.get(name);
  return tool ? callOperation(tool, args, call) : callOwnTool(ownTools[name as OwnToolName].name, args, call);
}

/** The key is refused, or its calls of the minute are made: that is told by HTTP, with all that belongs to it. */
function refuseCaller(ctx: Context, refusal: Outcome): never {
  ctx.set(refusal.headers as Record<string, string>);
  ctx.state.outcome = refusal;
  const { code, message } = refusalOf(refusal);
  throw new JsonRpcError(rpcCodes.internal, message, { status: refusal.status, data: { code } });
}
