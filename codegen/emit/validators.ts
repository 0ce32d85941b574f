import type { File, Model } from '../model.ts';
import { byCodeUnit, kebabCase } from '../names.ts';
import { propertyName, quote, scriptHeader } from './source.ts';
import { compileValidators, functionName, type CompiledValidator } from './validator-code.ts';

/**
 * `contract/validators.js` with its types: for each operation and each tool of its own a validator of the arguments
 * and one of the value, for each upload one of the value, for each kind of event one of the data. Validators of
 * arguments fill in defaults. All gather every error, but leave a list or an object at the thousandth in it.
 *
 * Each operation has a file in `contract/validators/`, which is loaded with its first use; what the document names as a
 * component is in `components.js`. Every name in them follows from its schema alone, so that a new operation changes no
 * file but the table.
 */
export function emitValidators(model: Model): File[] {
  const pairs = [
    ...model.operations.map(({ id, ...names }) => ({ file: operationFile(id), ...names })),
    ...model.ownTools.map(({ name, ...names }) => ({ file: toolFile(name), ...names })),
  ];
  const homes = homesOf(model, pairs);
  const { validators, runtime } = compileValidators(model, homes.keys());
  const homeOf = (schema: string) => homes.get(schema) ?? componentsFile;
  const module = (file: string, exported: Readonly<Record<string, string>> = {}): File => {
    const schemas = [...validators.keys()].filter((schema) => homeOf(schema) === file).sort(byCodeUnit);
    return {
      path: `contract/validators/${file}`,
      text: moduleText(file, schemas, exported, validators, homeOf),
    };
  };
  return [
    ...pairs.map(({ file, argumentsName, valueName }) =>
      module(file, { args: argumentsName, value: valueName }),
    ),
    module(componentsFile),
    ...(model.events.length > 0 ? [module(eventsFile)] : []),
    { path: 'contract/validators/runtime.js', text: `${scriptHeader}\n${runtime}` },
    { path: 'contract/validators.js', text: tablesText(model) },
    { path: 'contract/validators.d.ts', text: declarations },
  ];
}

const componentsFile = 'components.js';
const eventsFile = 'events.js';
const operationFile = (id: string) => `${kebabCase(id)}.js`;
const toolFile = (name: string) => `tool-${kebabCase(name)}.js`;

interface Pair {
  readonly file: string;
  readonly argumentsName: string;
  readonly valueName: string;
}

/** The file of each schema that is judged by from outside; one that only others refer to is a component as well. */
function homesOf(model: Model, pairs: readonly Pair[]): Map<string, string> {
  const homes = new Map<string, string>();
  const settle = (schema: string, file: string) => {
    homes.set(schema, model.componentNames.has(schema) ? componentsFile : file);
  };
  for (const { file, argumentsName, valueName } of pairs) {
    settle(argumentsName, file);
    settle(valueName, file);
  }
  for (const { valueName } of model.uploads) settle(valueName, componentsFile);
  for (const { dataName } of model.events) settle(dataName, eventsFile);
  return homes;
}

function moduleText(
  file: string,
  schemas: readonly string[],
  exported: Readonly<Record<string, string>>,
  validators: ReadonlyMap<string, CompiledValidator>,
  homeOf: (schema: string) => string,
): string {
  const compiled = schemas.map((schema) => {
    const validator = validators.get(schema);
    if (!validator) throw new Error(`No validator was compiled for ${schema}.`);
    return validator;
  });
  const called = [...compiled.flatMap(({ calls }) => calls), ...Object.values(exported)];
  const imported = new Map<string, Set<string>>();
  const take = (from: string, name: string) =>
    imported.set(from, (imported.get(from) ?? new Set()).add(name));
  for (const schema of called.filter((each) => homeOf(each) !== file)) {
    take(homeOf(schema), functionName(schema));
  }
  for (const name of compiled.flatMap(({ runtime }) => runtime)) take('runtime.js', name);
  const imports = [...imported].sort(([left], [right]) => byCodeUnit(left, right));
  const isShared = Object.keys(exported).length === 0;
  const functions = compiled.map(
    ({ text }) => `\n${isShared ? text.replace(/^(?=function )/m, 'export ') : text}`,
  );
  const exports = Object.entries(exported).map(([name, schema]) => `  ${functionName(schema)} as ${name},\n`);
  return [
    `${scriptHeader}\n`,
    ...imports.map(
      ([from, names]) => `import { ${[...names].sort(byCodeUnit).join(', ')} } from './${from}';\n`,
    ),
    ...functions,
    ...(isShared ? [] : [`\nexport {\n${exports.join('')}};\n`]),
  ].join('');
}

/** The validators under the ids of operations and uploads, the names of tools and the kinds of events. */
function tablesText(model: Model): string {
  const row = (key: string, file: string, schema?: string) => {
    const picked = schema === undefined ? '' : `.${functionName(schema)}`;
    return `  ${propertyName(key)}: () => load(${quote(`./validators/${file}`)})${picked},\n`;
  };
  const tables = {
    validators: model.operations.map(({ id }) => row(id, operationFile(id))),
    uploadValidators: model.uploads.map(({ id, valueName }) => row(id, componentsFile, valueName)),
    toolValidators: model.ownTools.map(({ name }) => row(name, toolFile(name))),
    eventValidators: model.events.map(({ kind, dataName }) => row(kind, eventsFile, dataName)),
  };
  const texts = Object.entries(tables).map(
    ([name, rows]) => `\nexport const ${name} = onDemand({\n${rows.join('')}});\n`,
  );
  return `${scriptHeader}\n${onDemand}${texts.join('')}`;
}

const onDemand = `import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** The same table, each of whose values is loaded when it is first read. */
function onDemand(loaders) {
  const table = {};
  for (const [key, loader] of Object.entries(loaders)) {
    const get = () => {
      const value = loader();
      Object.defineProperty(table, key, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(table, key, { get, enumerable: true, configurable: true });
  }
  return table;
}
`;

const declarations = `${scriptHeader}
import type { EventData, EventKind } from './events.ts';
import type { Args, OperationId, Value } from './operations.ts';
import type { OwnToolForms, OwnToolName } from './tools.ts';
import type { UploadId, UploadValues } from './uploads.ts';

/** One thing that does not fit. \`instancePath\` is a JSON pointer into the data; \`params\` depends on \`keyword\`. */
export interface ValidationError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Record<string, unknown>;
  readonly message?: string;
}

/**
 * Whether the data fits. After false, \`errors\` holds the reasons until the next call: all of them, but of a list or
 * an object that has a thousand no more.
 */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}

/** By operation. \`args\` writes the defaults into the data. */
export declare const validators: {
  readonly [Id in OperationId]: { readonly args: Validator<Args<Id>>; readonly value: Validator<Value<Id>> };
};

/** By upload: what stands under \`value\`. */
export declare const uploadValidators: { readonly [Id in UploadId]: Validator<UploadValues[Id]> };

/** By the name of a tool that wraps no operation. */
export declare const toolValidators: {
  readonly [Name in OwnToolName]: {
    readonly args: Validator<OwnToolForms[Name]['args']>;
    readonly value: Validator<OwnToolForms[Name]['value']>;
  };
};

/** By kind of event: what stands under \`data\`. */
export declare const eventValidators: { readonly [Kind in EventKind]: Validator<EventData<Kind>> };
`;
