import { emitSdk } from '../emit/sdk.ts';
import { literal, scriptHeader } from '../emit/source.ts';
import { resolveSchema, schemaNamed, type JsonSchema, type Model, type Operation } from '../model.ts';
import { camelCase, pascalCase } from '../names.ts';

/**
 * A program that calls every operation of a release with every argument and reads every value, delivery and type, in
 * the types of that release. A release keeps it beside its `types.ts`. While it compiles with today's client, callers
 * of the release keep working.
 */
export function emitCallers(model: Model): string {
  const operations = model.operations.map((operation) => callerOf(model, operation));
  const deliveries = model.events.map(({ kind }) => listenerOf(kind));
  const types = typeNames(model).map((name) => `  StillExists<keyof then.${name}, keyof now.${name}>,\n`);
  return `${scriptHeader.replace('npm run codegen', 'npm run interface-release')}
import type { Outreach, OutreachError, types as now } from '../../today.ts';
import type * as then from './types.ts';

const options = { signal: AbortSignal.abort(), idempotencyKey: 'once', dryRun: true };

${[...operations, ...deliveries].join('\n')}
export function onError(error: OutreachError): [then.ErrorType, then.ErrorCode] {
  const details: [string, string | undefined, string | undefined, number] = [
    error.message,
    error.param,
    error.requestId,
    error.status,
  ];
  void details;
  return [error.type, error.code];
}

/** Compiles only if everything in \`Old\` still exists. */
type StillExists<Old extends New, New> = [Old, New];

/** Every type that a caller could import, with every property. */
export type Types = [
${types.join('')}];
`;
}

/** The source of the client types of a model. */
export function clientTypes(model: Model): string {
  return emitSdk(model).find(({ path }) => path === 'sdk/types.ts')?.text ?? '';
}

/** The names of the exported client types of a model. */
function typeNames(model: Model): string[] {
  return [...clientTypes(model).matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name);
}

/** Also writes the arguments as literals, because TypeScript accepts a typed variable with removed arguments. */
function callerOf(model: Model, operation: Operation): string {
  const { id, argumentsName, valueName } = operation;
  const args = schemaNamed(model, argumentsName);
  const { properties = {} } = schemaNamed(model, valueName);
  const isList = 'items' in properties && 'nextCursor' in properties;
  const written = variants(model, args, 'text').map(
    (variant) => `  await outreach.${id}(${literal(variant, 1)}, options);\n`,
  );
  const item = `const each: then.${valueName}['items'][number] = item`;
  const loop = isList
    ? `  for await (const item of outreach.${id}(given)) {\n    ${item};\n    void each;\n  }\n`
    : '';
  return `export async function ${camelCase(id)}(
  outreach: Outreach,
  given: then.${argumentsName},
): Promise<then.${valueName}> {
${written.join('')}${loop}  return await outreach.${id}(given);
}
`;
}

function listenerOf(kind: string): string {
  const at = `[${JSON.stringify(kind)}]`;
  return `export function on${pascalCase(kind)}(data: now.Events${at}): then.Events${at} {
  return data;
}
`;
}

/** Values that fit a schema and have all its properties, one for each choice anywhere inside. */
function variants(model: Model, schema: JsonSchema, name: string): unknown[] {
  const target = resolveSchema(model, schema);
  const examples = (schema.examples ?? target.examples) as readonly unknown[] | undefined;
  if (examples?.[0] !== undefined) return [examples[0]];
  if ('const' in target) return [target.const];
  if (target.enum) return [target.enum[0]];
  const choices = target.oneOf ?? target.anyOf;
  if (choices) return choices.flatMap((choice) => variants(model, choice, name));
  return [target.type ?? 'null'].flat().flatMap((type) => variantsOfType(model, target, type, name));
}

function variantsOfType(model: Model, schema: JsonSchema, type: string, name: string): unknown[] {
  if (type === 'object') return variantsOfObject(model, schema);
  if (type === 'array') return [variants(model, schema.items ?? {}, name)];
  if (type === 'integer' || type === 'number') return [schema.minimum ?? 1];
  if (type === 'boolean') return [true];
  return [type === 'null' ? null : name];
}

/** An object with the first variant of every property, and another for each further variant. */
function variantsOfObject(model: Model, schema: JsonSchema): unknown[] {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, variants(model, property, name)] as const,
  );
  const first = Object.fromEntries(properties.map(([name, [value]]) => [name, value]));
  const others = properties.flatMap(([name, [, ...values]]) =>
    values.map((value) => ({ ...first, [name]: value })),
  );
  return [first, ...others];
}
