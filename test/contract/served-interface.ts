import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { registry } from '../../generated/contract/registry.ts';
import { fetchReply, type Reply } from '../support/test-service.ts';

/** An operation as GET /mcp/capabilities lists it. */
export interface Capability {
  readonly fn: string;
  readonly endpoint: string;
  readonly scope: string;
  readonly summary: string;
  readonly restMethod: string | null;
  readonly restPath: string | null;
  readonly mcpTools: readonly string[];
  readonly sandboxAllowed: boolean;
  readonly liveOnlyReason: string | null;
  readonly requiresEntitlement: string | null;
  readonly spendsCredits: boolean;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>;
}

/** What a service publishes about itself, read from the service alone. */
export interface ServedInterface {
  readonly count: number;
  readonly operations: readonly Capability[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly errorCodes: readonly string[];
  /** Returns how a reply violates the served document; `template` is the path as documented. */
  findBreaches(method: string, template: string, reply: Reply): string[];
}

export async function readServed(url: string): Promise<ServedInterface> {
  const { value } = await fetchReply(`${url}/mcp/capabilities`);
  const { body } = await fetchReply(`${url}/openapi.json`);
  const document = body as unknown as {
    paths: ServedInterface['paths'];
    components: { schemas: { ErrorCode: { enum: string[] } } };
  };
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(document, 'served');
  const compiled = new Map<string, ValidateFunction>();
  return {
    ...value,
    paths: document.paths,
    errorCodes: document.components.schemas.ErrorCode.enum,
    findBreaches: (method, template, reply) => {
      const response = document.paths[template]?.[method.toLowerCase()]?.responses[reply.status];
      if (!response) return [`${method} ${template} has no response ${reply.status}`];
      const escapedPath = template.replaceAll('~', '~0').replaceAll('/', '~1');
      const inlinePointer = `#/paths/${escapedPath}/${method.toLowerCase()}/responses/${reply.status}`;
      const pointer = `served${response.$ref ?? inlinePointer}/content/application~1json/schema`;
      const validate = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
      compiled.set(pointer, validate);
      if (validate(reply.body)) return [];
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
}

interface Tool {
  readonly name: string;
  readonly operation: string;
}

const operationIdOf = (fn: string) => fn.replace('.', '_');
const statuses = ['200', '400', '401', '403', '429', '500'];

/** Returns the contradictions between the list of operations, the document and the tools. */
export function findContradictions(served: ServedInterface, tools: readonly Tool[]): string[] {
  const { operations, paths, count } = served;
  const keys = operations.map(({ endpoint, fn }) => `${endpoint} ${fn}`);
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ path, method: method.toUpperCase(), ...each })),
  );
  const listed = operations.filter(({ restPath }) => restPath !== null);
  const routed = new Set(listed.map(({ restMethod, restPath }) => `${restMethod} ${restPath}`));
  return [
    ...(count === operations.length ? [] : [`${operations.length} operations are counted as ${count}`]),
    ...findRepeated(keys).map((key) => `${key} is listed twice`),
    ...findRepeated(tools.map(({ name }) => name)).map((name) => `the tool ${name} is listed twice`),
    ...listed.flatMap(({ fn, restMethod, restPath, summary }) => {
      const found = paths[restPath!]?.[restMethod!.toLowerCase()];
      if (!found) return [`${fn} is not documented at ${restMethod} ${restPath}`];
      const hasNames = found.operationId === operationIdOf(fn) && found.summary === summary;
      const hasStatuses = Object.keys(found.responses).sort().join() === statuses.join();
      return hasNames && hasStatuses ? [] : [`${fn} is documented as ${found.operationId}: ${found.summary}`];
    }),
    ...documented
      .filter(({ path, method }) => path.startsWith('/v1/') && !routed.has(`${method} ${path}`))
      // Operations for sessions of people are documented but not listed; they return no value to keys.
      .filter(({ responses }) => responses['200']?.content !== undefined)
      .map(({ method, path }) => `${method} ${path} is documented and not listed`),
    ...operations.flatMap(({ fn, endpoint, mcpTools }) => {
      const toolNames = tools
        .filter(({ operation }) => operation === idOf(endpoint, fn))
        .map(({ name }) => name);
      return toolNames.join() === mcpTools.join()
        ? []
        : [`${fn} lists the tools ${mcpTools.join()}, not ${toolNames.join()}`];
    }),
    ...tools
      .filter(({ operation }) => operations.every(({ fn, endpoint }) => idOf(endpoint, fn) !== operation))
      .map(({ name }) => `the tool ${name} calls an operation that is not listed`),
  ];
}

/** The id of an operation in the registry, because two endpoints may share a name. */
const idOf = (endpoint: string, fn: string) => registry.get(`${endpoint} ${fn}`)?.id ?? fn;

const findRepeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

/** Calls with a key and returns the reply: by name on an endpoint, or at a REST path. */
export interface ApiCaller {
  byName(endpoint: string, fn: string, key?: string): Promise<Reply>;
  byPath(method: string, path: string, key?: string): Promise<Reply>;
}

