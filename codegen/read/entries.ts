import { canonical, isMapping } from '../canonical.ts';
import type { Interface } from '../interface.ts';
import type { Entry, JsonSchema, Operation, SessionEntry, ShadowedEntry } from '../model.ts';
import { operationIdOf, pascalCase } from '../names.ts';
import { restPath } from '../rest-path.ts';
import { readCall, readPathlessArguments, type CallForm } from './arguments.ts';
import {
  dereference,
  jsonContent,
  mappingAt,
  pathlessOperations,
  pathOperations,
  type Document,
  type PathOperation,
} from './document.ts';
import { isLiveOnly, scopeOf, type Registry, type RegistryEntry } from './registry.ts';
import { readTool } from './tool.ts';

/** The entries of the registry, joined with their descriptions in the document. */
export interface Entries {
  readonly operations: Operation[];
  readonly sessionEntries: SessionEntry[];
  readonly shadowedEntries: ShadowedEntry[];
  /** By name: the arguments of every entry, and the values that are not components. */
  readonly schemas: Map<string, JsonSchema>;
}

/**
 * Joins every registry entry with its operation in the document. Adds missing partners and contradictions to
 * `problems`.
 */
export function readEntries(
  document: Document,
  registry: Registry,
  { isPublic }: Interface,
  problems: string[],
): Entries {
  const byOperationId = indexOperations(document, problems);
  const entries: Entries = { operations: [], sessionEntries: [], shadowedEntries: [], schemas: new Map() };
  const joined = new Set(registry.uploads.map(({ id }) => operationIdOf(id)));

  for (const entry of registry.operations) {
    const id = entry.id ?? entry.fn;
    const report = (problem: string) => problems.push(`${id}: ${problem}.`);
    if (entry.shadowed) {
      entries.shadowedEntries.push(readShadowed(entry, report));
      continue;
    }
    const described =
      entry.rest === false
        ? readPathless(document, entry, report)
        : readPath(document, byOperationId.get(operationIdOf(entry.fn)), entry, isPublic, report);
    joined.add(entry.rest === false ? `${entry.fn}@${entry.endpoint}` : operationIdOf(entry.fn));
    if (described) addEntry(entries, document, entry, described, report);
  }
  reportUnregistered(document, byOperationId, joined, problems);
  return entries;
}

interface DescribedOperation {
  readonly source: Record<string, unknown>;
  readonly arguments: JsonSchema;
  readonly value: JsonSchema | undefined;
  readonly rest: Entry['rest'];
  readonly example: Readonly<Record<string, unknown>>;
}

function indexOperations(document: Document, problems: string[]): Map<string, PathOperation> {
  const index = new Map<string, PathOperation>();
  for (const found of pathOperations(document)) {
    const { operationId } = found.operation;
    if (found.operation['x-service'] === true) continue;
    if (typeof operationId !== 'string')
      problems.push(
        `${found.method} ${found.path}: openapi.yaml has no operationId; add one such as leads_add.`,
      );
    else if (index.has(operationId))
      problems.push(`${operationId}: openapi.yaml uses this operationId for two paths; change one of them.`);
    else index.set(operationId, found);
  }
  return index;
}

function readShadowed(entry: RegistryEntry, report: (problem: string) => void): ShadowedEntry {
  if (!entry.shadowedBy) report('registry.yaml has a shadowed entry without shadowedBy; add it');
  if (!entry.summary) report('registry.yaml has a shadowed entry without a summary; add one');
  return {
    id: entry.id ?? entry.fn,
    fn: entry.fn,
    endpoint: entry.endpoint,
    shadowedBy: entry.shadowedBy ?? '',
    summary: entry.summary ?? '',
  };
}

function readPathless(
  document: Document,
  entry: RegistryEntry,
  report: (problem: string) => void,
): DescribedOperation | undefined {
  const key = `${entry.fn}@${entry.endpoint}`;
  const source = mappingAt(pathlessOperations(document), key);
  if (!isMapping(pathlessOperations(document)[key])) {
    report(`openapi.yaml has no entry ${key}; add it under components.x-operations, or remove rest: false`);
    return undefined;
  }
  const value = isMapping(source.value) ? (source.value as JsonSchema) : undefined;
  const whole = readPathlessArguments(document, source.arguments, report);
  return { source, arguments: whole, value, rest: null, example: mappingAt(source, 'example') };
}

function readPath(
  document: Document,
  found: PathOperation | undefined,
  entry: RegistryEntry,
  isPublic: boolean,
  report: (problem: string) => void,
): DescribedOperation | undefined {
  if (!found) {
    report(`openapi.yaml has no operation ${operationIdOf(entry.fn)}; add its path with this operationId`);
    return undefined;
  }
  const group = entry.fn.split('.')[0];
  const tags = Array.isArray(found.operation.tags) ? found.operation.tags : [];
  if (tags.length !== 1 || tags[0] !== group)
    report(`openapi.yaml must tag it with its group; write tags: [ ${group} ]`);
  const call = readCall(document, found, report);
  checkPath(call, entry, isPublic, report);
  const envelope = jsonContent(document, mappingAt(found.operation, 'responses')['200']);
  const value = envelope && mappingAt(dereference(document, envelope), 'properties').value;
  return {
    source: found.operation,
    arguments: call.arguments,
    value: isMapping(value) ? (value as JsonSchema) : undefined,
    rest: call.rest,
    example: call.example,
  };
}

