import type { Interface } from '../interface.ts';
import { operationIdOf } from '../names.ts';
import { dereference, mappingAt, pathOperations, type Document, type PathOperation } from './document.ts';
import type { Registry } from './registry.ts';

/** The facts that decide which parameters and responses an operation gets. */
interface OperationTraits {
  /** Its name in the registry, such as `leads.add`. */
  readonly fn: string;
  readonly dryRun: boolean;
  readonly session: boolean;
  /** The description of its response 200. */
  readonly success: string;
}

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const errorResponses = {
  '400': component('responses', 'BadRequest'),
  '401': component('responses', 'Unauthorised'),
  '403': component('responses', 'Forbidden'),
  '429': component('responses', 'TooManyRequests'),
  '500': component('responses', 'Failed'),
};

/**
 * Adds what all operations share: request headers, the envelope of the reply with its headers, and error responses. It
 * skips paths that are no operations, such as `/healthz` (`x-service: true`). Operations with `responses`, which only
 * documents of earlier releases may have, are left as they are and reported.
 */
export function completeDocument(
  document: Document,
  registry: Registry,
  { isPublic }: Interface,
  problems: string[],
): Document {
  const traitsById = traitsByOperationId(registry);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [path, item] of Object.entries(mappingAt(document, 'paths')))
    paths[path] = { ...mappingAt(item) };
  for (const found of pathOperations(document)) {
    const { operation, path, method } = found;
    if (operation['x-service'] === true) continue;
    const id = String(operation.operationId);
    const traits = traitsById.get(id) ?? { fn: id, dryRun: false, session: false, success: 'Success.' };
    for (const problem of findProblems(document, operation, traits))
      problems.push(`${traits.fn}: ${problem}.`);
    if ('responses' in operation) continue;
    paths[path] = { ...paths[path], [method.toLowerCase()]: completeOperation(found, traits, isPublic) };
  }
  return { ...document, paths };
}

function traitsByOperationId(registry: Registry): Map<string, OperationTraits> {
  const traitsById = new Map<string, OperationTraits>();
  for (const { id } of registry.uploads) {
    traitsById.set(operationIdOf(id), { fn: id, dryRun: false, session: false, success: 'Stored.' });
  }
  for (const { fn, shadowed, rest, dryRun = false, session = false } of registry.operations) {
    // Of two entries with one name, the shadowed one is never called.
    if (shadowed || rest === false) continue;
    const success = session ? 'Success, for signed-in people only. An API key never gets it.' : 'Success.';
    traitsById.set(operationIdOf(fn), { fn, dryRun, session, success });
  }
  return traitsById;
}

function findProblems(
  document: Document,
  operation: Record<string, unknown>,
  traits: OperationTraits,
): string[] {
  const found: string[] = [];
  if ('responses' in operation) {
    found.push(
      'openapi.yaml has responses, but the generator adds them; write the schema of the value under x-value',
    );
  } else if (traits.session && 'x-value' in operation) {
    found.push(
      'openapi.yaml has x-value, but an entry with session: true returns no value to a key; remove it',
    );
  } else if (!traits.session && !('x-value' in operation)) {
    found.push('openapi.yaml has no x-value; add the schema of the `value` that the operation returns');
  }
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  for (const name of parameters.map((parameter) => dereference(document, parameter).name)) {
    if (name !== 'Idempotency-Key' && name !== 'Dry-Run') continue;
    found.push(`openapi.yaml has the parameter ${name}, but the generator adds it; remove it`);
  }
  return found;
}

function completeOperation(
  { operation, method }: PathOperation,
  traits: OperationTraits,
  isPublic: boolean,
): Record<string, unknown> {
  const { 'x-value': value, ...own } = operation;
  const parameters = [...(Array.isArray(operation.parameters) ? (operation.parameters as unknown[]) : [])];
  if (method !== 'GET' && isPublic) parameters.push(component('parameters', 'IdempotencyKey'));
  if (traits.dryRun) parameters.push(component('parameters', 'DryRun'));
  const success = traits.session
    ? { description: traits.success }
    : { description: traits.success, headers: replyHeaders(method), content: envelope(value) };
  const completed: Record<string, unknown> = { ...own, responses: { '200': success, ...errorResponses } };
  if (parameters.length > 0) completed.parameters = parameters;
  return completed;
}

function replyHeaders(method: string): Record<string, unknown> {
  const names = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'];
  if (method !== 'GET') names.push('Idempotent-Replayed');
  return Object.fromEntries(names.map((name) => [name, component('headers', name)]));
}

function envelope(value: unknown): Record<string, unknown> {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['value', 'request_id'],
    properties: { value, request_id: component('schemas', 'RequestId') },
  };
  return { 'application/json': { schema } };
}
