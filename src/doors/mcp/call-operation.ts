import { registry, type OperationEntry } from '../../../generated/contract/registry.ts';
import type { ToolDefinition } from '../../../generated/contract/tools.ts';
import type { AuthenticatedCaller } from '../../dispatch/credential-cache.ts';
import type { Dispatcher, Outcome, Request } from '../../dispatch/dispatcher.ts';
import { ApiError } from '../../domain/errors.ts';
import type { BodyFile } from '../body-files.ts';
import { explainEmptyList } from './explain-empty-list.ts';
import { countFitting, maxValueBytes } from './shorten-value.ts';
import { createLimitedResult } from './limited-result.ts';
import { createContinuationHint } from './continuation-hint.ts';
import { parseError, toolValueOf } from './outcome-parts.ts';
import { parseNested } from './tool-arguments.ts';
import { createErrorResult, createSuccessResult } from './tool-result.ts';

/** One tool call by an authenticated caller; the call is already counted. */
export interface ToolCall {
  readonly dispatcher: Dispatcher;
  readonly requestId: string;
  readonly authorization: string | undefined;
  readonly network?: string | undefined;
  readonly verifiedCaller: AuthenticatedCaller | undefined;
  /** From the request's headers. */
  readonly idempotencyKey?: string | undefined;
  readonly dryRun?: string | undefined;
  /** The file of a large body, which only one tool takes. */
  readonly file?: BodyFile | undefined;
  readonly appUrl: string;
  /** Receives the call's outcome for the request log. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/**
 * Calls the operation behind a tool and returns the result as JSON. A list too large for an agent is read again with
 * fewer items, so that its cursor continues where the page ends. Any other oversized value is shortened.
 */
export async function callOperation(
  tool: ToolDefinition,
  args: Record<string, unknown>,
  call: ToolCall,
): Promise<string> {
  const entry = entries.get(tool.operation);
  if (!entry) throw new Error(`The tool ${tool.name} calls ${tool.operation}, which is not in the registry.`);
  const input = parseNested(tool.inputSchema, args) as Record<string, unknown>;
  const request = createRequest(tool, entry, input, call);
  const outcome = await call.dispatcher.dispatch(request);
  call.onOutcome(outcome);
  if (outcome.status !== 200) {
    return createErrorResult(parseError(outcome), tool.name, entry.fn, call.appUrl);
  }
  const value = toolValueOf(entry.id, outcome);
  if (Buffer.byteLength(value) <= maxValueBytes) {
    const note = await explainEmptyList(value, tool, request.input, (args) =>
      readAgain(entry.id, request, args, call),
    );
    return createSuccessResult(value, outcome.requestId, note === undefined ? [] : [note]);
  }
  const fewer = isPaged(tool, entry) ? await readFewerItems(entry.id, request, value, call) : undefined;
  const answered = JSON.parse(value) as Record<string, unknown>;
  const isDryRun = request.dryRun === 'true';
  const readOn = createContinuationHint({ tool, entry, input, value: answered, isDryRun });
  return fewer
    ? createLimitedResult(fewer.value, outcome.requestId, readOn, [fewer.note])
    : createLimitedResult(value, outcome.requestId, readOn);
}

const entries = new Map(
  [...registry.values()].flatMap((entry): [string, OperationEntry][] =>
    entry.kind === 'operation' ? [[entry.id, entry]] : [],
  ),
);

function createRequest(
  tool: ToolDefinition,
  entry: OperationEntry,
  input: Record<string, unknown>,
  call: ToolCall,
): Request & { input: Record<string, unknown> } {
  const { requestId, authorization, network, verifiedCaller, idempotencyKey } = call;
  const requested = tool.dryRun ? input['dryRun'] : undefined;
  const args = requested === undefined ? input : withoutDryRun(input);
  return {
    requestId,
    authorization,
    network,
    verifiedCaller,
    idempotencyKey,
    input: args,
    dryRun: requested === true || requested === 'true' ? 'true' : call.dryRun,
    resolve: async () => entry,
    readInput: async () => {
      if (![undefined, true, false, 'true', 'false'].includes(requested as boolean)) {
        throw new ApiError('invalid_arguments', 'The argument dryRun must be true or false.', {
          param: 'dryRun',
        });
      }
      return args;
    },
  };
}

function withoutDryRun({ dryRun: _dryRun, ...args }: Record<string, unknown>): Record<string, unknown> {
  return args;
}

/** Only a paged read is safe to repeat. */
function isPaged({ inputSchema, outputSchema }: ToolDefinition, { endpoint }: OperationEntry): boolean {
  const { limit } = (inputSchema['properties'] ?? {}) as Record<string, unknown>;
  const { items, nextCursor } = (outputSchema['properties'] ?? {}) as Record<string, unknown>;
  return endpoint === 'query' && Boolean(limit && items && nextCursor);
}

interface FewerItems {
  readonly value: string;
  readonly note: string;
}

/** Reads the start of the same page, as much as fits. The data may have grown since the first read. */
async function readFewerItems(
  operation: string,
  request: Request & { input: Record<string, unknown> },
  whole: string,
  call: ToolCall,
): Promise<FewerItems | undefined> {
  const { items } = JSON.parse(whole) as { items: unknown[] };
  let limit = items.length;
  let value = whole;
  while (limit > 1 && Buffer.byteLength(value) > maxValueBytes) {
    limit = Math.min(limit - 1, countFitting((JSON.parse(value) as { items: unknown[] }).items));
    const read = await readAgain(operation, request, { ...request.input, limit }, call);
    if (read === undefined) return undefined;
    value = read;
  }
  if (limit === items.length) return undefined;
  const note =
    `Showing the first ${limit} of ${items.length} items on this page because the result would be ` +
    'too large. Pass nextCursor as cursor to get the rest.';
  return { value, note };
}

/** Calls the same operation with other arguments. Undefined on an error. */
async function readAgain(
  operation: string,
  request: Request,
  args: Record<string, unknown>,
  { dispatcher }: ToolCall,
): Promise<string | undefined> {
  const outcome = await dispatcher.dispatch({ ...request, readInput: async () => args });
  return outcome.status === 200 ? toolValueOf(operation, outcome) : undefined;
}
