import type { File, Model } from '../model.ts';
import { byCodeUnit, kebabCase } from '../names.ts';
import { propertyName, quote, scriptHeader } from './source.ts';
import { compileValidators, functionName, type CompiledValidator } from './validator-code.ts';

/**
 * `contract/validators.js` with its types: validators for the arguments and values of operations and tools, the values
 * of uploads, and the data of events. Validators of arguments fill in defaults. All report every error, but stop at the
 * thousandth in a list or an object.
 *
 * Each operation has a file in `contract/validators/` that is loaded at its first use; components are in
 * `components.js`. Function names derive from schemas, so a new operation does not rename functions in other files. It
 * only adds its own file and a line in `contract/validators.js`.
 */
export function emitValidators(model: Model): File[] {
  const calls = [
    ...model.operations.map(({ id, ...names }) => ({ file: operationFile(id), ...names })),
    ...model.extraTools.map(({ name, ...names }) => ({ file: toolFile(name), ...names })),
  ];
  const fileBySchema = assignFiles(model, calls);
  const { validators, runtime } = compileValidators(model, fileBySchema.keys());
  const fileOf = (schema: string) => fileBySchema.get(schema) ?? componentsFile;
  const module = (file: string, exported: Readonly<Record<string, string>> = {}): File => {
    const schemas = [...validators.keys()].filter((schema) => fileOf(schema) === file).sort(byCodeUnit);
    return {
      path: `contract/validators/${file}`,
      text: moduleText(file, schemas, exported, validators, fileOf),
    };
  };
  return [
    ...calls.map(({ file, argumentsName, valueName }) =>
      module(file, { args: argumentsName, value: valueName }),
    ),
    module(componentsFile),
    ...(model.events.length > 0 ? [module(eventsFile)] : []),
    { path: 'contract/validators/runtime.js', text: `${scriptHeader}\n${runtime}` },
    { path: 'contract/validators.js', text: tablesText(model) },
    { path: 'contract/validators.d.ts', text: declarationsOf(model) },
  ];
}

const componentsFile = 'components.js';
const eventsFile = 'events.js';
const operationFile = (id: string) => `${kebabCase(id)}.js`;
const toolFile = (name: string) => `tool-${kebabCase(name)}.js`;

/** An operation or a tool: the schemas of its arguments and its value, and the file of their validators. */
interface CallSchemas {
  readonly file: string;
  readonly argumentsName: string;
  readonly valueName: string;
}

/** Returns the file of each schema that callers validate against. All other schemas are in `components.js`. */
function assignFiles(model: Model, calls: readonly CallSchemas[]): Map<string, string> {
  const fileBySchema = new Map<string, string>();
  const assign = (schema: string, file: string) => {
    fileBySchema.set(schema, model.componentNames.has(schema) ? componentsFile : file);
  };
  for (const { file, argumentsName, valueName } of calls) {
    assign(argumentsName, file);
    assign(valueName, file);
  }
  for (const { valueName } of model.uploads) assign(valueName, componentsFile);
  for (const { dataName } of model.events) assign(dataName, eventsFile);
  return fileBySchema;
}

function moduleText(
  file: string,
  schemas: readonly string[],
  exported: Readonly<Record<string, string>>,
  validators: ReadonlyMap<string, CompiledValidator>,
  fileOf: (schema: string) => string,
): string {
  const compiled = schemas.map((schema) => {
    const validator = validators.get(schema);
    if (!validator) throw new Error(`No validator was compiled for ${schema}.`);
    return validator;
  });
  const called = [...compiled.flatMap(({ calls }) => calls), ...Object.values(exported)];
  const imported = new Map<string, Set<string>>();
  const addImport = (from: string, name: string) =>
    imported.set(from, (imported.get(from) ?? new Set()).add(name));
  for (const schema of called.filter((each) => fileOf(each) !== file)) {
    addImport(fileOf(schema), functionName(schema));
  }
  for (const name of compiled.flatMap(({ runtime }) => runtime)) addImport('runtime.js', name);
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

/** The tables of validators by the id of an operation or upload, the name of a tool or the kind of an event. */
function tablesText(model: Model): string {
  const row = (key: string, file: string, schema?: string) => {
    const picked = schema === undefined ? '' : `.${functionName(schema)}`;
    return `  ${propertyName(key)}: () => load(${quote(`./validators/${file}`)})${picked},\n`;
  };
  const tables = {
    validators: model.operations.map(({ id }) => row(id, operationFile(id))),
    uploadValidators: model.uploads.map(({ id, valueName }) => row(id, componentsFile, valueName)),
    toolValidators: model.extraTools.map(({ name }) => row(name, toolFile(name))),
    eventValidators: model.events.map(({ kind, dataName }) => row(kind, eventsFile, dataName)),
  };
  const texts = Object.entries(tables).map(
    ([name, rows]) => `\nexport const ${name} = onDemand({\n${rows.join('')}});\n`,
  );
  return `${scriptHeader}\n${onDemand}${texts.join('')}`;
}

const onDemand = `import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** A table that loads each value when it is first read. */
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

/** The tables that a model fills. */
function declarationsOf(model: Model): string {
  const hasUploads = model.uploads.length > 0;
  const hasTools = model.extraTools.length > 0;
  return [
    `${scriptHeader}
import type { EventData, EventKind } from './events.ts';
import type { Args, OperationId, Value } from './operations.ts';
`,
    hasTools ? "import type { ExtraToolTypes, ExtraToolName } from './tools.ts';\n" : '',
    hasUploads ? "import type { UploadId, UploadValues } from './uploads.ts';\n" : '',
    declarations,
    hasUploads ? uploadDeclarations : '',
    hasTools ? toolDeclarations : '',
    eventDeclarations,
  ].join('');
}

const declarations = `
/** A validation error. \`instancePath\` is a JSON pointer into the data; \`params\` depends on \`keyword\`. */
export interface ValidationError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Record<string, unknown>;
  readonly message?: string;
}

/**
 * Whether the data fits. If not, \`errors\` contains the errors until the next call, at most a thousand for each list
 * or object.
 */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}

/** By operation. \`args\` writes defaults into the data. */
export declare const validators: {
  readonly [Id in OperationId]: { readonly args: Validator<Args<Id>>; readonly value: Validator<Value<Id>> };
};
`;

const uploadDeclarations = `
/** By upload: the validator of its \`value\`. */
export declare const uploadValidators: { readonly [Id in UploadId]: Validator<UploadValues[Id]> };
`;

const toolDeclarations = `
/** By the name of a tool without an operation. */
export declare const toolValidators: {
  readonly [Name in ExtraToolName]: {
    readonly args: Validator<ExtraToolTypes[Name]['args']>;
    readonly value: Validator<ExtraToolTypes[Name]['value']>;
  };
};
`;

const eventDeclarations = `
/** By kind of event: the validator of its \`data\`. */
export declare const eventValidators: { readonly [Kind in EventKind]: Validator<EventData<Kind>> };
`;
