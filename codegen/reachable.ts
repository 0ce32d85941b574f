import { referenceName, type JsonSchema, type Model } from './model.ts';
import { subschemas } from './read/document.ts';

/** The given schemas and all schemas that they reference, directly or indirectly. */
export function reachableSchemas(model: Pick<Model, 'schemas'>, names: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  for (const name of names) visit(model, name, reached);
  return reached;
}

/** Whether a schema contains itself at any depth. */
export function isRecursive(model: Pick<Model, 'schemas'>, name: string): boolean {
  const reached = new Set<string>();
  follow(model, model.schemas.get(name) ?? {}, reached);
  return reached.has(name);
}

function visit(model: Pick<Model, 'schemas'>, name: string, reached: Set<string>): void {
  if (reached.has(name)) return;
  reached.add(name);
  follow(model, model.schemas.get(name) ?? {}, reached);
}

function follow(model: Pick<Model, 'schemas'>, schema: JsonSchema, reached: Set<string>): void {
  if (schema.$ref !== undefined) visit(model, referenceName(schema.$ref), reached);
  for (const [, inner] of subschemas(schema)) follow(model, inner, reached);
}
