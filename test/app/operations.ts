import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { arbitraryFor } from '../../codegen/fixtures/arbitrary.ts';
import { resolveSchema, schemaNamed, type JsonSchema, type Operation } from '../../codegen/model.ts';
import { readAppModel } from '../../codegen/read.ts';
import { prefixOf, type Args } from '../contract/operations.ts';

const root = path.join(import.meta.dirname, '..', '..');
const readSource = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** The app's own interface as its documents define it. */
export const appModel = readAppModel({
  app: readSource('app.yaml'),
  appRegistry: readSource('app-registry.yaml'),
  openapi: readSource('openapi.yaml'),
  registry: readSource('registry.yaml'),
});

export const appOperations: readonly Operation[] = appModel.operations;

export const schemaOf = ({ argumentsName }: Operation): JsonSchema => schemaNamed(appModel, argumentsName);

/** Valid arguments: only the required ones, the same in every run. Their ids do not exist. */
export function requiredArgs(operation: Operation): Args {
  const schema = schemaOf(operation);
  const required = new Set(schema.required ?? []);
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name)),
  );
  return fc.sample(arbitraryFor(appModel, { ...schema, properties }), { seed: 5, numRuns: 1 })[0] as Args;
}

export interface IdArgument {
  readonly name: string;
  /** The kind of the id, such as `lead`. */
  readonly prefix: string;
  /** The given arguments, with this id instead of their own. */
  with(args: Args, id: string): Args;
}

/** The arguments of an operation that are ids, lists of ids, or lists of objects with an id. */
export function idArguments(operation: Operation): readonly IdArgument[] {
  return Object.entries(schemaOf(operation).properties ?? {}).flatMap(([name, reference]): IdArgument[] => {
    const schema = resolveSchema(appModel, reference);
    const item = schema.items && resolveSchema(appModel, schema.items);
    const [single, listed] = [prefixOf(schema), item && prefixOf(item)];
    if (single) return [{ name, prefix: single, with: (args, id) => ({ ...args, [name]: id }) }];
    if (listed) return [{ name, prefix: listed, with: (args, id) => ({ ...args, [name]: [id] }) }];
    return Object.entries(item?.properties ?? {}).flatMap(([inner, innerSchema]): IdArgument[] => {
      const prefix = prefixOf(resolveSchema(appModel, innerSchema));
      if (prefix === undefined) return [];
      return [{ name: `${name}.${inner}`, prefix, with: (args, id) => withInner(args, [name, inner], id) }];
    });
  });
}

function withInner(args: Args, [name, inner]: readonly [string, string], id: string): Args {
  const items = (args[name] ?? []) as readonly object[];
  return { ...args, [name]: items.slice(0, 1).map((item) => ({ ...item, [inner]: id })) };
}
