import { isMapping } from '../canonical.ts';
import type { JsonSchema } from '../model.ts';

/** A parsed OpenAPI document in canonical order. */
export type Document = Readonly<Record<string, unknown>>;

/** An operation of the document with its path and method. */
export interface PathOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Record<string, unknown>;
}

/** The target of a local reference, or undefined. Follows chains of references. */
export function lookUp(document: Document, reference: string): unknown {
  const seen = new Set<string>();
  let pointer = reference;
  for (;;) {
    if (!pointer.startsWith('#/') || seen.has(pointer)) return undefined;
    seen.add(pointer);
    let node: unknown = document;
    for (const part of pointer.slice(2).split('/')) {
      node = isMapping(node) ? node[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
    }
    if (!isMapping(node) || typeof node.$ref !== 'string') return node;
    pointer = node.$ref;
  }
}

/** The mapping itself or the target of its `$ref`; empty if there is none. */
export function dereference(document: Document, node: unknown): Record<string, unknown> {
  const target = isMapping(node) && typeof node.$ref === 'string' ? lookUp(document, node.$ref) : node;
  return isMapping(target) ? target : {};
}

/** The mapping at a path of keys; empty if there is none. */
export function mappingAt(node: unknown, ...keys: string[]): Record<string, unknown> {
  let current = node;
  for (const key of keys) current = isMapping(current) ? current[key] : undefined;
  return isMapping(current) ? current : {};
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every operation under `paths`, including paths outside the API, such as `/healthz`. */
export function pathOperations(document: Document): PathOperation[] {
  return Object.entries(mappingAt(document, 'paths')).flatMap(([path, item]) =>
    methods
      .filter((method) => isMapping(mappingAt(item)[method]))
      .map((method) => ({ path, method: method.toUpperCase(), operation: mappingAt(item, method) })),
  );
}

/** The entries that describe operations without a path, keyed `<fn>@<endpoint>`. */
export function pathlessOperations(document: Document): Record<string, unknown> {
  return { ...mappingAt(document, 'components', 'x-operations'), ...mappingAt(document, 'x-operations') };
}

/** The JSON schema of a body or response, if it has one. */
export function jsonContent(document: Document, holder: unknown): JsonSchema | undefined {
  const { schema } = mappingAt(dereference(document, holder), 'content', 'application/json');
  return isMapping(schema) ? schema : undefined;
}

/** Calls `visit` with every schema and subschema of the document and its location. */
export function visitAllSchemas(
  document: Document,
  visit: (schema: JsonSchema, location: string) => void,
): void {
  searchForSchemas(document, '', visit);
  for (const [name, schema] of Object.entries(mappingAt(document, 'components', 'schemas'))) {
    visitWithSubschemas(schema, `components.schemas.${name}`, visit);
  }
  for (const [key, entry] of Object.entries(pathlessOperations(document))) {
    for (const part of ['arguments', 'value'])
      visitWithSubschemas(mappingAt(entry)[part], `x-operations.${key}.${part}`, visit);
  }
}

/** Keys with literal values, and keys whose schemas are visited separately. */
const skippedKeys = new Set(['example', 'examples', 'default', 'enum', 'const', 'schemas', 'x-operations']);

function searchForSchemas(
  node: unknown,
  location: string,
  visit: (schema: JsonSchema, location: string) => void,
): void {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) searchForSchemas(item, `${location}.${index}`, visit);
  } else if (isMapping(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (skippedKeys.has(key)) continue;
      const inner = location === '' ? key : `${location}.${key}`;
      if (key === 'schema') visitWithSubschemas(value, inner, visit);
      else searchForSchemas(value, inner, visit);
    }
  }
}

function visitWithSubschemas(
  schema: unknown,
  location: string,
  visit: (schema: JsonSchema, location: string) => void,
): void {
  if (!isMapping(schema)) return;
  visit(schema, location);
  for (const [key, inner] of subschemas(schema)) visitWithSubschemas(inner, `${location}.${key}`, visit);
}

/** The schemas directly inside a schema, each with the path of keys to it. */
export function subschemas(schema: JsonSchema): [key: string, inner: JsonSchema][] {
  const found: [string, unknown][] = [];
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'unevaluatedProperties']) {
    found.push([key, schema[key]]);
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const list = schema[key];
    if (Array.isArray(list))
      found.push(...list.map((inner, index): [string, unknown] => [`${key}.${index}`, inner]));
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    found.push([`properties.${name}`, inner]);
  return found.filter((entry): entry is [string, JsonSchema] => isMapping(entry[1]));
}
