import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Operation } from '../../codegen/model.ts';
import type { Reply } from '../support/test-service.ts';
import { published } from './published.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(published, 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** Documented headers that only some replies have. */
const optionalHeaders = new Set(['Idempotent-Replayed']);

/** Returns how a reply violates the published interface; `template` is the path as documented. */
export function findBreaches(method: string, template: string, reply: Reply): string[] {
  const found = responseOf(method, template, reply.status);
  if (!found) return [`${method} ${template} has no response ${reply.status}`];
  const { pointer, response } = found;
  const type = reply.headers.get('Content-Type');
  if (type !== 'application/json; charset=utf-8') return [`the type ${type}`];
  const missing = Object.keys(response.headers ?? {}).filter(
    (name) => !optionalHeaders.has(name) && !reply.headers.has(name),
  );
  return [
    ...missing.map((name) => `no header ${name}`),
    ...findSchemaErrors(`${pointer}/content/application~1json/schema`, reply.body),
  ];
}

/** Returns how a value violates the schema at a pointer into the document. */
export function findSchemaErrors(pointer: string, value: unknown): string[] {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
  compiled.set(pointer, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Returns how the value of an operation violates its documented schema. */
export function mismatchesOfValue(operation: Operation, value: unknown): string[] {
  const { id, fn, endpoint, rest, valueName } = operation;
  if (valueName in published.components.schemas)
    return findSchemaErrors(`/components/schemas/${valueName}`, value);
  if (rest === null) return findSchemaErrors(`/components/x-operations/${fn}@${endpoint}/value`, value);
  const { pointer } = responseOf(rest.method, rest.path, 200) ?? {};
  if (pointer === undefined) throw new Error(`${id} has no response 200.`);
  return findSchemaErrors(`${pointer}/content/application~1json/schema/properties/value`, value);
}

function responseOf(method: string, template: string, status: number) {
  const response = published.paths[template]?.[method.toLowerCase()]?.responses[status];
  if (!response) return undefined;
  if (response.$ref === undefined) {
    const escapedPath = template.replaceAll('~', '~0').replaceAll('/', '~1');
    return { pointer: `/paths/${escapedPath}/${method.toLowerCase()}/responses/${status}`, response };
  }
  const name = response.$ref.slice('#/components/responses/'.length);
  return { pointer: `/components/responses/${name}`, response: published.components.responses[name]! };
}
