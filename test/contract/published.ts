import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';

interface Response {
  readonly description?: string;
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface PathOperation {
  readonly operationId: string;
  readonly parameters?: readonly object[];
  readonly responses: Readonly<Record<string, Response>>;
}

type PathItem = Readonly<Record<string, PathOperation>>;

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Response>>;
    readonly schemas: Readonly<Record<string, object>>;
  };
}

/**
 * The published interface. It is built here from the two source documents, with the shared parts written out again,
 * so that tests do not depend on the generator or its output.
 */
export const published = readPublished();

function readPublished(): OpenApiDocument {
  const document = readSource('openapi.yaml') as OpenApiDocument;
  const { operations } = readSource('registry.yaml') as { operations: { fn: string; dryRun?: boolean }[] };
  const dryRuns = new Set(operations.filter(({ dryRun }) => dryRun).map(({ fn }) => fn.replace('.', '_')));
  const paths = Object.entries(document.paths).map(([template, item]) => {
    const published = Object.entries(item).map(([method, operation]) => [
      method,
      'responses' in operation ? operation : withResponses(method, operation, dryRuns),
    ]);
    return [template, Object.fromEntries(published)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function readSource(name: string): unknown {
  const file = path.join(import.meta.dirname, '..', '..', name);
  return load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA });
}

function refer(kind: string, name: string): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}

/** An operation of the source, with the headers, the envelope and the errors that every operation has. */
function withResponses(
  method: string,
  { 'x-value': value, ...operation }: PathOperation & { 'x-value'?: object },
  dryRuns: ReadonlySet<string>,
): PathOperation {
  const changes = method !== 'get';
  const parameters = [
    ...(operation.parameters ?? []),
    ...(changes ? [refer('parameters', 'IdempotencyKey')] : []),
    ...(dryRuns.has(operation.operationId) ? [refer('parameters', 'DryRun')] : []),
  ];
  const headers = [
    'X-Request-Id',
    'RateLimit',
    'RateLimit-Policy',
    ...(changes ? ['Idempotent-Replayed'] : []),
  ];
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['value', 'request_id'],
    properties: { value, request_id: refer('schemas', 'RequestId') },
  };
  const sessionResponse = { description: 'Success, for signed-in people only. An API key never gets it.' };
  const keyResponse = {
    description: operation.operationId === 'material_upload' ? 'Stored.' : 'Success.',
    headers: Object.fromEntries(headers.map((name) => [name, refer('headers', name)])),
    content: { 'application/json': { schema } },
  };
  const errorResponses = {
    400: refer('responses', 'BadRequest'),
    401: refer('responses', 'Unauthorised'),
    403: refer('responses', 'Forbidden'),
    429: refer('responses', 'TooManyRequests'),
    500: refer('responses', 'Failed'),
  };
  return {
    ...operation,
    ...(parameters.length > 0 && { parameters }),
    responses: { 200: value ? keyResponse : sessionResponse, ...errorResponses },
  };
}
