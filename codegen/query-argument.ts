import { resolveSchema, schemaNamed, type JsonSchema, type Model, type Operation } from './model.ts';
import type { QueryArgument } from './static/parse-query.ts';

/** The arguments in the query string, each with its kind; null if a query string cannot carry it. */
export function queryArguments(
  model: Model,
  operation: Operation,
): [name: string, argument: QueryArgument | null][] {
  const { properties = {} } = schemaNamed(model, operation.argumentsName);
  const names = operation.rest?.queryParameters ?? [];
  return names.map((name) => [name, queryArgument(model, properties[name] ?? {})]);
}

function queryArgument(model: Model, schema: JsonSchema): QueryArgument | null {
  const target = resolveSchema(model, schema);
  const list = target.type === 'array';
  const kind = kindOf(model, list ? (target.items ?? {}) : target);
  return kind ? { kind, list } : null;
}

const kinds: Readonly<Record<string, QueryArgument['kind']>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  'integer string': 'integer or text',
  'number string': 'integer or text',
};

/**
 * The kind of an argument; undefined if a query string cannot carry it. Digits are read as a number where the schema
 * also allows text.
 */
function kindOf(model: Model, schema: JsonSchema): QueryArgument['kind'] | undefined {
  const types = new Set(typesOf(model, schema));
  types.delete('null');
  return kinds[[...types].sort().join(' ')];
}

function typesOf(model: Model, schema: JsonSchema): string[] {
  const target = resolveSchema(model, schema);
  const choices = [...(target.oneOf ?? []), ...(target.anyOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => typesOf(model, choice));
  if (target.type === undefined) return [...new Set((target.enum ?? []).map((word) => typeof word))];
  return [target.type].flat();
}
