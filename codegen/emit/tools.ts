import { schemaNamed, type File, type Model } from '../model.ts';
import { operationNamePaths } from '../operation-names.ts';
import { operationTools, extraTools, type ListedTool } from '../tools.ts';
import { literal, quote, row, scriptHeader, unionOf } from './source.ts';

/** `contract/tools.ts`: the MCP tools, with and without an operation. */
export function emitTools(model: Model): File[] {
  const tools = operationTools(model).map((tool) => `  ${toolText(tool)},\n`);
  const own = extraTools(model).map((tool) => `  ${tool.name}: ${toolText(tool)},\n`);
  const types = model.extraTools.map(
    ({ name, argumentsName, valueName }) =>
      `  ${name}: { args: types.${argumentsName}; value: types.${valueName} };\n`,
  );
  const toolsets = [
    ...new Set([...operationTools(model), ...extraTools(model)].map(({ toolset }) => toolset)),
  ];
  const text = `${scriptHeader}
import type { OperationId } from './operations.ts';
import type * as types from './types.ts';

/** A JSON Schema without references, whose root is an object. */
export type ToolSchema = { readonly type: 'object'; readonly [keyword: string]: unknown };

/** The names that narrow a list of tools: the groups of operations, and the toolsets of other tools. */
export type Toolset = ${unionOf(toolsets, 1)};

/** A tool. \`tools/list\` shows its fields up to \`annotations\`. */
export interface ListedTool {
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
  readonly toolset: Toolset;
  /** Whether the local server (stdio) offers the tool as well. */
  readonly local: boolean;
}

/** A tool that calls an operation. */
export interface ToolDefinition extends ListedTool {
  readonly operation: OperationId;
  /** Whether the tool has an argument \`dryRun\`, which makes the call a dry run. */
  readonly dryRun: boolean;
}

/** The arguments, with defaults filled in, and the value of each tool without an operation. */
export interface ExtraToolTypes {
${types.join('')}}

/** The names of the tools without an operation. */
export type ExtraToolName = keyof ExtraToolTypes;

/** The tools of all operations that have one. */
export const tools: readonly ToolDefinition[] = [
${tools.join('')}];

/** The tools without an operation, by name. */
export const extraTools: { readonly [Name in ExtraToolName]: ListedTool & { readonly name: Name } } = {
${own.join('')}};

/** By operation: the places in its value where sentences may name operations, such as \`items[].todo\`. */
export const operationNamePaths: { readonly [Id in OperationId]?: readonly string[] } = {
${operationNamePathRows(model).join('')}};

/** All toolsets. */
export const toolsets: readonly Toolset[] = ${literal(toolsets)};
`;
  return [{ path: 'contract/tools.ts', text }];
}

/** One line for each field, so that a diff shows which one changed. */
function toolText(tool: ListedTool): string {
  const lines = Object.entries(tool).map(([name, value]) => `    ${name}: ${row(value)},\n`);
  return `{\n${lines.join('')}  }`;
}

function operationNamePathRows(model: Model): string[] {
  return model.operations.flatMap(({ id, valueName }) => {
    const places = operationNamePaths(model, schemaNamed(model, valueName));
    return places.length > 0 ? [`  ${quote(id)}: ${literal(places, 1)},\n`] : [];
  });
}
