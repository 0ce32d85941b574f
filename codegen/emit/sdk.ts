import { mapSchema } from '../map-schema.ts';
import { referenceName, referenceTo, type File, type JsonSchema, type Model } from '../model.ts';
import { byCodeUnit } from '../names.ts';
import { reachableSchemas } from '../reachable.ts';
import { SourceError } from '../source-error.ts';
import { emitSdkOperations } from './sdk-operations.ts';
import { propertyName, scriptHeader, unionOf } from './source.ts';
import { typeDeclarations } from './type-declarations.ts';

/** `sdk/`: the types of the client library, and its operations in a module for each group. */
export function emitSdk(model: Model): File[] {
  const sent = reachableSchemas(
    model,
    model.operations.map(({ argumentsName }) => argumentsName),
  );
  const received = reachableSchemas(model, [
    ...[...model.operations, ...model.uploads].map(({ valueName }) => valueName),
    ...model.events.map(({ dataName }) => dataName),
  ]);
  const diverging = new Set([...sent].filter((name) => received.has(name) && hasEnumeration(model, name)));
  return [
    { path: 'sdk/types.ts', text: typesSource(model, sent, received, diverging) },
    ...emitSdkOperations(model),
  ];
}

/** Whether a schema contains an enumeration. Only then do its types for requests and replies differ. */
function hasEnumeration(model: Model, name: string): boolean {
  return [...reachableSchemas(model, [name])].some((reached) => {
    let found = false;
    mapSchema(model.schemas.get(reached) ?? {}, (schema) => {
      found ||= schema.enum !== undefined;
      return schema;
    });
    return found;
  });
}

/** Enumerations are closed in requests and open in replies, so that a newer service does not break an older client. */
function typesSource(
  model: Model,
  sent: ReadonlySet<string>,
  received: ReadonlySet<string>,
  diverging: ReadonlySet<string>,
): string {
  const schemas = new Map<string, JsonSchema>();
  for (const name of received) schemas.set(name, model.schemas.get(name) ?? {});
  for (const name of sent) {
    const schema = renameReferences(model.schemas.get(name) ?? {}, diverging);
    if (!diverging.has(name)) schemas.set(name, schema);
    else if (model.schemas.has(argumentTypeName(name)))
      throw new SourceError(
        `${argumentTypeName(name)}: openapi.yaml has a schema of this name, which the client needs; rename it.`,
      );
    else schemas.set(argumentTypeName(name), schema);
  }
  const sorted = new Map([...schemas].sort(([left], [right]) => byCodeUnit(left, right)));
  const codes = [...new Set(model.errors.map(({ code }) => code))].sort(byCodeUnit);
  const errorTypes = [...new Set(model.errors.map(({ type }) => type))].sort(byCodeUnit);
  return `${scriptHeader}
${typeDeclarations(sorted, { defaultsAreFilled: false, open: received })}
/** The data of a webhook delivery by the kind of its event. */
export interface Events {
${model.events.map(({ kind, dataName }) => `  ${propertyName(kind)}: ${dataName};\n`).join('')}}

/** The stable code of an error. */
export type ErrorCode = ${unionOf(codes)}
  | (string & {});

/** The type of an error. */
export type ErrorType = ${unionOf(errorTypes)}
  | (string & {});
`;
}

const argumentTypeName = (name: string) => `${name}Argument`;

function renameReferences(schema: JsonSchema, diverging: ReadonlySet<string>): JsonSchema {
  return mapSchema(schema, (inner) =>
    inner.$ref !== undefined && diverging.has(referenceName(inner.$ref))
      ? { ...inner, $ref: referenceTo(argumentTypeName(referenceName(inner.$ref))) }
      : inner,
  );
}
