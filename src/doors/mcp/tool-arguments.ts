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
  return holdsForm(value) ? parseInside(schema, value) : value;
}

/** Whether there may be anything to parse, which there is in hardly any call; in what is nested deeper there may be. */
function holdsForm(value: unknown, levels = 10): boolean {
  if (typeof value === 'string') return beginsForm.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => holdsForm(inner, levels - 1));
}

const beginsForm = /^\s*[[{]/;

function parseInside(schema: ArgumentSchema, value: unknown): unknown {
  const read = typeof value === 'string' ? parseText(schema, value) : value;
  if (Array.isArray(read)) {
    const { items } = formOf(schema, 'array');
    return items ? read.map((item) => parseInside(items, item)) : read;
  }
  if (typeof read !== 'object' || read === null) return read;
  const { properties } = formOf(schema, 'object');
  if (!properties) return read;
  // Built from entries, because assigning to a name such as __proto__ would not make a property of it.
  return Object.fromEntries(
    Object.entries(read).map(([name, inner]) => [
      name,
      Object.hasOwn(properties, name) ? parseInside(properties[name]!, inner) : inner,
    ]),
  );
}

function parseText(schema: ArgumentSchema, text: string): unknown {
  const due = typesOf(schema);
  if (due.includes('string') || !beginsForm.test(text)) return text;
  try {
    const read: unknown = JSON.parse(text);
    return due.includes(Array.isArray(read) ? 'array' : 'object') ? read : text;
  } catch {
    return text;
  }
}

/** Of a schema with alternatives the one for the type, where only one is. */
function formOf(schema: ArgumentSchema, type: string): ArgumentSchema {
  const forms = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((form) =>
    typesOf(form).includes(type),
  );
  return forms.length === 1 ? formOf(forms[0]!, type) : schema;
}

function typesOf({ type, oneOf = [], anyOf = [] }: ArgumentSchema): string[] {
  return [...[type ?? []].flat(), ...[...oneOf, ...anyOf].flatMap(typesOf)];
}
