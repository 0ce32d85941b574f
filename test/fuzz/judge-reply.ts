import { model } from '../contract/operations.ts';
import { findBreaches, findSchemaErrors, mismatchesOfValue } from '../contract/published-contract.ts';
import { toReply } from '../support/tool-request.ts';
import type { Reply } from '../support/test-service.ts';
import type { FuzzRequest } from './fuzz-calls.ts';
import { uploadPath } from './odd-requests.ts';

/** What no reply may contain. */
export interface Forbidden {
  /** Keys of callers, and secrets that were stored. */
  readonly secrets: readonly string[];
  /** Texts of another organisation. */
  readonly foreignTexts: readonly string[];
  /** Ids of another organisation. A reply may repeat one that the caller sent. */
  readonly foreignIds: readonly string[];
}

/** Returns the problems of a reply, judged by openapi.yaml and registry.yaml alone. */
export function findProblems(request: FuzzRequest, reply: Reply, forbidden: Forbidden): string[] {
  return [
    ...findFailures(request, reply),
    ...findLeaks(request, reply, forbidden),
    ...(request.door === 'odd' ? findOddProblems(request, reply) : findCallProblems(request, reply)),
  ];
}

/** Failures of other systems, which the service reports with 500. */
const expectedFailures: ReadonlySet<string | undefined> = new Set(['upstream_failed']);

function findFailures({ path }: FuzzRequest, { status, text, headers, error }: Reply): string[] {
  const problems: string[] = [];
  if (status >= 500 && !expectedFailures.has(error?.code)) problems.push(`the status ${status}`);
  if (/\binternal_error\b/.test(text) && !isPublished(path, headers)) problems.push('internal_error');
  if (!/^req_\w{26}$/.test(headers.get('X-Request-Id') ?? '')) problems.push('no X-Request-Id');
  if (headers.get('Set-Cookie') !== null) problems.push('a cookie');
  return problems;
}

