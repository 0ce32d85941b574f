import { isMapping } from '../canonical.ts';
import { referenceName, type JsonSchema, type Upload } from '../model.ts';
import { operationIdOf } from '../names.ts';
import {
  dereference,
  jsonContent,
  mappingAt,
  pathOperations,
  type Document,
  type PathOperation,
} from './document.ts';
import type { Registry, RegistryUpload } from './registry.ts';

/**
 * Joins every upload of the registry with its path in the document. The body is the file, headers describe it, and the
 * reply has the usual envelope. Adds each problem to `problems`.
 */
export function readUploads(document: Document, registry: Registry, problems: string[]): Upload[] {
  return registry.uploads.flatMap((entry) => {
    const report = (problem: string) => problems.push(`${entry.id}: ${problem}.`);
    const found = pathOperations(document).find(
      ({ operation }) => operation.operationId === operationIdOf(entry.id),
    );
    if (found) return [readUpload(document, entry, found, report)];
    report(`openapi.yaml has no operation ${operationIdOf(entry.id)}; add its path with this operationId`);
    return [];
  });
}

function readUpload(
  document: Document,
  entry: RegistryUpload,
  found: PathOperation,
  report: (problem: string) => void,
): Upload {
  const [group = '', verb = ''] = entry.id.split('.');
  const { path, method, operation } = found;
  const expectedPath = `/mcp/${group}/${verb}`;
  if (method !== 'POST' || path !== expectedPath)
    report(`openapi.yaml has it at ${method} ${path}, but its name requires POST ${expectedPath}; move it`);
  const tags = Array.isArray(operation.tags) ? operation.tags : [];
  if (tags.length !== 1 || tags[0] !== group)
    report(`openapi.yaml must tag it with its group; write tags: [ ${group} ]`);
  const { summary, description } = operation;
  if (typeof summary !== 'string') report('openapi.yaml has no summary; add one');
  if (typeof description !== 'string') report('openapi.yaml has no description; add one');
  checkBody(document, operation, report);
  return {
    ...entry,
    right: entry.right ?? 'own',
    group,
    path,
    summary: String(summary),
    description: String(description),
    headers: readHeaders(document, operation, report),
    valueName: readValueName(document, operation, report),
  };
}

function checkBody(
  document: Document,
  operation: Record<string, unknown>,
  report: (problem: string) => void,
): void {
  const body = dereference(document, operation.requestBody);
  const types = Object.keys(mappingAt(body, 'content'));
  if (body.required !== true || types.join() !== '*/*')
    report('openapi.yaml must take any bytes as body; write required: true and content */*');
}

/** The headers as one object, as the page shows them. */
function readHeaders(
  document: Document,
  operation: Record<string, unknown>,
  report: (problem: string) => void,
): JsonSchema {
  const parameters = (Array.isArray(operation.parameters) ? operation.parameters : []).map((node) =>
    dereference(document, node),
  );
  const other = parameters.filter((parameter) => parameter.in !== 'header' || !isMapping(parameter.schema));
  for (const { name } of other)
    report(
      `openapi.yaml has the parameter ${String(name)}, which must be a header with a schema; make it one`,
    );
  const described = parameters.map(({ name, schema, description }) => [
    String(name),
    { ...mappingAt(schema), ...(typeof description === 'string' ? { description } : {}) },
  ]);
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required === true).map(({ name }) => String(name)),
    properties: Object.fromEntries(described) as Record<string, JsonSchema>,
    additionalProperties: false,
  };
}

function readValueName(
  document: Document,
  operation: Record<string, unknown>,
  report: (problem: string) => void,
): string {
  const envelope = jsonContent(document, mappingAt(operation, 'responses')['200']);
  const { $ref } = mappingAt(dereference(document, envelope), 'properties', 'value');
  if (typeof $ref === 'string') return referenceName($ref);
  report('openapi.yaml defines its value inline; make x-value a reference to a component');
  return '';
}
