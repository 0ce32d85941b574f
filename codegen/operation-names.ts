import { resolveSchema, type JsonSchema, type Model } from './model.ts';

/**
 * Returns the paths of text fields that may contain names of operations, such as `items[].todo`. The schema marks them
 * with `x-names-operations`. Additional properties of objects are not searched.
 */
export function operationNamePaths(model: Model, schema: JsonSchema): string[] {
  return [...new Set(pathsWithin(model, schema, '', []))];
}

function pathsWithin(
  model: Model,
  schema: JsonSchema,
  path: string,
  ancestors: readonly JsonSchema[],
): string[] {
  const whole = resolveSchema(model, schema);
  if (ancestors.includes(whole)) return [];
  const inside = (each: JsonSchema, at: string) => pathsWithin(model, each, at, [...ancestors, whole]);
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = whole;
  return [
    ...(whole['x-names-operations'] === true ? [items ? `${path}[]` : path] : []),
    ...Object.entries(properties).flatMap(([name, each]) =>
      inside(each, path === '' ? name : `${path}.${name}`),
    ),
    ...(items ? inside(items, `${path}[]`) : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((each) => inside(each, path)),
  ];
}
