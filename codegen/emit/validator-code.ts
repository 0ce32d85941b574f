import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsModule from 'ajv-formats';
import { isAnnotation } from '../keywords.ts';
import { mapSchema } from '../map-schema.ts';
import { referenceName, type JsonSchema, type Model } from '../model.ts';
import { byCodeUnit, camelCase } from '../names.ts';

const addFormats = formatsModule.default;

/** The validator of one schema. The names of its function and constants derive from the name of the schema. */
export interface CompiledValidator {
  /** The source of `validate<schema>` and its own constants. */
  readonly text: string;
  /** The names of the schemas whose validators it calls. */
  readonly calls: readonly string[];
  /** The names that it imports from the runtime module. */
  readonly runtime: readonly string[];
}

/** The validators of the named schemas and of all that they reference, and the module that they share. */
export function compileValidators(
  model: Model,
  names: Iterable<string>,
): { validators: Map<string, CompiledValidator>; runtime: string } {
  const compiler = createCompiler(model);
  const validators = new Map<string, CompiledValidator>();
  const required = new Map<string, string>();
  const due = [...names];
  for (let name = due.pop(); name !== undefined; name = due.pop()) {
    if (validators.has(name)) continue;
    const compiled = compileOne(compiler, name, required);
    validators.set(name, compiled);
    due.push(...compiled.calls);
  }
  return { validators, runtime: runtimeModule(required) };
}

/** The name of the validator function of a schema. */
export function functionName(schema: string): string {
  return `validate${schema}`;
}

function createCompiler(model: Model): Ajv2020 {
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
    // The reader copies a default at the root to the properties that refer to the schema.
    const { default: _default, ...rest } = mapSchema(schema, toAjvSchema);
    ajv.addSchema({ $id: name, ...rest });
  }
  return ajv;
}

/** Ajv refuses annotations in strict mode and knows no mapping of a discriminator. */
function toAjvSchema(schema: JsonSchema): JsonSchema {
  const kept: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$ref') kept.$ref = referenceName(String(value));
    else if (keyword === 'discriminator') Object.assign(kept, toAjvDiscriminator(schema));
    else if (!isAnnotation(keyword)) kept[keyword] = value;
  }
  return kept;
}

/** Ajv requires `type: object` beside a discriminator. */
function toAjvDiscriminator({ discriminator }: JsonSchema): JsonSchema {
  return { type: 'object', discriminator: { propertyName: discriminator?.propertyName ?? '' } };
}

/**
 * Names the variables of the compiler after their schema. Ajv numbers them across all schemas, so that a new schema
 * would change all later ones. `required` receives values from packages.
 */
function compileOne(ajv: Ajv2020, schema: string, required: Map<string, string>): CompiledValidator {
  const source = ajv.getSchema(schema)?.source;
  if (!source) throw new Error(`Ajv has no schema ${schema}.`);
  const renamed = new Map([[String(source.validateName), functionName(schema)]]);
  const constants: string[] = [];
  const calls: string[] = [];
  const runtime = ['joined', 'mostErrors'];
  const code = String(source.validateCode);
  for (const name of Object.values(source.scopeValues).flatMap((set) => [...(set ?? [])])) {
    const written = String(name);
    if (name.prefix === 'validate') {
      const called = calledSchema(name.value?.ref as ValidateFunction);
      renamed.set(written, functionName(called));
      calls.push(called);
    } else if (new RegExp(`\\b${written}\\b`).test(code)) {
      const value = String(name.value?.code);
      const fromPackage = value.startsWith('require(');
      const own = fromPackage ? runtimeName(value) : constantName(name.prefix, schema, [...renamed.values()]);
      renamed.set(written, own);
      if (fromPackage) {
        required.set(own, value);
        runtime.push(own);
      } else constants.push(`const ${own} = ${value};\n`);
    }
  }
  const body = joinLines(limitErrors(compact(code), schema)).replace(
    /\b[a-z]+\d+\b/g,
    (word) => renamed.get(word) ?? word,
  );
  const evaluated = source.evaluated
    ? `${functionName(schema)}.evaluated = ${String(source.evaluated)};\n`
    : '';
  const text = `${constants.join('')}${body.trim()}\n${evaluated}`;
  return { text, calls, runtime: runtime.filter((name) => new RegExp(`\\b${name}\\b`).test(body)) };
}