/** Traces of program, database and machine, none of which an injection in `hostile-values.ts` contains. */
export const traces: readonly RegExp[] = [
  /(?:\n|\\n)\s+at \S+ \(|\bat (?:async )?(?:file:|node:|\/)/,
  /node_modules|\/src\/\w+|\.ts:\d+/,
  /syntax error at|invalid input syntax|violates \S+ constraint|duplicate key value|invalid byte sequence|out of range for type/i,
  /\borg_id\b|tenancy\.|\bpg_catalog\b|\bSQLSTATE\b|ECONNREFUSED|\bENOENT\b/,
  /Cannot read propert|is not a function|is not iterable|Unexpected token .* in JSON|\[object Object\]/,
];

/** Pages and documents, which quote errors and code and are the same for every caller. */
const isPublished = (path: string, headers: Headers): boolean =>
  /^text\/|javascript|svg/.test(headers.get('Content-Type') ?? '') ||
  ['/openapi.json', '/mcp/capabilities'].includes(path.split('?')[0]!);

function findLeaks(
  { operation, body, path, headers: sentHeaders }: FuzzRequest,
  { text, headers, status }: Reply,
  { secrets, foreignTexts, foreignIds }: Forbidden,
): string[] {
  const sent = `${String(body ?? '')} ${path} ${Object.values(sentHeaders).join(' ')}`;
  const leaked = [
    ...secrets
      .filter((secret) => text.includes(secret))
      .map((secret) => `the secret ${secret.slice(0, 12)}…`),
    ...foreignTexts.filter((each) => text.includes(each)).map((each) => `the foreign text ${each}`),
    ...foreignIds.filter((id) => text.includes(id) && !sent.includes(id)).map((id) => `the foreign id ${id}`),
  ];
  if (isPublished(path, headers) || isToolList(text)) return leaked;
  if (/whsec_/.test(text) && !(operation?.sealedReply && status === 200)) leaked.push('a signing secret');
  return [
    ...leaked,
    ...traces.filter((trace) => trace.test(text)).map((trace) => `a trace like ${trace.source}`),
  ];
}

const isToolList = (text: string): boolean => text.includes('"inputSchema"');

const codesOf = (names: readonly string[]): Set<string> =>
  new Set(model.errors.filter(({ name }) => names.includes(name)).map(({ code }) => code));
const codesOfEveryCall = codesOf(model.commonErrors);
const codesByOperation = new Map(model.operations.map(({ id, errors }) => [id, codesOf(errors)]));

/** Checks the status, headers and body of a call against openapi.yaml, and that its error is declared. */
function findCallProblems({ door, operation, method }: FuzzRequest, reply: Reply): string[] {
  const { endpoint, rest, id } = operation!;
  if (door === 'mcp') return findToolProblems(operation!, reply);
  const template = door === 'rpc' || rest === null ? `/mcp/${endpoint}` : rest.path;
  const problems = findBreaches(method, template, reply);
  if (reply.error) return [...problems, ...findUndeclared(id, reply)];
  // openapi.yaml has no schema of each value for RPC, so the operation's own is used.
  return door === 'rpc' ? [...problems, ...mismatchesOfValue(operation!, reply.value)] : problems;
}

function findToolProblems(operation: NonNullable<FuzzRequest['operation']>, reply: Reply): string[] {
  if (![200, 400, 401, 403, 413, 429].includes(reply.status)) return [`the status ${reply.status}`];
  if (reply.headers.get('Content-Type') !== 'application/json; charset=utf-8')
    return ['another Content-Type'];
  const body = JSON.parse(reply.text) as { readonly error?: { readonly data?: { readonly code?: string } } };
  if (body.error) {
    // An error of the request instead of the tool, such as an invalid key or a body that is too large.
    const { code } = body.error.data ?? {};
    return [
      ...findJsonRpcProblems(body),
      ...(code && codesOfEveryCall.has(code) ? [] : [`the error ${code}`]),
    ];
  }
  const result = toReply(reply);
  if (!result.error) return mismatchesOfValue(operation, result.value);
  const { error, request_id } = result.body;
  return [
    ...findSchemaErrors('/components/schemas/ErrorBody', { error, request_id }),
    ...findUndeclared(operation.id, result),
  ];
}

function findUndeclared(id: string, { error }: Reply): string[] {
  const isDeclared = codesOfEveryCall.has(error.code) || codesByOperation.get(id)!.has(error.code);
  return isDeclared ? [] : [`the error ${error.code}, which registry.yaml does not declare for ${id}`];
}

/** Expects an error in its envelope, a JSON-RPC response, a page, or an empty response. */
function findOddProblems({ label, path, method }: FuzzRequest, reply: Reply): string[] {
  const { status, text, headers } = reply;
  const type = headers.get('Content-Type') ?? '';
  if (label === 'odd upload') return findBreaches(method, uploadPath, reply);
  if (method === 'HEAD' || method === 'OPTIONS' || text === '') {
    return [200, 202, 204, 302, 304, 400, 401, 403, 404, 405].includes(status)
      ? []
      : [`the status ${status}`];
  }
  if (!type.startsWith('application/json'))
    return [200, 302, 404].includes(status) ? [] : [`${status} as ${type}`];
  const isJsonRpc =
    method !== 'GET' && /^\/mcp(?:\?|$)/.test(path) && !('error' in reply.body && 'request_id' in reply.body);
  if (isJsonRpc) return findJsonRpcProblems(JSON.parse(text));
  if (status < 400) return [];
  const problems = findSchemaErrors('/components/schemas/ErrorBody', reply.body);
  if (problems.length > 0) return problems;
  const isSame = reply.body.request_id === headers.get('X-Request-Id');
  return isSame ? [] : ['another request id in the body than in the header'];
}

function findJsonRpcProblems(body: unknown): string[] {
  return [body].flat().flatMap((each) => {
    const { jsonrpc, id, result, error } = each as Readonly<Record<string, unknown>>;
    if (jsonrpc !== '2.0' || id === undefined) return ['no JSON-RPC response'];
    if ((result === undefined) === (error === undefined))
      return ['a JSON-RPC response without one result or error'];
    const { code, message } = (error ?? { code: 0, message: '' }) as Readonly<Record<string, unknown>>;
    return Number.isInteger(code) && typeof message === 'string' ? [] : ['a JSON-RPC error of another form'];
  });
}