function checkPath(
  call: CallForm,
  entry: RegistryEntry,
  isPublic: boolean,
  report: (problem: string) => void,
): void {
  // The app calls its own operations by their names alone.
  const expected = isPublic
    ? restPath(entry.fn, entry.endpoint, call.arguments.required ?? [])
    : { method: 'POST', path: `/${entry.fn}` };
  const fits = expected.method === call.rest.method && expected.path === call.rest.path;
  if (!fits && !entry.restException) {
    report(
      `openapi.yaml has it at ${call.rest.method} ${call.rest.path}, but its name and arguments require ` +
        `${expected.method} ${expected.path}; move it, or give the reason as restException in registry.yaml`,
    );
  }
  if (fits && entry.restException)
    report('registry.yaml has a restException, but the path follows the rules; remove it');
}

function addEntry(
  entries: Entries,
  document: Document,
  entry: RegistryEntry,
  described: DescribedOperation,
  report: (problem: string) => void,
): void {
  const { summary, description } = described.source;
  if (typeof summary !== 'string') report('openapi.yaml has no summary; add one');
  if (typeof description !== 'string') report('openapi.yaml has no description; add one');
  const id = entry.id ?? entry.fn;
  const schemaNames = { arguments: `${pascalCase(id)}Arguments`, value: `${pascalCase(id)}Value` };
  addSchema(entries, document, schemaNames.arguments, described.arguments, report);
  const common: Entry = {
    id,
    fn: entry.fn,
    group: entry.fn.split('.')[0] ?? '',
    endpoint: entry.endpoint,
    scope: scopeOf[entry.endpoint],
    // A document without rights is refused, or is that of a release.
    right: entry.right ?? 'own',
    summary: String(summary),
    description: String(description),
    rest: described.rest,
    argumentsName: schemaNames.arguments,
  };
  if (entry.session) {
    if (!entry.instead)
      report('registry.yaml has session: true without the operation that keys call instead; add instead');
    entries.sessionEntries.push({ ...common, instead: entry.instead ?? '' });
    return;
  }
  const component = described.value?.$ref;
  if (!component) addSchema(entries, document, schemaNames.value, described.value ?? {}, report);
  const valueName = component ? component.slice(component.lastIndexOf('/') + 1) : schemaNames.value;
  entries.operations.push({ ...common, valueName, ...registryFacts(entry, common, described, report) });
}

function addSchema(
  entries: Entries,
  document: Document,
  name: string,
  schema: JsonSchema,
  report: (problem: string) => void,
): void {
  const taken = entries.schemas.has(name) || name in mappingAt(document, 'components', 'schemas');
  if (taken)
    report(`openapi.yaml has a component ${name}, but the generator needs this name; rename the component`);
  entries.schemas.set(name, schema);
}

function registryFacts(
  entry: RegistryEntry,
  common: Entry,
  described: DescribedOperation,
  report: (problem: string) => void,
): Omit<Operation, keyof Entry | 'valueName'> {
  return {
    sandbox: !isLiveOnly(entry),
    liveOnlyReason: entry.liveOnlyReason ?? null,
    conditional: entry.conditional ?? null,
    entitlement: entry.entitlement ?? null,
    spendsCredits: entry.spendsCredits ?? false,
    cost: entry.cost ?? null,
    providers: entry.providers ?? false,
    dryRun: entry.dryRun ?? false,
    sealedReply: entry.sealedReply ?? false,
    audit: entry.audit ?? false,
    sudo: entry.sudo ?? false,
    tool: readTool(entry, common),
    emits: entry.emits ?? [],
    errors: entry.errors ?? [],
    example: orderExample(described.arguments, described.example, report),
  };
}

/** The arguments of the example in the order of the schema. */
function orderExample(
  schema: JsonSchema,
  example: Readonly<Record<string, unknown>>,
  report: (problem: string) => void,
): Record<string, unknown> {
  const known = Object.keys(schema.properties ?? {});
  for (const name of Object.keys(example)) {
    if (!known.includes(name))
      report(
        `openapi.yaml has an example with the argument ${name}, which does not exist; remove it from the example`,
      );
  }
  const given = known.filter((name) => name in example);
  return Object.fromEntries(given.map((name) => [name, canonical(example[name])]));
}

function reportUnregistered(
  document: Document,
  byOperationId: ReadonlyMap<string, PathOperation>,
  joined: ReadonlySet<string>,
  problems: string[],
): void {
  for (const name of [...byOperationId.keys(), ...Object.keys(pathlessOperations(document))]) {
    if (joined.has(name)) continue;
    const fn = name.replace(/@.*/, '').replace('_', '.');
    problems.push(
      `${name}: registry.yaml has no entry for this operation; add an entry "fn: ${fn}" with its endpoint to the ` +
        'list "operations:".',
    );
  }
}
