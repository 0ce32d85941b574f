import { canonical, isMapping } from './canonical.ts';
import { appInterface, publicInterface, type Interface } from './interface.ts';
import { mapSchema } from './map-schema.ts';
import { resolveSchema, type ErrorDefinition, type Guide, type JsonSchema, type Model } from './model.ts';
import { byCodeUnit } from './names.ts';
import { borrowComponents, borrowErrors } from './read/borrow.ts';
import { checkModel } from './read/check-model.ts';
import { checkRegistry } from './read/check-registry.ts';
import { checkSchemas } from './read/check-schemas.ts';
import { completeDocument } from './read/complete-document.ts';
import { mappingAt, type Document } from './read/document.ts';
import { readEntries } from './read/entries.ts';
import { readEvents } from './read/events.ts';
import { readExtraTools } from './read/extra-tools.ts';
import { locateProblem, type ParsedSources } from './read/locate-problem.ts';
import { parseYaml } from './read/parse-yaml.ts';
import { readRegistry, type Registry } from './read/registry.ts';
import { readSampleDraft } from './read/sample-draft.ts';
import { readUploads } from './read/uploads.ts';
import { SourceError } from './source-error.ts';

/** Thrown if the two sources contradict each other or an emitter cannot use them. `problems` lists all problems. */
export class ModelError extends SourceError {
  override readonly name = 'ModelError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `openapi.yaml and registry.yaml do not match:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** The input texts of the app's own interface. The public documents lend it their schemas and errors. */
export interface AppSources {
  readonly app: string;
  readonly appRegistry: string;
  readonly openapi: string;
  readonly registry: string;
}

/** The input texts of the generator. */
export interface Sources {
  readonly openapi: string;
  readonly registry: string;
  readonly guides?: readonly Guide[];
  /** README.md. The start page shows its draft. */
  readonly readme?: string;
}

/**
 * Reads `openapi.yaml`, `registry.yaml` and the guides into the model. Throws a `ModelError` that lists all problems.
 */
export function readModel(sources: Sources): Model {
  return joinSources(sources, (problems, parsed) => {
    if (problems.length === 0) return;
    throw new ModelError(problems.map((problem) => locateProblem(problem, parsed)));
  });
}

/** Reads `app.yaml` and `app-registry.yaml` into a model of their own. Throws a `ModelError` with all problems. */
export function readAppModel({ app, appRegistry, openapi, registry }: AppSources): Model {
  const lender = { openapi: parseYaml('openapi.yaml', openapi, []), registry: parseYaml('', registry, []) };
  const named = (problem: string) =>
    problem.replace(/\bopenapi(?=\.yaml)/g, 'app').replace(/\b(?<!app-)registry(?=\.yaml)/g, 'app-registry');
  const sources = { openapi: app, registry: appRegistry };
  return joinSources(
    sources,
    (problems, parsed) => {
      if (problems.length === 0) return;
      throw new ModelError(problems.map((problem) => named(locateProblem(problem, parsed))));
    },
    { form: appInterface, lender },
  );
}

/** Reads the documents of a release without checks, because some rules are newer than the release. */
export function readReleased(sources: Sources): Model {
  return joinSources(sources, () => {});
}

function joinSources(
  sources: Sources,
  reject: (problems: readonly string[], parsed: ParsedSources) => void,
  { form, lender }: { form: Interface; lender?: ParsedSources } = { form: publicInterface },
): Model {
  const problems: string[] = [];
  const parsed = {
    openapi: parseYaml('openapi.yaml', sources.openapi, problems),
    registry: parseYaml('registry.yaml', sources.registry, problems),
  };
  const rejectProblems = (): void => reject(problems, parsed);
  rejectProblems();
  const own = readRegistry(parsed.registry, problems);
  rejectProblems();
  const registry = lender ? borrowErrors(own, lender.registry) : own;
  const { value } = parsed.openapi;
  requireOpenApi(value);
  const completed = completeDocument(value, registry, form, problems);
  const whole = lender ? borrowComponents(completed, lender.openapi.value as Document) : completed;
  const document = canonical(whole) as Document;

  checkSchemas(document, problems);
  checkRegistry(document, registry, form, problems);
  const { schemas: entrySchemas, ...entries } = readEntries(document, registry, form, problems);
  const uploads = readUploads(document, registry, problems);
  const { extraTools, schemas: toolSchemas } = readExtraTools(registry, uploads, problems);
  const { events, schemas: eventSchemas } = readEvents(document, problems);
  rejectProblems();

  const components = Object.entries(mappingAt(document, 'components', 'schemas')) as [string, JsonSchema][];
  const schemas = hoistDefaults([...components, ...entrySchemas, ...toolSchemas, ...eventSchemas]);
  const info = mappingAt(document, 'info');
  const groupIndex = (group: string) => Object.keys(registry.groups).indexOf(group);
  const model: Model = {
    interface: form,
    title: String(info.title),
    description: typeof info.description === 'string' ? info.description : '',
    version: registry.version,
    groups: Object.entries(registry.groups).map(([name, group]) => ({ name, ...group })),
    operations: entries.operations.sort((left, right) => groupIndex(left.group) - groupIndex(right.group)),
    sessionEntries: entries.sessionEntries,
    shadowedEntries: entries.shadowedEntries,
    uploads,
    extraTools,
    errors: readErrors(registry),
    commonErrors: registry.commonErrors,
    events,
    guides: sources.guides ?? [],
    sampleDraft: sources.readme === undefined ? null : readSampleDraft(sources.readme),
    schemas,
    componentNames: new Set(components.map(([name]) => name)),
    document,
  };
  checkModel(model, problems);
  rejectProblems();
  return model;
}

function requireOpenApi(document: unknown): asserts document is Document {
  if (!isMapping(document) || !String(document.openapi).startsWith('3.1')) {
    throw new ModelError(['openapi.yaml: this is no OpenAPI 3.1 document; write openapi: 3.1.0 at its top.']);
  }
}

function readErrors(registry: Registry): ErrorDefinition[] {
  return Object.entries(registry.errors)
    .map(([name, { code, status, type, summary, remedy, retry }]) => ({
      name,
      code: code ?? name,
      status,
      type,
      summary,
      remedy,
      retry: retry ?? false,
    }))
    .sort((left, right) => left.status - right.status || byCodeUnit(left.name, right.name));
}

/**
 * If a property is a reference to a schema with a default, copies the default onto the property, because validators
 * fill in only defaults of the property itself.
 */
function hoistDefaults(named: readonly [name: string, schema: JsonSchema][]): Map<string, JsonSchema> {
  const model = { schemas: new Map([...named].sort(([left], [right]) => byCodeUnit(left, right))) };
  const hoist = (property: JsonSchema): JsonSchema => {
    const { default: value } = resolveSchema(model, property);
    return value === undefined || 'default' in property ? property : { ...property, default: value };
  };
  const changed = [...model.schemas].map(
    ([name, schema]) =>
      [
        name,
        mapSchema(schema, (inner) => {
          if (!inner.properties) return inner;
          const properties = Object.entries(inner.properties).map(
            ([key, property]) => [key, hoist(property)] as const,
          );
          return { ...inner, properties: Object.fromEntries(properties) };
        }),
      ] as const,
  );
  return new Map(changed);
}
