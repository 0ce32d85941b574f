import { mapSchema } from './map-schema.ts';
import {
  schemaNamed,
  type JsonSchema,
  type Model,
  type Operation,
  type ExtraTool,
  type Tool,
} from './model.ts';
import { readingToolOutput, toolInputSchema, writingToolOutput } from './tool-schema.ts';

/** The MCP hints of a tool. */
export interface ToolHints {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** A tool in a list, with or without an operation. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly annotations: ToolHints;
  readonly toolset: string;
  readonly local: boolean;
}

/** The tool of an operation. */
export interface OperationTool extends ListedTool {
  readonly operation: string;
  readonly dryRun: boolean;
}

/** The tools of all operations that have one. */
export function operationTools(model: Model): OperationTool[] {
  return model.operations.flatMap((operation) =>
    operation.tool ? [operationTool(model, operation, operation.tool)] : [],
  );
}

/** The tools without an operation. */
export function extraTools(model: Model): ListedTool[] {
  return model.extraTools.map((tool) => extraTool(model, tool));
}

function operationTool(model: Model, operation: Operation, tool: Tool): OperationTool {
  const value = schemaNamed(model, operation.valueName);
  const args = schemaNamed(model, operation.argumentsName);
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: withDryRun(operation, buildInputSchema(model, operation.argumentsName)),
    outputSchema: (operation.endpoint === 'query' ? readingToolOutput : writingToolOutput)(
      model,
      value,
      args,
    ),
    annotations: toolHints(tool),
    operation: operation.id,
    toolset: operation.group,
    dryRun: operation.dryRun,
    local: tool.local,
  };
}

/**
 * Replaces names of operations in descriptions by the names of their tools, because callers of tools know only these.
 */
function buildInputSchema(model: Model, argumentsName: string): JsonSchema {
  const toolOf = new Map(model.operations.toReversed().map(({ fn, tool }) => [fn, tool?.name]));
  const named = (text: string) =>
    text.replaceAll(/\b[a-z]+\.[a-z][A-Za-z]+\b/g, (word) => toolOf.get(word) ?? word);
  return mapSchema(toolInputSchema(model, schemaNamed(model, argumentsName)), (schema) =>
    schema.description === undefined ? schema : { ...schema, description: named(schema.description) },
  );
}

const dryRunArgument: JsonSchema = {
  type: 'boolean',
  description: 'Only say what would happen and cost.',
};

function withDryRun({ dryRun }: Operation, schema: JsonSchema): JsonSchema {
  if (!dryRun) return schema;
  return { ...schema, properties: { ...schema.properties, dryRun: dryRunArgument } };
}

function toolHints({ readOnly, destructive, idempotent, openWorld }: Tool): ToolHints {
  return {
    readOnlyHint: readOnly,
    destructiveHint: destructive,
    idempotentHint: idempotent,
    openWorldHint: openWorld,
  };
}

function extraTool(model: Model, tool: ExtraTool): ListedTool {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: buildInputSchema(model, tool.argumentsName),
    outputSchema: readingToolOutput(
      model,
      schemaNamed(model, tool.valueName),
      schemaNamed(model, tool.argumentsName),
    ),
    annotations: toolHints(tool),
    toolset: tool.toolset,
    local: tool.local,
  };
}
