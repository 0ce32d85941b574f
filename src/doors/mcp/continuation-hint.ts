import { registry, type OperationEntry } from '../../../generated/contract/registry.ts';
import { routes } from '../../../generated/contract/routes.ts';
import { tools, type ToolDefinition } from '../../../generated/contract/tools.ts';
import { textBefore } from '../../domain/text-before.ts';

/** A call whose full result is too large. */
export interface TruncatedAnswer {
  readonly tool: ToolDefinition;
  readonly entry: OperationEntry;
  readonly input: Readonly<Record<string, unknown>>;
  readonly value: Readonly<Record<string, unknown>>;
  readonly isDryRun: boolean;
}

/**
 * Says in sentences how to read the rest of a large result. Only a read may be repeated. For any other call, names
 * the tools that read its effect.
 */
export function createContinuationHint(answer: TruncatedAnswer): string {
  const { entry, isDryRun } = answer;
  if (entry.endpoint === 'query') return `${fullAnswerText}: ${formatRequest(entry)}.`;
  if (isDryRun) return `${fullAnswerText}: ${formatRequest(entry)} and the header Dry-Run: true.`;
  const readers = listReaders(answer);
  const done = 'This took effect. Do not repeat it.';
  return readers.length > 0 ? `${done} Use ${readers.join(' and ')} to read the result.` : done;
}

const fullAnswerText = 'The full result is available over HTTP with the same key';

function formatRequest({ endpoint, fn }: OperationEntry): string {
  const route = routes.find((each) => each.endpoint === endpoint && each.fn === fn);
  return route?.method === 'GET'
    ? `GET ${route.path}`
    : `POST /mcp/${endpoint} with {"fn": "${fn}", "args": …}`;
}

/**
 * The tools that read the ids in the result. Every workspace tool takes a projectId, so those of the same toolset
 * are named only if there is no other id.
 */
function listReaders({ tool, input, value }: TruncatedAnswer): string[] {
  const named: Readonly<Record<string, unknown>> = {
    ...value,
    ...(typeof value['id'] === 'string' && { [`${idPrefix(value['id'])}Id`]: value['id'] }),
  };
  const byValue = toolsByOneId.filter(({ needs }) => needs !== 'projectId' && needs in named);
  const byInput = toolsByOneId.filter(({ needs, toolset }) => toolset === tool.toolset && needs in input);
  const [found, given] = byValue.length > 0 ? [byValue, named] : [byInput, input];
  return found.map(({ name, needs }) => `${name} with ${needs} ${String(given[needs])}`);
}

const idPrefix = (id: string) => textBefore(id, '_');

const queryOperations = new Set(
  [...registry.values()].filter((it) => it.endpoint === 'query').map(({ id }) => id),
);

/** Tools that read by a single id. */
const toolsByOneId = tools.flatMap(({ name, operation, toolset, inputSchema }) => {
  const [needs, ...others] = (inputSchema['required'] ?? []) as string[];
  return needs && others.length === 0 && queryOperations.has(operation) ? [{ name, toolset, needs }] : [];
});
