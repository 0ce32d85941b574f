import type { JsonSchema } from './model.ts';

/** A copy of the schema with `change` applied to it and to every schema inside it, innermost first. */
export function mapSchema(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const mapped: Record<string, unknown> = { ...schema };
  const inner = (value: unknown) => mapSchema(value as JsonSchema, change);
  for (const key of ['items', 'additionalProperties', 'propertyNames']) {
    if (typeof schema[key] === 'object') mapped[key] = inner(schema[key]);
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    if (Array.isArray(schema[key])) mapped[key] = schema[key].map(inner);
  }
  if (schema.properties) {
    mapped.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, value]) => [name, inner(value)]),
    );
  }
  return change(mapped);
}
