import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import formatsModule from 'ajv-formats';
import { isAnnotation } from '../keywords.ts';
import { mapSchema } from '../map-schema.ts';
import { referenceName, type File, type JsonSchema, type Model } from '../model.ts';
import { camelCase } from '../names.ts';
import { quote, scriptHeader } from './source.ts';

const standaloneCode = standaloneModule.default;
const addFormats = formatsModule.default;

/**
 * `contract/validators.js` with its types: for each operation and each tool of its own a validator of the arguments
 * and one of the value, for each upload one of the value, for each kind of event one of the data. Validators of
 * arguments fill in defaults. All gather every error, but leave a list or an object at the thousandth in it.
 */
export function emitValidators(model: Model): File[] {
  const exported = new Map<string, string>();
  for (const { argumentsName, valueName } of model.operations) {
    for (const name of [argumentsName, valueName]) exported.set(camelCase(name), name);
  }
  for (const { argumentsName, valueName } of model.ownTools) {
    for (const name of [argumentsName, valueName]) exported.set(camelCase(name), name);
  }
  for (const { valueName } of model.uploads) exported.set(camelCase(valueName), valueName);
  for (const { dataName } of model.events) exported.set(camelCase(dataName), dataName);
  const compiled = compile(model, Object.fromEntries(exported));
  return [
    { path: 'contract/validators.js', text: `${scriptHeader}\n${withTables(model, asModule(compiled))}` },
    { path: 'contract/validators.d.ts', text: declarations },
  ];
}

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

function compile(model: Model, exported: Record<string, string>): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    useDefaults: true,
    discriminator: true,
    inlineRefs: false,
  });
  addFormats(ajv, { mode: 'full' });
  for (const [name, schema] of model.schemas) {
    // A default at the root belongs to the properties that refer to it, where the reader has put it.
    const { default: _default, ...rest } = mapSchema(schema, forAjv);
    ajv.addSchema({ $id: name, ...rest });
  }
  return standaloneCode(ajv, exported);
}

/** Annotations would be refused in strict mode, and the compiler knows no mapping of a discriminator. */
function forAjv(schema: JsonSchema): JsonSchema {
  const kept: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$ref') kept.$ref = referenceName(String(value));
    else if (keyword === 'discriminator') Object.assign(kept, forAjvDiscriminator(schema));
    else if (!isAnnotation(keyword)) kept[keyword] = value;
  }
  return kept;
}

/** It also insists that a choice by a property is said to be one of objects. */
function forAjvDiscriminator({ discriminator }: JsonSchema): JsonSchema {
  return { type: 'object', discriminator: { propertyName: discriminator?.propertyName ?? '' } };
}

/** The compiler writes `require` even into modules, and keeps schemas that no line reads. */
function asModule(code: string): string {
  const imports = new Map<string, string>();
  const lines = code.split('\n').flatMap((line) => {
    if (line === '"use strict";') return [];
    const required = /^const (\w+) = require\("([^"]+)"\)(.*);$/.exec(line);
    if (!required) return [line];
    const [, name = '', path = '', access = ''] = required;
    const file = `${path}.js`;
    const binding = imports.get(file) ?? `runtime${imports.size}`;
    imports.set(file, binding);
    // Some loaders hand over the default export of a CommonJS module itself, others the module around it.
    const source = access.startsWith('.default')
      ? `(${binding}.default ?? ${binding})${access.slice('.default'.length)}`
      : `${binding}${access}`;
    return [`const ${name} = ${source};`];
  });
  const body = boundErrors(compact(lines.join('\n')));
  const mentions = new Map<string, number>();
  for (const [name] of body.matchAll(/\bschema\d+\b/g)) mentions.set(name, (mentions.get(name) ?? 0) + 1);
  const used = body.split('\n').filter((line) => {
    const schema = /^const (schema\d+) = /.exec(line)?.[1];
    return schema === undefined || (mentions.get(schema) ?? 0) > 1;
  });
  const statements = [...imports].map(([file, binding]) => `import ${binding} from '${file}';\n`);
  return `${statements.join('')}\n${used.join('\n').trim()}\n`;
}

/**
 * The compiler spells out how to add an error to the list each time; one line says the same in a third of the
 * bytes.
 */
function compact(code: string): string {
  const addition =
    /if\(vErrors === null\)\{\nvErrors = \[(err\d+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;
  return code.replace(addition, '(vErrors ??= []).push($1);');
}

/**
 * A caller chooses how many errors there are, and the compiler copies all those before whenever a further value has
 * some. They are added to one list instead, and no list and no object is walked past its thousandth error. Each walk
 * counts its own: what the first form of a choice has must not cut the walk through the second short, which would
 * then seem to fit.
 */
function boundErrors(code: string): string {
  const bounded = code
    .replace(
      /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g,
      'vErrors = joined(vErrors, $1.errors);',
    )
    .replace(
      /^for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{$/gm,
      'const $1Most = errors + mostErrors;\nfor(let $1=0; $1<$2 && errors < $1Most; $1++){',
    )
    .replace(
      /^for\(const (key\d+) in (data\d*)\)\{$/gm,
      'const $1Most = errors + mostErrors;\nfor(const $1 in $2){\nif(errors >= $1Most) break;',
    );
  const unbounded =
    /^.*(?:\.concat\(|\bfor ?\((?!let (i\d+)=0; .* < \1Most;|const key\d+ in )|\bwhile ?\().*$/m.exec(
      bounded,
    );
  if (unbounded) throw new Error(`A validator would take unbounded time: ${unbounded[0]}`);
  return `${joining}${bounded}`;
}

const joining = `const mostErrors = 1000;

function joined(errors, further){
if(errors === null){
return further;
}
for(const error of further){
errors.push(error);
}
return errors;
}
`;

/** Collects the validators under the ids of operations and the kinds of events, in place of one export each. */
function withTables(model: Model, code: string): string {
  const functions = new Map<string, string>();
  const body = code.replace(/^export const (\w+) = (\w+);\n/gm, (_, name: string, validate: string) => {
    functions.set(name, validate);
    return '';
  });
  const validator = (name: string) => functions.get(camelCase(name)) ?? '';
  const operations = model.operations.map(
    ({ id, argumentsName, valueName }) =>
      `  ${quote(id)}: { args: ${validator(argumentsName)}, value: ${validator(valueName)} },\n`,
  );
  const uploads = model.uploads.map(({ id, valueName }) => `  ${quote(id)}: ${validator(valueName)},\n`);
  const tools = model.ownTools.map(
    ({ name, argumentsName, valueName }) =>
      `  ${quote(name)}: { args: ${validator(argumentsName)}, value: ${validator(valueName)} },\n`,
  );
  const events = model.events.map(({ kind, dataName }) => `  ${quote(kind)}: ${validator(dataName)},\n`);
  return `${body}
export const validators = {
${operations.join('')}};

export const uploadValidators = {
${uploads.join('')}};

export const toolValidators = {
${tools.join('')}};

export const eventValidators = {
${events.join('')}};
`;
}
