/** The parts of a tool's input schema that argument parsing uses. */
export interface ArgumentSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ArgumentSchema>>;
  readonly items?: ArgumentSchema;
  readonly oneOf?: readonly ArgumentSchema[];
  readonly anyOf?: readonly ArgumentSchema[];
}

/**
 * Parses strings where an object or list is expected, because models often send `"[\"a\"]"` for `["a"]`. A string
 * that does not parse to the expected type stays as it is, and the validator rejects it.
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

/** Iterates over the schema's names: a caller may send any number of others, which are copied only if needed. */
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

/** Returns the alternative for this type if there is exactly one. */
function findAlternative(schema: ArgumentSchema, type: string): ArgumentSchema {
  const [form, ...others] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((each) =>
    typesOf(each).includes(type),
  );
  return form && others.length === 0 ? findAlternative(form, type) : schema;
}

function typesOf({ type, oneOf = [], anyOf = [] }: ArgumentSchema): string[] {
  return [...[type ?? []].flat(), ...[...oneOf, ...anyOf].flatMap(typesOf)];
}
