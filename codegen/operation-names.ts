import { resolveSchema, type JsonSchema, type Model } from './model.ts';

/**
 * The places in values of a schema where the service's own sentences may name operations, such as `items[].todo`: all
 * that is marked with `x-names-operations`. What stands in an open object is never one of them.
 */
export function placesOfOperationNames(model: Model, schema: JsonSchema): string[] {
  return [...new Set(placesWithin(model, schema, '', []))];
}

function placesWithin(
  model: Model,
  schema: JsonSchema,
  place: string,
  around: readonly JsonSchema[],
): string[] {
  const whole = resolveSchema(model, schema);
  if (around.includes(whole)) return [];
  const inside = (each: JsonSchema, at: string) => placesWithin(model, each, at, [...around, whole]);
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = whole;
  return [
    ...(whole['x-names-operations'] === true ? [items ? `${place}[]` : place] : []),
    ...Object.entries(properties).flatMap(([name, each]) =>
      inside(each, place === '' ? name : `${place}.${name}`),
    ),
    ...(items ? inside(items, `${place}[]`) : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((each) => inside(each, place)),
  ];
}
