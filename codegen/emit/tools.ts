import { mapSchema } from '../map-schema.ts';
import {
  resolveSchema,
  schemaNamed,
  type File,
  type JsonSchema,
  type Model,
  type Operation,
  type Tool,
} from '../model.ts';
import { literal, scriptHeader } from './source.ts';

/**
 * `contract/tools.ts`: the MCP tools, each with its schemas whole, because clients read no references between
 * tools.
 */
export function emitTools(model: Model): File[] {
  const tools = model.operations.flatMap((operation) =>
    operation.tool ? [`  ${literal(definition(model, operation, operation.tool), 1)},\n`] : [],
  );
  const text = `${scriptHeader}
import type { OperationId } from './operations.ts';

/** A JSON Schema whose root is an object and which holds no references. */
export type ToolSchema = { readonly type: 'object'; readonly [keyword: string]: unknown };

/** A tool as \`tools/list\` shows it, with the operation it calls and the group it belongs to. */
export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ToolSchema;
  readonly outputSchema: ToolSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly operation: OperationId;
  readonly toolset: string;
  /** Whether the argument \`dryRun\` is taken out of the input and becomes the call's dry run. */
  readonly dryRun: boolean;
  /** Whether a server on the caller's own machine (stdio) offers the tool too, and not only the hosted one. */
  readonly local: boolean;
}

/** The tools of all operations that have one. */
export const tools: readonly ToolDefinition[] = [
${tools.join('')}];
`;
  return [{ path: 'contract/tools.ts', text }];
}

function definition(model: Model, operation: Operation, tool: Tool): object {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description ?? firstSentence(operation.description),
    inputSchema: inputSchema(model, operation),
    outputSchema: outputSchema(model, operation),
    annotations: annotations(operation, tool),
    operation: operation.id,
    toolset: operation.group,
    dryRun: operation.dryRun,
    local: tool.local ?? true,
  };
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

const dryRunArgument: JsonSchema = {
  type: 'boolean',
  description: 'Say what would happen and what it would cost, and change nothing.',
};

function inputSchema(model: Model, operation: Operation): JsonSchema {
  const schema = inlined(model, schemaNamed(model, operation.argumentsName), forInput);
  if (!operation.dryRun) return schema;
  return { ...schema, properties: { ...schema.properties, dryRun: dryRunArgument } };
}

function outputSchema(model: Model, operation: Operation): JsonSchema {
  return inlined(model, schemaNamed(model, operation.valueName), forOutput);
}

/** Replaces every reference by what it points to. What stands beside a reference wins. */
function inlined(model: Model, schema: JsonSchema, trim: (schema: JsonSchema) => JsonSchema): JsonSchema {
  return mapSchema(schema, (inner) => {
    if (inner.$ref === undefined) return trim(inner);
    const { $ref, ...beside } = inner;
    return { ...inlined(model, resolveSchema(model, { $ref }), trim), ...trim(beside) };
  });
}

/** A model reads the words; examples and extensions would only cost it context. */
function forInput(schema: JsonSchema): JsonSchema {
  return without(
    schema,
    (keyword) => keyword === 'examples' || keyword === 'title' || keyword.startsWith('x-'),
  );
}

/** What a tool answers explains itself by its names, so only the shape is kept. */
function forOutput(schema: JsonSchema): JsonSchema {
  const bounds = ['description', 'examples', 'title', 'pattern', 'format', 'minimum', 'maximum', 'maxLength'];
  return without(schema, (keyword) => bounds.includes(keyword) || keyword.startsWith('x-'));
}

function without(schema: JsonSchema, isDropped: (keyword: string) => boolean): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isDropped(keyword)));
}

const repeatable = /^(?:update|set|lock|delete|remove|archive|rename|approve)/;

function annotations(operation: Operation, tool: Tool): object {
  const verb = operation.id.split('.')[1] ?? '';
  const isRead = operation.endpoint === 'query';
  const readsPeople = ['paid_contact_data', 'paid_engine_run', 'external_sync'].includes(
    operation.liveOnlyReason ?? '',
  );
  return {
    readOnlyHint: isRead,
    destructiveHint: !isRead && (tool.destructive ?? /^(?:delete|remove)/.test(verb)),
    idempotentHint: tool.idempotent ?? (isRead || repeatable.test(verb)),
    openWorldHint: tool.openWorld ?? (operation.providers || readsPeople),
  };
}
