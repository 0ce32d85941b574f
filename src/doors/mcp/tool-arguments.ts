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
  const parsed = typeof value === 'string' ? parseText(schema, value) : value;
  if (Array.isArray(parsed)) return parseItems(findAlternative(schema, 'array'), parsed);
  if (typeof parsed !== 'object' || parsed === null) return parsed;
  return parseProperties(findAlternative(schema, 'object'), parsed as Record<string, unknown>);
}

function parseItems({ items }: ArgumentSchema, list: readonly unknown[]): readonly unknown[] {
  if (!items) return list;
  const parsed = list.map((item) => parseNested(items, item));
  return parsed.some((item, index) => item !== list[index]) ? parsed : list;
}

/** Iterates over the schema's names, because a caller may send any number of other properties. */
function parseProperties({ properties = {} }: ArgumentSchema, object: Record<string, unknown>): object {
  const changed = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    const parsed = parseNested(schema, object[name]);
    return parsed === object[name] ? [] : [[name, parsed]];
  });
  return changed.length > 0 ? { ...object, ...Object.fromEntries(changed) } : object;
}

const jsonStart = /^\s*[[{]/;

function parseText(schema: ArgumentSchema, text: string): unknown {
  const allowedTypes = typesOf(schema);
  if (allowedTypes.includes('string') || !jsonStart.test(text)) return text;
  try {
    const parsed: unknown = JSON.parse(text);
    return allowedTypes.includes(Array.isArray(parsed) ? 'array' : 'object') ? parsed : text;
  } catch {
    return text;
  }
}

/** Returns the alternative for this type if there is exactly one. */
function findAlternative(schema: ArgumentSchema, type: string): ArgumentSchema {
  const [alternative, ...others] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((each) =>
    typesOf(each).includes(type),
  );
  return alternative && others.length === 0 ? findAlternative(alternative, type) : schema;
}

function typesOf({ type, oneOf = [], anyOf = [] }: ArgumentSchema): string[] {
  return [...[type ?? []].flat(), ...[...oneOf, ...anyOf].flatMap(typesOf)];
}
