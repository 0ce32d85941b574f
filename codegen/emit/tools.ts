import { schemaNamed, type File, type Model } from '../model.ts';
import { operationNamePaths } from '../operation-names.ts';
import { operationTools, ownTools, type ListedTool } from '../tools.ts';
import { literal, quote, row, scriptHeader, unionOf } from './source.ts';

/** `contract/tools.ts`: the tools for programs that act for a person, those of operations and those of their own. */
export function emitTools(model: Model): File[] {
  const tools = operationTools(model).map((tool) => `  ${toolText(tool)},\n`);
  const own = ownTools(model).map((tool) => `  ${tool.name}: ${toolText(tool)},\n`);
  const forms = model.ownTools.map(
    ({ name, argumentsName, valueName }) =>
      `  ${name}: { args: types.${argumentsName}; value: types.${valueName} };\n`,
  );
  const toolsets = [...new Set([...operationTools(model), ...ownTools(model)].map(({ toolset }) => toolset))];
  const text = `${scriptHeader}
import type { OperationId } from './operations.ts';
import type * as types from './types.ts';

/** A JSON Schema whose root is an object and which holds no references. */
export type ToolSchema = { readonly type: 'object'; readonly [keyword: string]: unknown };

/** The names by which a list of tools can be narrowed: the groups of operations, and those of further tools. */
export type Toolset = ${unionOf(toolsets, 1)};

/** A tool as \`tools/list\` shows it: up to \`annotations\`. */
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
  /** Whether a server on the caller's own machine (stdio) offers the tool too, and not only the hosted one. */
  readonly local: boolean;
}

/** The tool of an operation, which it calls. */
export interface ToolDefinition extends ListedTool {
  readonly operation: OperationId;
  /** Whether the argument \`dryRun\` is taken out of the input and becomes the call's dry run. */
  readonly dryRun: boolean;
}

/** What each tool that wraps no operation takes, with the defaults filled in, and answers. */
export interface OwnToolForms {
${forms.join('')}}

/** The names of the tools that wrap no operation. */
export type OwnToolName = keyof OwnToolForms;

/** The tools of all operations that have one. */
export const tools: readonly ToolDefinition[] = [
${tools.join('')}];

/** The tools that wrap no operation, by name. */
export const ownTools: { readonly [Name in OwnToolName]: ListedTool & { readonly name: Name } } = {
${own.join('')}};

/** By operation where in its value sentences of the service may name operations, such as \`items[].todo\`. */
export const operationNamePaths: { readonly [Id in OperationId]?: readonly string[] } = {
${operationNamePathRows(model).join('')}};

/** All toolsets. */
export const toolsets: readonly Toolset[] = ${literal(toolsets)};
`;
  return [{ path: 'contract/tools.ts', text }];
}

/** A line for each of its properties, however large a schema is. */
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
