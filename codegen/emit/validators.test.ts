import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryFor } from '../fixtures/arbitrary.ts';
import { smallModel } from '../fixtures/sources.ts';
import { writeGenerated } from '../fixtures/write-generated.ts';
import { keywords } from '../keywords.ts';
import { mapSchema } from '../map-schema.ts';
import { schemaNamed, type JsonSchema, type Model } from '../model.ts';
import { kebabCase } from '../names.ts';
import { readModel } from '../read.ts';
import { typeDeclarations } from './type-declarations.ts';
import { emitValidators } from './validators.ts';

interface Validator {
  (data: unknown): boolean;
  errors?: { instancePath: string; keyword: string; params: Record<string, unknown> }[] | null;
}

interface Validators {
  validators: Record<string, { args: Validator; value: Validator }>;
  toolValidators: Record<string, { args: Validator; value: Validator }>;
  eventValidators: Record<string, Validator>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const readRoot = (name: string) => readFileSync(join(root, name), 'utf8');
const models: Record<string, Model> = {
  small: smallModel(),
  whole: readModel({ openapi: readRoot('openapi.yaml'), registry: readRoot('registry.yaml') }),
};

describe.each(Object.entries(models))(
  'the validators of the %s interface',
  { timeout: 60_000 },
  (_, model) => {
    const files = emitValidators(model);
    let folder = '';
    let compiled: Validators;

    beforeAll(async () => {
      folder = writeGenerated(files);
      compiled = await load(folder);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test('are modules that Node loads without require', () => {
      for (const { path, text } of files) expect(text, path).not.toMatch(/\brequire\(/);
      const tables = JSON.stringify(join(folder, 'contract/validators.js'));
      const script = `for (const table of Object.values(await import(${tables}))) Object.values(table);`;
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' });
    });

    test('do not change with a new operation, except for contract/validators.js', () => {
      const [first] = model.operations;
      const fewer = emitValidators({ ...model, operations: model.operations.slice(1) });
      const textOf = new Map(files.map(({ path, text }) => [path, text]));
      const changed = fewer.filter(({ path, text }) => textOf.get(path) !== text).map(({ path }) => path);
      expect(changed.filter((path) => path !== 'contract/validators/components.js')).toEqual([
        'contract/validators.js',
      ]);
      const linesOf = (path: string, among: typeof files) =>
        among.find((file) => file.path === path)!.text.split('\n');
      const components = new Set(linesOf('contract/validators/components.js', files));
      for (const line of linesOf('contract/validators/components.js', fewer))
        expect(components).toContain(line);
      expect(fewer.map(({ path }) => path)).not.toContain(`contract/validators/${kebabCase(first!.id)}.js`);
    });

    test('accept valid values and reject an unknown name', () => {
      for (const [name, validate] of named(model, compiled)) {
        const schema = schemaNamed(model, name);
        fc.assert(
          fc.property(arbitraryFor(model, schema), (value) => {
            expect(validate(structuredClone(value)), `${name} ${JSON.stringify(validate.errors)}`).toBe(true);
            expect(validate({ ...(value as object), stranger: 1 })).toBe(
              schema.additionalProperties !== false,
            );
          }),
          { numRuns: 20, seed: 1 },
        );
      }
    });

    test('agree with the types on valid and corrupt samples', async () => {
      const relaxed = {
        ...model,
        schemas: new Map([...model.schemas].map(([name, schema]) => [name, relax(schema)])),
      };
      const relaxedFolder = writeGenerated(emitValidators(relaxed));
      const shapes = await load(relaxedFolder);
      rmSync(relaxedFolder, { recursive: true });
      const known = new Set<string>();
      const samples = named(model, shapes).flatMap(([name, validate]) =>
        fc
          .sample(arbitraryFor(model, schemaNamed(model, name)), { numRuns: 1, seed: 7 })
          .flatMap((value) => [value, ...corruptValues(shortened(value), known)])
          .map((value) => ({ name, value: JSON.stringify(value), fits: validate(structuredClone(value)) })),
      );
      const accepted = acceptedByTypes(model, samples);
      const disagreements = samples.filter((sample, index) => sample.fits !== accepted[index]);
      expect(
        disagreements.map(({ name, value, fits }) => `${name} fits: ${fits} ${value}`).slice(0, 5),
      ).toEqual([]);
      expect(samples.filter(({ fits }) => fits).length).toBeGreaterThan(30);
      expect(samples.filter(({ fits }) => !fits).length).toBeGreaterThan(30);
    });
  },
);

describe('the validators of arguments', () => {
  let folder = '';
  let compiled: Validators;

  beforeAll(async () => {
    folder = writeGenerated(emitValidators(smallModel()));
    compiled = await load(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('fill in the default of a referenced schema', () => {
    const args: Record<string, unknown> = { shelfId: 'shelf_0001' };
    expect(compiled.validators['books.list']?.args(args)).toBe(true);
    expect(args.limit).toBe(50);
  });

  test('report every error with its place, keyword and parameters', () => {
    const validate = compiled.validators['books.add']?.args;
    expect(validate?.({ shelfId: 'x', authors: [{ name: 1, born: null }], colour: 'red' })).toBe(false);
    const mismatches = validate?.errors?.map(({ instancePath, keyword, params }) => ({
      instancePath,
      keyword,
      params,
    }));
    expect(mismatches).toEqual(
      expect.arrayContaining([
        { instancePath: '', keyword: 'required', params: { missingProperty: 'title' } },
        { instancePath: '', keyword: 'additionalProperties', params: { additionalProperty: 'colour' } },
        { instancePath: '/shelfId', keyword: 'pattern', params: { pattern: '^shelf_[0-9a-z]{4}$' } },
        { instancePath: '/authors/0/name', keyword: 'type', params: { type: 'string' } },
      ]),
    );
  });

  test('collect at most a thousand errors per list and still reject the list', async () => {
    const listOf = (type: string): JsonSchema => ({ type: 'array', items: { type } });
    const model = smallModel();
    const name = model.operations.find(({ id }) => id === 'books.add')!.argumentsName;
    const choice: JsonSchema = { oneOf: [listOf('number'), listOf('boolean')] };
    const chosen = writeGenerated(
      emitValidators({ ...model, schemas: new Map([...model.schemas, [name, choice]]) }),
    );
    const validate = (await load(chosen)).validators['books.add']!.args;
    rmSync(chosen, { recursive: true });
    expect(validate(Array(3_000).fill('neither'))).toBe(false);
    const places = validate.errors?.map(({ instancePath }) => instancePath);
    expect(places?.slice(0, 1_001)).toEqual([
      ...Array.from({ length: 1_000 }, (_, index) => `/${index}`),
      '/0',
    ]);
    expect(places).toHaveLength(2_001);
    expect(validate(Array(3_000).fill(true))).toBe(true);
  });

  test('validate a choice by its discriminator', () => {
    const validate = compiled.validators['books.add']?.args;
    const withCover = (cover: unknown) => ({ shelfId: 'shelf_0001', title: 'A', cover });
    expect(validate?.(withCover({ kind: 'colour', name: 'red' }))).toBe(true);
    expect(validate?.(withCover({ kind: 'colour', address: 'https://example.com' }))).toBe(false);
    expect(validate?.errors?.map(({ keyword }) => keyword)).toEqual(['required', 'additionalProperties']);
    expect(validate?.(withCover({ kind: 'film' }))).toBe(false);
    expect(validate?.errors?.map(({ keyword }) => keyword)).toEqual(['discriminator']);
  });
});

/** Loads all validators at once, because the folder may be deleted before their first use. */
async function load(folder: string): Promise<Validators> {
  const loaded = (await import(pathToFileURL(join(folder, 'contract/validators.js')).href)) as Validators;
  for (const table of Object.values(loaded)) Object.values(table as object);
  return loaded;
}

/** The schema without bounds, which types cannot express. Types and validators must agree on the rest. */
function relax(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (inner) => {
    const kept = Object.entries(inner).filter(([keyword]) => keywords[keyword] !== 'bound');
    const relaxed: JsonSchema = Object.fromEntries(kept);
    return inner.type === undefined ? relaxed : { ...relaxed, type: withoutIntegers(inner.type) };
  });
}

function withoutIntegers(type: string | readonly string[]): string | readonly string[] {
  return typeof type === 'string'
    ? type.replace('integer', 'number')
    : type.map((each) => each.replace('integer', 'number'));
}

function named(
  model: Model,
  { validators, toolValidators, eventValidators }: Validators,
): [name: string, validate: Validator][] {
  const found = new Map<string, Validator | undefined>();
  for (const { id, argumentsName, valueName } of model.operations) {
    found.set(argumentsName, validators[id]?.args);
    found.set(valueName, validators[id]?.value);
  }
  for (const { name, argumentsName, valueName } of model.extraTools) {
    found.set(argumentsName, toolValidators[name]?.args);
    found.set(valueName, toolValidators[name]?.value);
  }
  for (const { kind, dataName } of model.events) found.set(dataName, eventValidators[kind]);
  return [...found].map(([name, validate]) => {
    if (!validate) throw new Error(`${name} has no validator.`);
    return [name, validate];
  });
}

/** Keeps only the first item of each list, to save compile time. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

/**
 * The value with one fault each: a missing property, an unknown one, or one of another type. Skips an inner object
 * whose name and properties are in `known`, because most values contain the same ones.
 */
function corruptValues(value: unknown, known: Set<string>): unknown[] {
  if (Array.isArray(value)) return corruptValues(value[0], known).map((bad) => [bad]);
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Record<string, unknown>;
  const changed = Object.entries(object).flatMap(([name, inner]) => [
    Object.fromEntries(Object.entries(object).filter(([other]) => other !== name)),
    ...[7.5, 'no such word', null, []].map((other) => ({ ...object, [name]: other })),
    ...(isNew(name, inner, known)
      ? corruptValues(inner, known).map((bad) => ({ ...object, [name]: bad }))
      : []),
  ]);
  return [{ ...object, stranger: 1 }, ...changed];
}

function isNew(name: string, value: unknown, known: Set<string>): boolean {
  const shape = `${name} ${Object.keys([value].flat()[0] ?? {}).join()}`;
  const isKnown = known.has(shape);
  known.add(shape);
  return !isKnown;
}

/** Whether TypeScript accepts each value, written as a literal, as the type of its name. */
function acceptedByTypes(model: Model, samples: readonly { name: string; value: string }[]): boolean[] {
  const declarations = typeDeclarations(model.schemas, { defaultsAreFilled: false, open: new Set() });
  const statements = samples.map(({ name, value }) => `void (${value} satisfies ${name});`);
  const head = `${declarations}\n`;
  const source = ts.createSourceFile(
    'samples.ts',
    head + statements.join('\n'),
    ts.ScriptTarget.ES2022,
    true,
  );
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2022, types: [] };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(['samples.ts'], options, {
    ...host,
    getSourceFile: (name, ...rest) => (name === 'samples.ts' ? source : host.getSourceFile(name, ...rest)),
  });
  const firstLine = head.split('\n').length - 1;
  const refused = new Set(
    program
      .getSemanticDiagnostics(source)
      .map((diagnostic) => source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line - firstLine),
  );
  expect(Math.min(0, ...refused), 'the declarations themselves compile').toBe(0);
  return samples.map((_, index) => !refused.has(index));
}
