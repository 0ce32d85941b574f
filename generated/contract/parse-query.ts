// @generated from openapi.yaml and registry.yaml by npm run codegen

/** How an argument is written in a query string: its kind, and whether it may be repeated to make a list. */
export interface QueryArgument {
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'integer or text';
  readonly list: boolean;
}

/** An argument that could not be read; `expected` says what was due. */
export interface QueryProblem {
  readonly argument: string;
  readonly expected: string;
}

/** The arguments of a query string, and what could not be read. */
export interface ParsedQuery {
  readonly args: Record<string, unknown>;
  readonly problems: readonly QueryProblem[];
}

/**
 * Reads a query string by the kinds of its known arguments. Only the plain decimal form of a number and the words
 * `true` and `false` are read; a known argument may be repeated only if it is a list. Names that are not known are
 * kept as text, so that the validator of the arguments refuses them by name.
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
  // Built from entries, because assigning to a name such as __proto__ would not make a property of it.
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
