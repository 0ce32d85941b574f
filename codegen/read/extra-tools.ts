import { canonical } from '../canonical.ts';
import type { JsonSchema, ExtraTool, Upload } from '../model.ts';
import { pascalCase } from '../names.ts';
import type { Registry, RegistryTool } from './registry.ts';

/**
 * The MCP tools that are not operations, and their schemas by name. A tool that takes a file has the value of its
 * upload. Adds each problem to `problems`.
 */
export function readExtraTools(
  registry: Registry,
  uploads: readonly Upload[],
  problems: string[],
): { extraTools: ExtraTool[]; schemas: Map<string, JsonSchema> } {
  const schemas = new Map<string, JsonSchema>();
  const extraTools = (registry.tools ?? []).map((entry) => {
    const { arguments: taken, value, upload: _upload, ...tool } = entry;
    const readOnly = tool.scope === 'read';
    const argumentsName = `${pascalCase(tool.name)}ToolArguments`;
    const valueName = valueNameOf(entry, uploads, problems);
    schemas.set(argumentsName, canonical(taken) as JsonSchema);
    if (value) schemas.set(valueName, canonical(value) as JsonSchema);
    const hints = { readOnly, destructive: false, idempotent: readOnly, openWorld: false };
    return { ...hints, ...tool, local: tool.local ?? true, argumentsName, valueName };
  });
  return { extraTools, schemas };
}

function valueNameOf(
  { name, upload: id }: RegistryTool,
  uploads: readonly Upload[],
  problems: string[],
): string {
  if (id === undefined) return `${pascalCase(name)}ToolValue`;
  const upload = uploads.find((each) => each.id === id);
  if (!upload)
    problems.push(
      `${name}: registry.yaml has upload: ${id}, but there is no such upload; name one of uploads.`,
    );
  return upload?.valueName ?? '';
}
