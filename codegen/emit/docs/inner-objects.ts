import { referenceName, resolveSchema, type JsonSchema, type Model } from '../../model.ts';

/** An object with properties inside a value: what leads to it after the value's own name, and how it is headed. */
export interface InnerObject {
  /** The name of a choice, with a dot before it, where there are several; otherwise empty. */
  readonly step: string;
  readonly title: string;
  readonly schema: JsonSchema;
}

/** The objects that a value of the schema is or holds: its own, those of its list, or one for each choice. */
export function innerObjects(model: Model, schema: JsonSchema, title = 'Its fields'): InnerObject[] {
  const target = resolveSchema(model, schema);
  if (target.properties) return [{ step: '', title, schema: target }];
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
      step: `.${name}${inner.step}`,
    }));
  });
}
