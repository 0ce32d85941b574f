import type { JsonSchema } from '../model.ts';
import { dereference, mappingAt, pathOperations, type Document } from './document.ts';
import { scopeOf, type Registry, type RegistryEntry } from './registry.ts';
import { toolName } from './tool.ts';

/**
 * Lists what contradicts itself within the registry, and its codes, kinds and groups that the document spells
 * otherwise.
 */
export function checkRegistry(document: Document, registry: Registry, problems: string[]): void {
  checkNames(registry, problems);
  for (const entry of registry.operations) {
    for (const problem of findEntryProblems(document, registry, entry)) {
      problems.push(`${entry.id ?? entry.fn}: ${problem}.`);
    }
  }
  for (const { id, errors } of registry.uploads) {
    const group = id.split('.')[0] ?? '';
    if (!(group in registry.groups)) problems.push(`${id}: ${group} is no declared group.`);
    for (const name of errors)
      if (!(name in registry.errors)) problems.push(`${id}: ${name} is no declared error.`);
  }
  for (const name of registry.commonErrors) {
    if (!(name in registry.errors)) problems.push(`commonErrors: ${name} is no declared error.`);
  }
  checkCodes(document, registry, problems);
  checkTags(document, registry, problems);
}

function checkNames(registry: Registry, problems: string[]): void {
  const live = registry.operations.filter((entry) => !entry.shadowed);
  const names = {
    id: [
      ...registry.operations.map((entry) => entry.id ?? entry.fn),
      ...registry.uploads.map(({ id }) => id),
    ],
    'pair of endpoint and fn': live.map((entry) => `${entry.endpoint} ${entry.fn}`),
    'tool name': [
      ...live.flatMap((entry) => toolName(entry) ?? []),
      ...(registry.tools ?? []).map(({ name }) => name),
    ],
  };
  for (const [kind, list] of Object.entries(names)) {
    const twice = new Set(list.filter((name, index) => list.indexOf(name) !== index));
    for (const name of twice) problems.push(`${name}: two entries have this ${kind}.`);
  }
}

function findEntryProblems(document: Document, registry: Registry, entry: RegistryEntry): string[] {
  const found: string[] = [];
  if (entry.scope !== undefined && entry.scope !== scopeOf[entry.endpoint]) {
    found.push(`the endpoint ${entry.endpoint} has the scope ${scopeOf[entry.endpoint]}, not ${entry.scope}`);
  }
  const group = entry.fn.split('.')[0] ?? '';
  if (!(group in registry.groups)) found.push(`${group} is no declared group`);
  for (const name of entry.errors ?? [])
    if (!(name in registry.errors)) found.push(`${name} is no declared error`);
  const kinds = mappingAt(document, 'webhooks');
  for (const kind of entry.emits ?? [])
    if (!(kind in kinds)) found.push(`${kind} is no webhook of openapi.yaml`);
  if (entry.sandbox === false && !entry.liveOnlyReason)
    found.push('a live-only operation must give a liveOnlyReason');
  if (entry.sandbox === true && entry.liveOnlyReason)
    found.push('liveOnlyReason is given, yet sandbox is true');
  if (entry.spendsCredits && !entry.cost) found.push('an operation that spends credits must give its cost');
  if (!entry.spendsCredits && entry.cost) found.push('cost is given, yet spendsCredits is not true');
  const reads = entry.endpoint === 'query' || entry.tool?.readOnly === true;
  if (reads && entry.tool?.destructive) found.push('a read cannot be destructive');
  if (entry.tool?.readOnly && entry.emits?.length) found.push('a tool that only reads raises no event');
  const names = registry.operations.map((other) => other.id ?? other.fn);
  for (const key of ['instead', 'shadowedBy'] as const) {
    const target = entry[key];
    if (target !== undefined && !names.includes(target))
      found.push(`${key} names ${target}, which is no entry`);
  }
  return found;
}

function checkCodes(document: Document, registry: Registry, problems: string[]): void {
  const schema = dereference(
    document,
    mappingAt(document, 'components', 'schemas', 'ErrorCode'),
  ) as JsonSchema;
  const published = new Set((schema.enum ?? []).map(String));
  const declared = new Set(Object.entries(registry.errors).map(([name, error]) => error.code ?? name));
  for (const code of declared) {
    if (!published.has(code))
      problems.push(`${code}: the enum of ErrorCode in openapi.yaml lacks this error.`);
  }
  for (const code of published) {
    if (!declared.has(code))
      problems.push(`${code}: registry.yaml does not declare this error of ErrorCode.`);
  }
}

/** The document's tags are the registry's groups, and two more for what is no operation. */
function checkTags(document: Document, registry: Registry, problems: string[]): void {
  const tags = (Array.isArray(document.tags) ? document.tags : []).map((tag) => String(mappingAt(tag).name));
  const groups = Object.keys(registry.groups);
  for (const tag of tags) {
    if (!groups.includes(tag) && !['service', 'webhook-events'].includes(tag))
      problems.push(`${tag}: the tag is no group.`);
  }
  for (const group of groups) {
    if (!tags.includes(group)) problems.push(`${group}: openapi.yaml has no tag for this group.`);
    const names = [...registry.operations.map(({ fn }) => fn), ...registry.uploads.map(({ id }) => id)];
    if (!names.some((name) => name.startsWith(`${group}.`))) {
      problems.push(`${group}: the group has no operation.`);
    }
  }
  for (const { operation, path } of pathOperations(document)) {
    const isTagged = Array.isArray(operation.tags) && operation.tags.includes('service');
    if (operation['x-service'] === true && !isTagged)
      problems.push(`${path}: a service path needs the tag service.`);
  }
}
