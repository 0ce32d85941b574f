import { readFileSync } from 'node:fs';
import {
  resolveSchema,
  schemaNamed,
  type File,
  type JsonSchema,
  type Model,
  type Operation,
} from '../model.ts';
import type { QueryArgument } from '../static/parse-query.ts';
import { literal, scriptHeader } from './source.ts';

const runtime = readFileSync(new URL('../static/parse-query.ts', import.meta.url), 'utf8');

/**
 * `contract/query.ts`: the kinds of the arguments that travel in query strings, beside the reader that knows the
 * kinds.
 */
export function emitQuery(model: Model): File[] {
  const table = model.operations
    .filter((operation) => operation.rest?.method === 'GET')
    .map((operation) => [operation.id, queryArguments(model, operation)] as const);
  const text = `${scriptHeader}
import type { OperationId } from './operations.ts';
import type { QueryArgument } from './parse-query.ts';

/** By operation: the arguments that travel in the query string. */
export const queryArguments: Partial<Record<OperationId, Readonly<Record<string, QueryArgument>>>> = ${literal(
    Object.fromEntries(table),
  )};
`;
  return [
    { path: 'contract/query.ts', text },
    { path: 'contract/parse-query.ts', text: `${scriptHeader}\n${runtime}` },
  ];
}

function queryArguments(model: Model, operation: Operation): Record<string, QueryArgument> {
  const { properties = {} } = schemaNamed(model, operation.argumentsName);
  const names = operation.rest?.queryParameters ?? [];
  return Object.fromEntries(names.map((name) => [name, queryArgument(model, properties[name] ?? {}, name)]));
}

function queryArgument(model: Model, schema: JsonSchema, name: string): QueryArgument {
  const target = resolveSchema(model, schema);
  if (target.type === 'array') return { kind: kindOf(model, target.items ?? {}, name), list: true };
  return { kind: kindOf(model, target, name), list: false };
}

/** What the query string cannot tell apart is read as the narrowest kind that the schema allows. */
function kindOf(model: Model, schema: JsonSchema, name: string): QueryArgument['kind'] {
  const types = new Set(typesOf(model, schema));
  types.delete('null');
  const key = [...types].sort().join(' ');
  const kinds: Record<string, QueryArgument['kind']> = {
    string: 'text',
    integer: 'integer',
    number: 'number',
    boolean: 'boolean',
    'integer string': 'integer or text',
    'number string': 'integer or text',
  };
  const kind = kinds[key];
  if (!kind)
    throw new Error(`The query argument ${name} has the type "${key}", which a query string cannot carry.`);
  return kind;
}

function typesOf(model: Model, schema: JsonSchema): string[] {
  const target = resolveSchema(model, schema);
  const choices = [...(target.oneOf ?? []), ...(target.anyOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => typesOf(model, choice));
  if (target.type === undefined) return [...new Set((target.enum ?? []).map((word) => typeof word))];
  return [target.type].flat();
}
