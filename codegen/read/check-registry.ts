import type { Interface, Right } from '../interface.ts';
import type { JsonSchema } from '../model.ts';
import { dereference, mappingAt, pathOperations, type Document } from './document.ts';
import { scopeOf, type Registry, type RegistryEntry } from './registry.ts';
import { toolName } from './tool.ts';

/** Checks that the registry is consistent, and that its codes, events and groups match the document. */
export function checkRegistry(
  document: Document,
  registry: Registry,
  { rights }: Interface,
  problems: string[],
): void {
  checkNames(registry, problems);
  for (const entry of registry.operations) {
    for (const problem of findEntryProblems(document, registry, entry, rights)) {
      problems.push(`${entry.id ?? entry.fn}: ${problem}.`);
    }
  }
  for (const { id, errors, right } of registry.uploads) {
    const group = id.split('.')[0] ?? '';
    if (!(group in registry.groups)) problems.push(`${id}: ${undeclaredGroup(group)}.`);
    if (right === undefined || !rights.includes(right)) problems.push(`${id}: ${missingRight(rights)}.`);
    for (const name of errors)
      if (!(name in registry.errors)) problems.push(`${id}: ${undeclaredError(name)}.`);
  }
  for (const name of registry.commonErrors) {
    if (!(name in registry.errors)) problems.push(`commonErrors: ${undeclaredError(name)}.`);
  }
  checkCodes(document, registry, problems);
  checkTags(document, registry, problems);
}

function undeclaredError(name: string): string {
  const remedy = 'add it to errors with status, type, summary and remedy, or correct the name';
  return `registry.yaml uses the error ${name}, which is not declared; ${remedy}`;
}

const missingRight = (rights: readonly Right[]) =>
  'registry.yaml does not name the right that a signed-in person needs; write one of these as its right: ' +
  rights.join(', ');

function undeclaredGroup(name: string): string {
  return `registry.yaml has no group ${name}; add it to groups with a title and a summary`;
}

/** The fields that must be unique, with the remedy for duplicates. */
const remedies = {
  id: 'give one of them an id of its own',
  'pair of endpoint and fn': 'remove one of them, or mark it as shadowed',
  'tool name': 'give one of them another tool.name',
} as const;

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
  for (const kind of Object.keys(remedies) as (keyof typeof remedies)[]) {
    const list = names[kind];
    const twice = new Set(list.filter((name, index) => list.indexOf(name) !== index));
    for (const name of twice)
      problems.push(`${name}: registry.yaml has two entries with this ${kind}; ${remedies[kind]}.`);
  }
}

function findEntryProblems(
  document: Document,
  registry: Registry,
  entry: RegistryEntry,
  rights: readonly Right[],
): string[] {
  const found: string[] = [];
  if (entry.scope !== undefined && entry.scope !== scopeOf[entry.endpoint]) {
    found.push(
      `registry.yaml has scope: ${entry.scope}, but the endpoint ${entry.endpoint} needs ` +
        `${scopeOf[entry.endpoint]}; remove it`,
    );
  }
  const group = entry.fn.split('.')[0] ?? '';
  if (!(group in registry.groups)) found.push(undeclaredGroup(group));
  if (!entry.shadowed && (entry.right === undefined || !rights.includes(entry.right)))
    found.push(missingRight(rights));
  if (entry.right === 'anyone' && (!entry.providers || entry.sudo))
    found.push(
      'registry.yaml gives it to anyone, so it has no organisation to open a transaction for; add providers: true ' +
        'and remove sudo',
    );
  if (entry.audit && entry.endpoint === 'query')
    found.push('registry.yaml has audit: true, but a query changes nothing; remove it');
  for (const name of entry.errors ?? []) if (!(name in registry.errors)) found.push(undeclaredError(name));
  const kinds = mappingAt(document, 'webhooks');
  for (const kind of entry.emits ?? [])
    if (!(kind in kinds))
      found.push(
        `registry.yaml lists the event ${kind}, which does not exist; describe it under webhooks in openapi.yaml`,
      );
  if (entry.sandbox === false && !entry.liveOnlyReason)
    found.push('registry.yaml has sandbox: false without a reason; replace it with liveOnlyReason');
  if (entry.sandbox === true && entry.liveOnlyReason)
    found.push('registry.yaml has both liveOnlyReason and sandbox: true; remove one of them');
  if (entry.spendsCredits && !entry.cost)
    found.push('registry.yaml has spendsCredits without a cost; add cost');
  if (!entry.spendsCredits && entry.cost)
    found.push('registry.yaml has a cost without spendsCredits: true; add it or remove the cost');
  const reads = entry.endpoint === 'query' || entry.tool?.readOnly === true;
  if (reads && entry.tool?.destructive)
    found.push('registry.yaml marks its tool as destructive, but it only reads; remove destructive');
  if (entry.tool?.readOnly && entry.emits?.length)
    found.push('registry.yaml lists events, but its tool is readOnly; remove one of them');
  const names = registry.operations.map((other) => other.id ?? other.fn);
  for (const key of ['instead', 'shadowedBy'] as const) {
    const target = entry[key];
    if (target !== undefined && !names.includes(target))
      found.push(`registry.yaml has ${key}: ${target}, but there is no such entry; name an existing one`);
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
      problems.push(
        `${code}: openapi.yaml does not publish this error; add it to the enum of components.schemas.ErrorCode.`,
      );
  }
  for (const code of published) {
    if (!declared.has(code))
      problems.push(
        `${code}: registry.yaml does not declare this code of ErrorCode; add it to errors, or take it from the enum.`,
      );
  }
}

/** The tags of the document must be the groups of the registry, `service` and `webhook-events`. */
function checkTags(document: Document, registry: Registry, problems: string[]): void {
  const tags = (Array.isArray(document.tags) ? document.tags : []).map((tag) => String(mappingAt(tag).name));
  const groups = Object.keys(registry.groups);
  for (const tag of tags) {
    if (!groups.includes(tag) && !['service', 'webhook-events'].includes(tag))
      problems.push(
        `${tag}: openapi.yaml has a tag that is not a group; add it to groups in registry.yaml or remove the tag.`,
      );
  }
  for (const group of groups) {
    if (!tags.includes(group))
      problems.push(`${group}: openapi.yaml has no tag for this group of registry.yaml; add it to tags.`);
    const names = [...registry.operations.map(({ fn }) => fn), ...registry.uploads.map(({ id }) => id)];
    if (!names.some((name) => name.startsWith(`${group}.`))) {
      problems.push(`${group}: registry.yaml has a group without operations; remove it.`);
    }
  }
  for (const { operation, path } of pathOperations(document)) {
    const isTagged = Array.isArray(operation.tags) && operation.tags.includes('service');
    if (operation['x-service'] === true && !isTagged)
      problems.push(`${path}: openapi.yaml does not tag this service path; add tags: [ service ].`);
  }
}
