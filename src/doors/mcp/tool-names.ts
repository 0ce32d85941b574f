import { ownTools, tools } from '../../../generated/contract/tools.ts';

/** The tool that does what the operation, or the upload, does over the other doors. */
export function toolFor(operation: string): string | undefined {
  return toolOf.get(operation);
}

/**
 * The text with tools in the place of the operations that it names: they are all that an agent knows. `first` names
 * those that are known better than by the name alone, which two operations may share.
 */
export function inToolNames(text: string, first: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(operationName, (word) => first[word] ?? toolOf.get(word) ?? word);
}

/**
 * The value, which is JSON, with tools in the place of operations wherever the service speaks to its reader. What
 * people and other systems wrote stays as it is, whatever it names.
 */
export function valueInToolNames(valueJson: string): string {
  if (!speaks.test(valueJson) || !namesOperation.test(valueJson)) return valueJson;
  const value: unknown = JSON.parse(valueJson, (field, part: unknown) =>
    spokenFields.has(field) ? spoken(part) : part,
  );
  return JSON.stringify(value);
}

function spoken(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(spoken);
  return typeof part === 'string' ? inToolNames(part) : part;
}

const toolOf = new Map<string, string>([['material.upload', ownTools.service_upload_material.name]]);
for (const { operation, name } of tools) toolOf.set(operation, name);

const operationName = /\b[a-z]+\.[a-z][A-Za-z]+\b/g;
const namesOperation = new RegExp(`\\b(?:${[...toolOf.keys()].join('|').replaceAll('.', '\\.')})\\b`);

/** The fields of all values that hold sentences of the service's own. */
const spokenFields: ReadonlySet<string> = new Set(['todo', 'reason', 'why', 'warnings']);
const speaks = new RegExp(`"(?:${[...spokenFields].join('|')})"`);
