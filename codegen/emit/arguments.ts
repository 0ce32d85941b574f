import { resolveSchema, schemaNamed, type File, type JsonSchema, type Model } from '../model.ts';
import { byCodeUnit } from '../names.ts';
import { literal, scriptHeader } from './source.ts';

/** `contract/arguments.ts`: the names of arguments at each location, for suggestions after a misspelling. */
export function emitArguments(model: Model): File[] {
  const table = model.operations.map(
    (operation) => [operation.id, argumentNames(model, schemaNamed(model, operation.argumentsName))] as const,
  );
  const text = `${scriptHeader}
import type { OperationId } from './operations.ts';

/** By operation: the names of arguments at each location, such as \`''\` (root), \`form\` and \`leads[]\` (items). */
export const argumentNames: Readonly<Record<OperationId, Readonly<Record<string, readonly string[]>>>> = ${literal(
    Object.fromEntries(table),
  )};
`;
  return [{ path: 'contract/arguments.ts', text }];
}

/** The names of arguments by location; the alternatives of a schema count together. */
function argumentNames(model: Model, root: JsonSchema): Record<string, string[]> {
  const names = new Map<string, Set<string>>([['', new Set()]]);
  const walk = (schema: JsonSchema, location: string, ancestors: readonly JsonSchema[]): void => {
    const target = resolveSchema(model, schema);
    if (ancestors.includes(target)) return;
    const path = [...ancestors, target];
    for (const [name, inner] of Object.entries(target.properties ?? {})) {
      names.set(location, (names.get(location) ?? new Set()).add(name));
      walk(inner, location === '' ? name : `${location}.${name}`, path);
    }
    if (target.items) walk(target.items, `${location}[]`, path);
    for (const inner of [...(target.oneOf ?? []), ...(target.anyOf ?? []), ...(target.allOf ?? [])]) {
      walk(inner, location, path);
    }
  };
  walk(root, '', []);
  const sorted = [...names].sort(([left], [right]) => byCodeUnit(left, right));
  return Object.fromEntries(sorted.map(([location, known]) => [location, [...known]]));
}
