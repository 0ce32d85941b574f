import { resolveSchema, schemaNamed, type File, type JsonSchema, type Model } from '../model.ts';
import { sampleArguments } from './docs/samples.ts';
import { literal, scriptHeader } from './source.ts';

/** `contract/manuals.ts`: the help of the command line for each operation, and the types of its flags. */
export function emitManuals(model: Model): File[] {
  const table = model.operations.map((operation) => {
    const schema = schemaNamed(model, operation.argumentsName);
    const { group, summary, description, cost, conditional, example } = operation;
    const manual = {
      group,
      summary,
      description,
      cost,
      conditional,
      arguments: manualArguments(model, schema),
      example: sampleArguments(model, schema, example),
    };
    return [operation.id, manual] as const;
  });
  const groups = model.groups.map(({ name, title }) => [name, title] as const);
  const text = `${scriptHeader}
import type { OperationId } from './operations.ts';

${interfaces}
/** The titles of the groups in reading order. */
export const manualGroups: Readonly<Record<string, string>> = ${literal(Object.fromEntries(groups))};

/** The manual of each operation. */
export const manuals: Readonly<Record<OperationId, Manual>> = ${literal(Object.fromEntries(table))};
`;
  return [{ path: 'contract/manuals.ts', text }];
}

const interfaces = `/** One argument on the command line. */
export interface ManualArgument {
  /** The types of JSON that it accepts, such as \`string\` or \`null\`. */
  readonly types: readonly string[];
  /** The types of its items, if it is a list. */
  readonly itemTypes?: readonly string[];
  readonly required: boolean;
  /** The only words that it or its items may be. */
  readonly choices?: readonly string[];
  readonly default?: unknown;
  readonly description: string;
}

/** The help on one operation. */
export interface Manual {
  readonly group: string;
  readonly summary: string;
  readonly description: string;
  /** The cost of a call, in sentences; null if it is free. */
  readonly cost: string | null;
  /** When a sandbox key may call it, if that depends on the arguments. */
  readonly conditional: string | null;
  /** Required arguments come first. */
  readonly arguments: Readonly<Record<string, ManualArgument>>;
  /** Example arguments. */
  readonly example: Readonly<Record<string, unknown>>;
}
`;

function manualArguments(model: Model, { properties = {}, required = [] }: JsonSchema): object {
  const names = [...required, ...Object.keys(properties).filter((name) => !required.includes(name))];
  return Object.fromEntries(
    names.map((name) => [name, manualArgument(model, properties[name] ?? {}, required.includes(name))]),
  );
}

function manualArgument(model: Model, schema: JsonSchema, required: boolean): object {
  const target = resolveSchema(model, schema);
  const items = target.type === 'array' ? (target.items ?? {}) : undefined;
  const choices = choicesOf(model, items ?? target);
  return {
    types: typesOf(model, target),
    ...(items && { itemTypes: typesOf(model, items) }),
    required,
    ...(choices.length > 0 && { choices }),
    ...(target.default !== undefined && { default: target.default }),
    description: schema.description ?? target.description ?? '',
  };
}

function typesOf(model: Model, schema: JsonSchema): string[] {
  const target = resolveSchema(model, schema);
  const alternatives = [...(target.oneOf ?? []), ...(target.anyOf ?? [])];
  const types =
    alternatives.length > 0
      ? alternatives.flatMap((each) => typesOf(model, each))
      : target.type === undefined
        ? enumValues(target).map((word) => (word === null ? 'null' : typeof word))
        : [target.type].flat();
  return [...new Set(types)];
}

/** The words of an enumeration or a constant. */
function choicesOf(model: Model, schema: JsonSchema): string[] {
  const target = resolveSchema(model, schema);
  return enumValues(target).filter((word) => typeof word === 'string');
}

function enumValues(schema: JsonSchema): unknown[] {
  return [...(schema.enum ?? ('const' in schema ? [schema.const] : []))];
}
