import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { arbitraryFor } from '../../codegen/fixtures/arbitrary.ts';
import {
  resolveSchema,
  schemaNamed,
  type JsonSchema,
  type Model,
  type Operation,
} from '../../codegen/model.ts';
import { readModel } from '../../codegen/read.ts';
import { fetchReply, type Reply } from '../support/test-service.ts';
import { toReply, toToolRequest } from '../support/tool-request.ts';
import { findSchemaErrors } from './published-contract.ts';

const root = path.join(import.meta.dirname, '..', '..');
const readSource = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** The interface as its two source documents define it, independent of the generated files. */
export const model: Model = readModel({
  openapi: readSource('openapi.yaml'),
  registry: readSource('registry.yaml'),
});

export const operations: readonly Operation[] = model.operations;

/** The interfaces by which an operation is called directly. */
export type ApiDoor = 'rpc' | 'rest';
export const apiDoors: readonly ApiDoor[] = ['rpc', 'rest'];

/** Also the tools over MCP, whose replies are converted to the form of the others. */
export type AnyDoor = ApiDoor | 'mcp';
export const allDoors: readonly AnyDoor[] = [...apiDoors, 'mcp'];

/** The operations of a door; some have no REST path. */
export const operationsAt = (door: AnyDoor): readonly Operation[] =>
  door === 'rest' ? operations.filter(({ rest }) => rest !== null) : operations;

export type Args = Record<string, unknown>;

export interface SendOptions {
  /** No key is sent if it is null or omitted. */
  readonly key?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the body that the arguments would give. */
  readonly body?: string | Uint8Array;
}

/** Calls an operation through a door of the service at `url`. */
export async function send(
  url: string,
  door: AnyDoor,
  operation: Operation,
  args: Args,
  { key, headers, body }: SendOptions = {},
): Promise<Reply> {
  const form = toRequestForm(door, operation, args);
  const text = body ?? form.body;
  const reply = await fetchReply(url + form.path, {
    method: form.method,
    headers: {
      ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text as BodyInit }),
  });
  return door === 'mcp' ? toReply(reply) : reply;
}

/** A call as an HTTP request without headers. */
export interface RequestForm {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

/** Builds the request that calls the operation through the door. */
export const toRequestForm = (door: AnyDoor, operation: Operation, args: Args): RequestForm =>
  requestForms[door](operation, args);

const requestForms: Readonly<Record<AnyDoor, (operation: Operation, args: Args) => RequestForm>> = {
  rpc: toRpcRequest,
  rest: toRestRequest,
  mcp: ({ id }, args) => ({ method: 'POST', path: '/mcp', body: toToolRequest(id, args) }),
};

function toRpcRequest({ endpoint, fn }: Operation, args: Args): RequestForm {
  return { method: 'POST', path: `/mcp/${endpoint}`, body: JSON.stringify({ fn, args }) };
}

/** A missing path parameter becomes an invalid id, so that the path still belongs to this operation. */
export function toRestRequest({ rest, id }: Operation, args: Args): RequestForm {
  if (!rest) throw new Error(`${id} has no REST path.`);
  const remaining = { ...args };
  let resolvedPath = rest.path;
  for (const name of rest.pathParameters) {
    resolvedPath = resolvedPath.replace(
      `{${name}}`,
      encodeURIComponent(textOf(remaining[name] ?? 'none').toWellFormed()),
    );
    delete remaining[name];
  }
  if (rest.method !== 'GET')
    return { method: rest.method, path: resolvedPath, body: JSON.stringify(remaining) };
  const query = new URLSearchParams(
    Object.entries(remaining).flatMap(([name, value]) =>
      [value].flat().map((item): [string, string] => [name, textOf(item)]),
    ),
  ).toString();
  return { method: 'GET', path: query ? `${resolvedPath}?${query}` : resolvedPath, body: undefined };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const schemaOf = ({ argumentsName }: Operation): JsonSchema => schemaNamed(model, argumentsName);

/** The properties of an operation's arguments, with references resolved. */
export const propertiesOf = (operation: Operation): [name: string, schema: JsonSchema][] =>
  Object.entries(schemaOf(operation).properties ?? {}).map(([name, schema]) => [
    name,
    resolveSchema(model, schema),
  ]);

const requiredArgsCache = new Map<Operation, Args>();

/** Valid arguments: only the required ones, the same in every run. Their ids do not exist. */
export function requiredArgs(operation: Operation): Args {
  const args = requiredArgsCache.get(operation) ?? makeRequiredArgs(operation);
  requiredArgsCache.set(operation, args);
  return { ...args };
}

function makeRequiredArgs(operation: Operation): Args {
  const schema = schemaOf(operation);
  const required = new Set(schema.required ?? []);
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name)),
  );
  return fc.sample(arbitraryFor(model, { ...schema, properties }), { seed: 5, numRuns: 1 })[0] as Args;
}

/** Arguments with which an operation succeeds if their objects exist: those of the documented example. */
export const sufficientArgs = (operation: Operation): Args => ({
  ...requiredArgs(operation),
  ...operation.example,
  ...exampleOverrides[operation.id],
});

/** For operations with mutually exclusive arguments: tests the arguments that the documented example does not use. */
const exampleOverrides: Readonly<Record<string, Args>> = {
  'inbox.addMessage': { identity: undefined, leadId: 'lead_01h455vb4pex5vsknk084sn02q' },
};

/** The prefix of an id's schema, such as `lead`. */
export const prefixOf = ({ pattern }: JsonSchema): string | undefined =>
  /^\^([a-z_]+)_\[/.exec(pattern ?? '')?.[1];

/** Checks each operation and returns all problems, for one assertion over all operations. */
export async function collectProblems(
  rows: readonly Operation[],
  check: (operation: Operation) => Promise<string | undefined | false>,
): Promise<string[]> {
  const found = await Promise.all(
    rows.map(async (operation) => {
      const problem = await check(operation);
      return problem ? [`${operation.endpoint} ${operation.fn}: ${problem}`] : [];
    }),
  );
  return found.flat();
}

export interface ExpectedError {
  readonly status: number;
  readonly code: string;
  readonly type: string;
  readonly param?: string;
  readonly reason?: string;
  readonly message?: RegExp;
}

/**
 * Describes how a reply differs from the expected error: wrong fields, different request ids or an invalid envelope.
 */
export function findMismatch(reply: Reply, expected: ExpectedError): string | undefined {
  const { error } = reply;
  if (!error) return `returns ${reply.status} ${reply.text.slice(0, 200)}`;
  const wrong = (['code', 'type', 'param', 'reason'] as const).filter(
    (part) => expected[part] !== undefined && error[part] !== expected[part],
  );
  const ids = new Set([error.request_id, reply.body.request_id, reply.headers.get('X-Request-Id')]);
  if (reply.status !== expected.status || wrong.length > 0) return `${reply.status} ${reply.text}`;
  if (expected.message && !expected.message.test(error.message)) return error.message;
  if (ids.size !== 1 || !/^req_\w{26}$/.test(error.request_id)) return `request ids ${[...ids].join()}`;
  return findSchemaErrors('/components/schemas/ErrorBody', reply.body)[0];
}
