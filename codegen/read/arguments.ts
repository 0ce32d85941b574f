import { isMapping } from '../canonical.ts';
import type { JsonSchema, RestForm } from '../model.ts';
import { byCodeUnit } from '../names.ts';
import { dereference, jsonContent, mappingAt, type Document, type PathOperation } from './document.ts';

/** The arguments of a path operation as one closed object, and where each is sent. */
export interface CallForm {
  readonly arguments: JsonSchema;
  readonly rest: RestForm;
  /** Arguments that have an `example` in the document. */
  readonly example: Readonly<Record<string, unknown>>;
}

/**
 * Joins path parameters, query parameters and body properties into one closed object, as RPC and tools use them. Calls
 * `report` for each problem.
 */
export function readCall(
  document: Document,
  { path, method, operation }: PathOperation,
  report: (problem: string) => void,
): CallForm {
  const parameters = (Array.isArray(operation.parameters) ? operation.parameters : []).map((parameter) =>
    readParameter(document, parameter, report),
  );
  const parametersIn = (location: string) =>
    parameters.filter((parameter) => parameter.location === location);
  const body = readBody(document, operation, report);
  const inPath = parametersIn('path');
  const inQuery = parametersIn('query');

  checkTemplate(path, inPath, report);
  if (method === 'GET' && operation.requestBody !== undefined)
    report('openapi.yaml defines a requestBody for a GET; turn its properties into query parameters');
  if (method !== 'GET' && inQuery.length > 0)
    report(`openapi.yaml defines query parameters for a ${method}; move them into the requestBody`);

  const named = [...inPath, ...inQuery, ...body];
  const duplicate = named.find(
    (argument, index) => named.findIndex(({ name }) => name === argument.name) !== index,
  );
  if (duplicate) report(`openapi.yaml defines the argument ${duplicate.name} twice; remove one of them`);
  return {
    arguments: closedObject(named),
    rest: {
      method: method as RestForm['method'],
      path,
      pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
      queryParameters: inQuery.map(({ name }) => name).sort(byCodeUnit),
    },
    example: {
      ...Object.fromEntries(
        [...inPath, ...inQuery].flatMap(({ name, example }) =>
          example === undefined ? [] : [[name, example]],
        ),
      ),
      ...mappingAt(dereference(document, operation.requestBody), 'content', 'application/json', 'example'),
    },
  };
}

/** The arguments of an operation without a path. */
export function readPathlessArguments(
  document: Document,
  schema: unknown,
  report: (problem: string) => void,
): JsonSchema {
  const target = dereference(document, schema) as JsonSchema;
  checkRoot(target, 'arguments', report);
  return closedObject(propertiesOf(target));
}

interface Argument {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

function readParameter(
  document: Document,
  node: unknown,
  report: (problem: string) => void,
): Argument & { location: string; example: unknown } {
  const parameter = dereference(document, node);
  const name = String(parameter.name);
  if (!isMapping(parameter.schema)) report(`openapi.yaml has no schema for the parameter ${name}; add one`);
  const schema = isMapping(parameter.schema) ? (parameter.schema as JsonSchema) : {};
  const described =
    typeof parameter.description === 'string' ? { ...schema, description: parameter.description } : schema;
  const { example, in: location } = parameter;
  return {
    name,
    schema: described,
    required: parameter.required === true,
    location: String(location),
    example,
  };
}

function readBody(
  document: Document,
  operation: Record<string, unknown>,
  report: (problem: string) => void,
): Argument[] {
  if (operation.requestBody === undefined) return [];
  const content = jsonContent(document, operation.requestBody);
  if (!content) {
    report('openapi.yaml has a requestBody without a schema; add content.application/json.schema');
    return [];
  }
  const body = dereference(document, content) as JsonSchema;
  checkRoot(body, 'body', report);
  const needed = (body.required ?? []).length > 0;
  if (needed && dereference(document, operation.requestBody).required !== true) {
    report('openapi.yaml requires properties of an optional body; add required: true to the requestBody');
  }
  return propertiesOf(body);
}

/** The root is merged with path and query parameters, so it may only list properties. */
function checkRoot(root: JsonSchema, part: string, report: (problem: string) => void): void {
  if (root.type !== 'object' || root.additionalProperties !== false) {
    report(
      `openapi.yaml allows additional properties in the ${part}; ` +
        'write type: object and additionalProperties: false at its root',
    );
  }
  const allowed = [
    'type',
    'title',
    'description',
    'examples',
    'properties',
    'required',
    'additionalProperties',
  ];
  const lost = Object.keys(root).filter((key) => !allowed.includes(key) && !key.startsWith('x-'));
  if (lost.length > 0)
    report(
      `openapi.yaml has ${lost.join(', ')} at the root of the ${part}, which arguments do not support; ` +
        'move it into a property',
    );
}

function propertiesOf(root: JsonSchema): Argument[] {
  return Object.entries(root.properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    required: root.required?.includes(name) ?? false,
  }));
}

function checkTemplate(path: string, inPath: readonly Argument[], report: (problem: string) => void): void {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  for (const name of named) {
    const parameter = inPath.find((candidate) => candidate.name === name);
    if (!parameter)
      report(
        `openapi.yaml has {${name}} in the path but no path parameter of this name; add it to parameters`,
      );
    else if (!parameter.required)
      report(`openapi.yaml has an optional path parameter ${name}; add required: true`);
  }
  for (const { name } of inPath)
    if (!named.includes(name))
      report(
        `openapi.yaml has a path parameter ${name} that is not in the path; add {${name}} to the path or remove it`,
      );
}

function closedObject(named: readonly Argument[]): JsonSchema {
  const required = named.filter((argument) => argument.required).map(({ name }) => name);
  const optional = named.filter((argument) => !argument.required).sort((a, b) => byCodeUnit(a.name, b.name));
  const ordered = [...named.filter((argument) => argument.required), ...optional];
  return {
    type: 'object',
    required,
    properties: Object.fromEntries(ordered.map(({ name, schema }) => [name, schema])),
    additionalProperties: false,
  };
}
