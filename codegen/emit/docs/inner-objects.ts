import { referenceName, resolveSchema, type JsonSchema, type Model } from '../../model.ts';

/** An object schema inside an argument or field. */
export interface InnerObject {
  /** The rest of its path after the name of that field: a dot and the name of the alternative, or empty. */
  readonly pathSuffix: string;
  readonly title: string;
  readonly schema: JsonSchema;
}

/** The objects of a schema: itself, those of a list, or one for each alternative of `oneOf` or `anyOf`. */
export function innerObjects(model: Model, schema: JsonSchema, title = 'Its fields'): InnerObject[] {
  const target = resolveSchema(model, schema);
  if (target.properties) return [{ pathSuffix: '', title, schema: target }];
  if (target.items) return innerObjects(model, target.items, 'Fields of each');
  const choices = [...(target.oneOf ?? []), ...(target.anyOf ?? [])].filter(
    (choice) => innerObjects(model, choice).length > 0,
  );
  const [choice, ...others] = choices;
  if (choice && others.length === 0) return innerObjects(model, choice, title);
  return choices.flatMap((each, index) => {
    const name = each.$ref === undefined ? String(index + 1) : referenceName(each.$ref);
    return innerObjects(model, each, `Fields of ${name}`).map((inner) => ({
      ...inner,
      pathSuffix: `.${name}${inner.pathSuffix}`,
    }));
  });
}
