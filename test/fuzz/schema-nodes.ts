import { resolveSchema, type JsonSchema, type Model } from '../../codegen/model.ts';

/** A value inside arguments: where it is and which schema it must match. */
export interface SchemaNode {
  readonly path: readonly (string | number)[];
  readonly schema: JsonSchema;
  readonly value: unknown;
}

/** All values inside `value`, itself included, with their schemas. Leaves out values that the schema leaves open. */
export function schemaNodes(
  model: Model,
  schema: JsonSchema,
  value: unknown,
  path: SchemaNode['path'] = [],
): SchemaNode[] {
  const target = alternativeFor(model, resolveSchema(model, schema), value);
  const node: SchemaNode = { path, schema: target, value };
  if (Array.isArray(value)) {
    const { items } = target;
    return items ? [node, ...value.flatMap((each, index) => inner(index, items, each))] : [node];
  }
  if (typeof value !== 'object' || value === null) return [node];
  return [
    node,
    ...Object.entries(value).flatMap(([name, each]) => {
      const property = target.properties?.[name];
      return property ? inner(name, property, each) : [];
    }),
  ];

  function inner(name: string | number, innerSchema: JsonSchema, each: unknown): SchemaNode[] {
    return schemaNodes(model, innerSchema, each, [...path, name]);
  }
}

/** Chooses the alternative with the value's type and properties; the first if none has them. */
function alternativeFor(model: Model, schema: JsonSchema, value: unknown): JsonSchema {
  const alternatives = (schema.oneOf ?? schema.anyOf)?.map((each) => resolveSchema(model, each));
  if (!alternatives) return schema;
  return alternatives.find((each) => fits(each, value)) ?? alternatives[0]!;
}

function fits(schema: JsonSchema, value: unknown): boolean {
  const types = [schema.type ?? []].flat();
  if (Array.isArray(value)) return types.includes('array');
  if (value === null) return types.includes('null');
  if (typeof value === 'number') return types.includes('number') || types.includes('integer');
  if (typeof value !== 'object') return types.includes(typeof value as 'string');
  const known = Object.keys(schema.properties ?? {});
  return types.includes('object') && Object.keys(value).every((name) => known.includes(name));
}

/** A copy of `whole` with another value at the path. */
export function replaceAt(whole: unknown, [name, ...rest]: SchemaNode['path'], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((each, index) => (index === name ? replaceAt(each, rest, value) : each));
  // Assigning to a name such as __proto__ would not create a property.
  return Object.fromEntries(
    Object.entries(whole as object).map(([key, each]) => [
      key,
      key === name ? replaceAt(each, rest, value) : each,
    ]),
  );
}