function calledSchema({ schema }: ValidateFunction): string {
  return String((schema as { $id?: string }).$id);
}

/** Returns `patternLeadId`, or `patternLeadId2` if that is taken. */
function constantName(prefix: string, schema: string, taken: readonly string[]): string {
  const first = `${prefix}${schema}`;
  if (!taken.includes(first)) return first;
  let number = 2;
  while (taken.includes(`${first}${number}`)) number += 1;
  return `${first}${number}`;
}

/** Converts `require("ajv-formats/dist/formats").fullFormats.date` to `formatsFullFormatsDate`. */
function runtimeName(code: string): string {
  const [, path = '', access = ''] = requirePattern.exec(code) ?? [];
  return camelCase(`${path.slice(path.lastIndexOf('/') + 1)} ${access.replace('.default', '')}`.trim());
}

/** Shortens the code that adds an error, which the compiler repeats, and removes properties that nothing reads. */
function compact(code: string): string {
  const addition =
    /const (err\d+) = (.*);\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;
  const shorter = code.replace(/^\/\*# sourceURL=.*\n/m, '').replace(addition, '(vErrors ??= []).push($2);');
  const unread = /^const evaluated0 = .*\n(?:if\(evaluated0\.dynamic(?:Props|Items)\)\{\n.*\n\}\n){2}/m;
  const without = shorter.replace(unread, '');
  return without.includes('evaluated0') ? shorter : without;
}

/**
 * Limits the time of a validation, because a caller controls the number of errors. The compiler copies all earlier
 * errors for every value with further ones; this appends them to one list.
 *
 * Each loop over a list or an object ends after a thousand errors. It counts only its own errors. Otherwise the errors
 * of the first form of a choice would end the second form early, which would then seem to fit.
 */
function limitErrors(code: string, schema: string): string {
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
  if (unbounded) throw new Error(`The validator of ${schema} takes unbounded time: ${unbounded[0]}`);
  return bounded;
}

/** Begins a line for each checked property, so that a diff shows which one changed. */
function joinLines(code: string): string {
  return code
    .trim()
    .split('\n')
    .map((line, index) =>
      index > 0 && /^(?:if\(data\d*[.[]\S+ [!=]== undefined\)|for\(|const \w+Most )/.test(line)
        ? `\n${line}`
        : line,
    )
    .join('');
}

/** Imports the packages that the compiler requires, even in modules. */
function runtimeModule(required: ReadonlyMap<string, string>): string {
  const files = new Map<string, string>();
  const constants = [...required]
    .sort(([left], [right]) => byCodeUnit(left, right))
    .map(([name, code]) => {
      const [, path = '', access = ''] = requirePattern.exec(code) ?? [];
      const binding = files.get(path) ?? `module${files.size}`;
      files.set(path, binding);
      // Some loaders return the default export of a CommonJS module, others the module around it.
      const value = access.startsWith('.default')
        ? `(${binding}.default ?? ${binding})${access.slice('.default'.length)}`
        : `${binding}${access}`;
      return `export const ${name} = ${value};\n`;
    });
  const imports = [...files].map(([path, binding]) => `import ${binding} from '${path}.js';\n`);
  return `${imports.join('')}\n${constants.join('')}${joining}`;
}

const requirePattern = /^require\("([^"]+)"\)(.*)$/;

const joining = `
export const mostErrors = 1000;

export function joined(errors, further){
if(errors === null){
return further;
}
for(const error of further){
errors.push(error);
}
return errors;
}
`;
