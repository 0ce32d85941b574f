/** A part of a tool's input schema, as far as reading arguments looks at it. */
export interface ArgumentSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ArgumentSchema>>;
  readonly items?: ArgumentSchema;
  readonly oneOf?: readonly ArgumentSchema[];
  readonly anyOf?: readonly ArgumentSchema[];
}

/**
 * The same arguments with texts parsed where an object or a list is due, and no text: models often send `"[\"a\"]"` for
 * `["a"]`. What does not parse to the due type stays as it is, for the validator to refuse.
 */
export function parseNested(schema: ArgumentSchema, value: unknown): unknown {
  const read = typeof value === 'string' ? parseText(schema, value) : value;
  if (Array.isArray(read)) return parseItems(findAlternative(schema, 'array'), read);
  if (typeof read !== 'object' || read === null) return read;
  return parseProperties(findAlternative(schema, 'object'), read as Record<string, unknown>);
}

function parseItems({ items }: ArgumentSchema, list: readonly unknown[]): readonly unknown[] {
  if (!items) return list;
  const read = list.map((item) => parseNested(items, item));
  return read.some((item, index) => item !== list[index]) ? read : list;
}

/** It goes by the names of the schema: a caller may have sent any number of others, which are copied only at need. */
function parseProperties({ properties = {} }: ArgumentSchema, object: Record<string, unknown>): object {
  const read = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    const inner = parseNested(schema, object[name]);
    return inner === object[name] ? [] : [[name, inner]];
  });
  return read.length > 0 ? { ...object, ...Object.fromEntries(read) } : object;
}

const jsonStart = /^\s*[[{]/;

function parseText(schema: ArgumentSchema, text: string): unknown {
  const due = typesOf(schema);
  if (due.includes('string') || !jsonStart.test(text)) return text;
  try {
    const read: unknown = JSON.parse(text);
    return due.includes(Array.isArray(read) ? 'array' : 'object') ? read : text;
  } catch {
    return text;
  }
}

/** Of a schema with alternatives the one for the type, where only one is. */
function findAlternative(schema: ArgumentSchema, type: string): ArgumentSchema {
  const [form, ...others] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((each) =>
    typesOf(each).includes(type),
  );
  return form && others.length === 0 ? findAlternative(form, type) : schema;
}

function typesOf({ type, oneOf = [], anyOf = [] }: ArgumentSchema): string[] {
  return [...[type ?? []].flat(), ...[...oneOf, ...anyOf].flatMap(typesOf)];
}
