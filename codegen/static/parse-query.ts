/** An argument of a query string: its kind, and whether repeating it gives a list. */
export interface QueryArgument {
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'integer or text';
  readonly list: boolean;
}

/** An argument that could not be read. `expected` describes a valid value. */
export interface QueryProblem {
  readonly argument: string;
  readonly expected: string;
}

/** The arguments of a query string, and the problems. */
export interface ParsedQuery {
  readonly args: Record<string, unknown>;
  readonly problems: readonly QueryProblem[];
}

/**
 * Reads a query string by the kinds of its known arguments. Numbers must have their plain decimal form, booleans are
 * `true` or `false`, and only lists may be repeated. Unknown names stay as text, so that the validator refuses them by
 * name.
 */
export function parseQuery(
  known: Readonly<Record<string, QueryArgument>>,
  query: URLSearchParams,
): ParsedQuery {
  const args = new Map<string, unknown>();
  const problems: QueryProblem[] = [];
  for (const argument of new Set(query.keys())) {
    const texts = query.getAll(argument);
    const form = Object.hasOwn(known, argument) ? known[argument] : undefined;
    if (!form) {
      args.set(argument, texts.length === 1 ? texts[0] : texts);
    } else if (!form.list && texts.length > 1) {
      problems.push({ argument, expected: 'one value; it was given more than once' });
    } else {
      const values = texts.map((text) => readValue(form.kind, text));
      if (values.includes(undefined)) problems.push({ argument, expected: expectedText[form.kind] });
      else args.set(argument, form.list ? values : values[0]);
    }
  }
  // Assigning to a name such as __proto__ would not create a property.
  return { args: Object.fromEntries(args), problems };
}

const expectedText: Readonly<Record<QueryArgument['kind'], string>> = {
  text: 'text',
  integer: 'a whole number in decimal digits',
  number: 'a number in decimal digits',
  boolean: 'true or false',
  'integer or text': 'text or a whole number',
};

const integerForm = /^(?:0|-?[1-9]\d*)$/;
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function readValue(kind: QueryArgument['kind'], text: string): unknown {
  if (kind === 'text') return text;
  if (kind === 'boolean') return text === 'true' || (text === 'false' ? false : undefined);
  const number = Number(text);
  if (kind === 'number') return numberForm.test(text) && Number.isFinite(number) ? number : undefined;
  const isInteger = integerForm.test(text) && Number.isSafeInteger(number);
  if (kind === 'integer or text') return isInteger ? number : text;
  return isInteger ? number : undefined;
}