/** A caller that sends only an unknown argument, and `none` for each id in a path. */
export function createCaller(url: string, ownKey: string): ApiCaller {
  const send = (method: string, path: string, key: string, body?: object) =>
    fetchReply(url + path, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    byName: (endpoint, fn, key = ownKey) =>
      send('POST', `/mcp/${endpoint}`, key, { fn, args: { unexpected: 1 } }),
    byPath: (method, template, key = ownKey) => {
      const path = template.replaceAll(/\{\w+\}/g, 'none');
      return method === 'GET'
        ? send(method, `${path}?unexpected=1`, key)
        : send(method, path, key, { unexpected: 1 });
    },
  };
}

/** The listed operations that do not exist, by name or by path. */
export async function findMissing(
  { operations }: ServedInterface,
  { byName, byPath }: ApiCaller,
): Promise<string[]> {
  const found = operations.map(async ({ endpoint, fn, restMethod, restPath }) => {
    const replies = [
      await byName(endpoint, fn),
      ...(restPath === null ? [] : [await byPath(restMethod!, restPath)]),
    ];
    return replies.flatMap(({ error }) =>
      error.code === 'unknown_argument' ? [] : [`${fn}: ${error.code}`],
    );
  });
  return (await Promise.all(found)).flat();
}

const endpoints = ['query', 'mutate', 'run'];

/** A call, in the terms of the list of operations or of the document's paths, and the code it got. */
interface Probe {
  readonly name?: string;
  readonly request?: readonly [method: string, path: string];
  readonly code: string | undefined;
}

/**
 * Tries every verb on every group at every endpoint, and every path with GET and POST. Returns the calls that are not
 * unknown. The probing does not depend on the list, so it runs once for all comparisons.
 */
export async function probeCalls(
  { operations }: ServedInterface,
  { byName, byPath }: ApiCaller,
): Promise<Probe[]> {
  const groups = [...new Set(operations.map(({ fn }) => fn.split('.')[0]!))];
  const verbs = [...new Set([...operations.map(({ fn }) => fn.split('.')[1]!), 'skip', 'updateStatus'])];
  const segments = verbs.map(
    (verb) => `/${verb.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  const existing: Probe[] = [];
  for (const group of groups) {
    const names = endpoints.flatMap((endpoint) =>
      verbs.map((verb) => [endpoint, `${group}.${verb}`] as const),
    );
    const paths = ['', ...segments].map((segment) => `/v1/${group}${segment}`);
    const requests = paths.flatMap((path) =>
      ['GET', 'POST'].map((method): [string, string] => [method, path]),
    );
    const probes = await Promise.all([
      ...names.map(async ([endpoint, fn]): Promise<Probe> => {
        const { error } = await byName(endpoint, fn);
        return { name: `${endpoint} ${fn}`, code: error?.code };
      }),
      ...requests.map(async (request): Promise<Probe> => {
        const { error } = await byPath(...request);
        return { request, code: error?.code };
      }),
    ]);
    existing.push(...probes.filter(({ code }) => code !== 'unknown_fn' && code !== 'unknown_route'));
  }
  return existing;
}

/** The calls that exist although they are not listed. Operations for sessions exist and reject every key. */
export function findUnlisted({ operations, paths }: ServedInterface, probes: readonly Probe[]): string[] {
  const listed = new Set(operations.map(({ endpoint, fn }) => `${endpoint} ${fn}`));
  const templates = Object.keys(paths).map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  return probes.flatMap(({ name, request, code }) => {
    const isListed =
      name === undefined ? templates.some((template) => template.test(request![1])) : listed.has(name);
    return isListed || code === 'session_required' ? [] : [name ?? request!.join(' ')];
  });
}

/** Keys of every kind. */
export interface Keys {
  readonly byScope: Readonly<Record<string, string>>;
  readonly sandbox: string;
  /** A sandbox key of an organisation whose plan has no entitlements. */
  readonly unentitled: string;
}

/** Returns where an operation accepts or rejects a kind of key other than documented. */
export async function findWrongKeyChecks(
  { operations }: ServedInterface,
  { byName }: ApiCaller,
  keys: Keys,
): Promise<string[]> {
  const found = operations.map(async (each) => {
    const { endpoint, fn, scope, sandboxAllowed, liveOnlyReason, requiresEntitlement } = each;
    const problems: string[] = [];
    const expect = async (what: string, key: string, expectedCode: string, reason?: string | null) => {
      const { error } = await byName(endpoint, fn, key);
      if (error.code !== expectedCode || (reason && error.reason !== reason))
        problems.push(`${fn}, ${what}: ${error.code}`);
    };
    for (const [keyScope, key] of Object.entries(keys.byScope))
      await expect(`with ${keyScope} alone`, key, keyScope === scope ? 'unknown_argument' : 'scope_missing');
    await expect(
      'in the sandbox',
      keys.sandbox,
      sandboxAllowed ? 'unknown_argument' : 'live_key_required',
      liveOnlyReason,
    );
    if (sandboxAllowed) {
      const expectedCode = requiresEntitlement === null ? 'unknown_argument' : 'entitlement_missing';
      await expect('without an entitlement', keys.unentitled, expectedCode);
    }
    return problems;
  });
  return (await Promise.all(found)).flat();
}
