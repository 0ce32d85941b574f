import { mapSchema } from '../map-schema.ts';
import {
  referenceName,
  referenceTo,
  schemaNamed,
  type File,
  type JsonSchema,
  type Model,
  type Operation,
} from '../model.ts';
import { byCodeUnit } from '../names.ts';
import { reachableSchemas } from '../reachable.ts';
import { docstring, literal, propertyName, scriptHeader, unionOf } from './source.ts';
import { typeDeclarations } from './type-declarations.ts';

/** `sdk/types.ts` and `sdk/operations.ts`: what the client library is typed by, and the one table it works from. */
export function emitSdk(model: Model): File[] {
  const sent = reachableSchemas(
    model,
    model.operations.map(({ argumentsName }) => argumentsName),
  );
  const received = reachableSchemas(model, [
    ...model.operations.map(({ valueName }) => valueName),
    ...model.events.map(({ dataName }) => dataName),
  ]);
  const twofold = new Set([...sent].filter((name) => received.has(name) && holdsWords(model, name)));
  return [
    { path: 'sdk/types.ts', text: typesText(model, sent, received, twofold) },
    { path: 'sdk/operations.ts', text: operationsText(model) },
  ];
}

/** Only a schema with an enumeration somewhere inside differs between what is sent and what is received. */
function holdsWords(model: Model, name: string): boolean {
  return [...reachableSchemas(model, [name])].some((reached) => {
    let found = false;
    mapSchema(model.schemas.get(reached) ?? {}, (schema) => {
      found ||= schema.enum !== undefined;
      return schema;
    });
    return found;
  });
}

/**
 * Requests are closed. In replies an enumeration admits later words, so that a newer service does not break an
 * older client.
 */
function typesText(
  model: Model,
  sent: ReadonlySet<string>,
  received: ReadonlySet<string>,
  twofold: ReadonlySet<string>,
): string {
  const schemas = new Map<string, JsonSchema>();
  for (const name of received) schemas.set(name, model.schemas.get(name) ?? {});
  for (const name of sent) {
    const schema = renameReferences(model.schemas.get(name) ?? {}, twofold);
    if (!twofold.has(name)) schemas.set(name, schema);
    else if (model.schemas.has(argumentNamed(name)))
      throw new Error(`${argumentNamed(name)} is taken by a schema.`);
    else schemas.set(argumentNamed(name), schema);
  }
  const sorted = new Map([...schemas].sort(([left], [right]) => byCodeUnit(left, right)));
  const codes = [...new Set(model.errors.map(({ code }) => code))].sort(byCodeUnit);
  const kinds = [...new Set(model.errors.map(({ type }) => type))].sort(byCodeUnit);
  return `${scriptHeader}
${typeDeclarations(sorted, { defaultsAreFilled: false, open: received })}
/** The data of a webhook delivery by the kind of its event. */
export interface Events {
${model.events.map(({ kind, dataName }) => `  ${propertyName(kind)}: ${dataName};\n`).join('')}}

/** The stable word of a refusal. */
export type ErrorCode = ${unionOf(codes)}
  | (string & {});

/** The class of a refusal. */
export type ErrorType = ${unionOf(kinds)}
  | (string & {});
`;
}

const argumentNamed = (name: string) => `${name}Argument`;

function renameReferences(schema: JsonSchema, twofold: ReadonlySet<string>): JsonSchema {
  return mapSchema(schema, (inner) =>
    inner.$ref !== undefined && twofold.has(referenceName(inner.$ref))
      ? { ...inner, $ref: referenceTo(argumentNamed(referenceName(inner.$ref))) }
      : inner,
  );
}

function operationsText(model: Model): string {
  const groups = model.groups.map(({ name }) => ({
    name,
    operations: model.operations.filter((operation) => operation.group === name),
  }));
  const types = groups.map(
    ({ name, operations }) => `  ${name}: {\n${operations.map(operationType).join('')}  };\n`,
  );
  const table = Object.fromEntries(
    groups.map(({ name, operations }) => [
      name,
      Object.fromEntries(operations.map((operation) => [verbOf(operation), wireForm(model, operation)])),
    ]),
  );
  return `${scriptHeader}
import type * as types from './types.ts';

/** What each operation takes and answers, by group and verb. */
export interface Operations {
${types.join('')}}

/** How an operation is called: by a path, or by its name on an endpoint where it has no path. */
export interface WireForm {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly pathParameters: readonly string[];
  /** Where the other arguments go. */
  readonly carrier: 'query' | 'body' | 'call';
  /** Whether it answers one page of a list that goes on behind a cursor. */
  readonly isList: boolean;
  /** The function's name, where \`carrier\` is \`call\`. */
  readonly fn?: string;
}

/** All operations, by group and verb. */
export const operations: {
  readonly [Group in keyof Operations]: { readonly [Verb in keyof Operations[Group]]: WireForm };
} = ${literal(table)};
`;
}

function operationType(operation: Operation): string {
  const words = `${operation.summary}. ${operation.description}`;
  const { argumentsName, valueName } = operation;
  const row = `    ${verbOf(operation)}: { args: types.${argumentsName}; value: types.${valueName} };\n`;
  return docstring(words, '    ') + row;
}

function verbOf(operation: Operation): string {
  return operation.id.slice(operation.group.length + 1);
}

function wireForm(model: Model, operation: Operation): object {
  const { rest, endpoint, fn } = operation;
  const { properties = {} } = schemaNamed(model, operation.valueName);
  const isList = 'items' in properties && 'nextCursor' in properties;
  if (!rest)
    return { method: 'POST', path: `/mcp/${endpoint}`, pathParameters: [], carrier: 'call', isList, fn };
  const { method, path, pathParameters } = rest;
  return { method, path, pathParameters, carrier: method === 'GET' ? 'query' : 'body', isList };
}
