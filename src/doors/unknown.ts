import type { Context } from 'koa';
import { routes } from '../../generated/contract/routes.ts';
import { uploads } from '../../generated/contract/uploads.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { ApiError } from '../domain/errors.ts';
import { nearestPaths } from '../domain/nearest-name.ts';
import { redactSecrets } from '../domain/redact-secrets.ts';
import { respond, respondWithError, readRequestHeaders } from './respond.ts';

/** Methods of paths that are not REST operations, separated by spaces. */
const otherPaths: Readonly<Record<string, string>> = {
  '/mcp': 'GET POST DELETE',
  '/mcp/query': 'POST',
  '/mcp/mutate': 'POST',
  '/mcp/run': 'POST',
  ...Object.fromEntries(Object.values(uploads).map(({ path }) => [path, 'POST'])),
  '/mcp/capabilities': 'GET',
  '/healthz': 'GET',
  '/readyz': 'GET',
  '/openapi.json': 'GET',
  '/llms.txt': 'GET',
  '/docs': 'GET',
  '/docs/': 'GET',
  '/': 'GET',
};

/**
 * Answers paths that no other door handles. Verifies the caller first, except for a browser at a path outside the
 * API, because a mistyped address has no key.
 */
export function unknownDoor(dispatcher: Dispatcher) {
  return async (ctx: Context): Promise<void> => {
    if (isBrowsing(ctx)) return respondWithError(ctx, pageNotFoundError(ctx.path));
    const resolve = async () => {
      throw createRouteError(ctx.method, ctx.path);
    };
    respond(ctx, await dispatcher.dispatch({ ...readRequestHeaders(ctx), resolve, readInput: resolve }));
  };
}

function isBrowsing(ctx: Context): boolean {
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  const asksForPage = /\btext\/html\b/i.test(ctx.get('Accept')) && ctx.get('Authorization') === '';
  return isRead && asksForPage && !/^\/(v1|mcp)(\/|$)/.test(ctx.path);
}

function pageNotFoundError(path: string): ApiError {
  return new ApiError(
    'unknown_route',
    `There is no page ${displayPath(path)}. The documentation starts at /docs/.`,
  );
}

function createRouteError(method: string, path: string): ApiError {
  const methods = methodsOf(path);
  if (methods.length) {
    return new ApiError(
      'method_not_allowed',
      `${displayPath(path)} does not take ${method}; use ${methods.join(' or ')}.`,
    );
  }
  return new ApiError('unknown_route', `There is no route ${displayPath(path)}. ${routeHint(method, path)}`);
}

/** Messages end up in logs, so a key that was written into the path by mistake is left out. */
function displayPath(path: string): string {
  const start = path.slice(0, 400);
  const decoded = decodePath(start);
  const redacted = redactSecrets(decoded);
  return (redacted === decoded ? start : redacted).slice(0, 200);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Suggests paths that support the method first. The caller may have left out the common prefix. */
function routeHint(method: string, path: string): string {
  const fitting = allPaths.filter((known) => methodsByPath.get(known)?.includes(method));
  const candidates = path.startsWith('/v1/') ? [path] : [path, `/v1${path}`];
  for (const [written, known] of candidates.flatMap((candidate) => [
    [candidate, fitting] as const,
    [candidate, allPaths] as const,
  ])) {
    const near = nearestPaths(written, known);
    if (near.length > 0) return `Did you mean ${near.slice(0, maxSuggestions).join(' or ')}?`;
  }
  const prefix = /^\/v1\/[^/]+/.exec(path)?.[0];
  const related = allPaths.filter((known) => known === prefix || known.startsWith(`${prefix}/`));
  return related.length > 0
    ? `Paths with this prefix: ${related.join(', ')}.`
    : '/docs lists the paths; those of operations start with /v1/.';
}

const maxSuggestions = 4;

/** The methods of a path, for the error and for `OPTIONS`. */
export function methodsOf(path: string): string[] {
  const methods = routes.filter((route) => matches(route.path, path)).map((route) => route.method);
  const other = Object.hasOwn(otherPaths, path) ? otherPaths[path] : undefined;
  return [...new Set([...methods, ...(other?.split(' ') ?? [])])];
}

/** Computed once: mistyped paths tend to be repeated. */
const allPaths = [...new Set([...routes.map((route) => route.path), ...Object.keys(otherPaths)])];
const methodsByPath = new Map(allPaths.map((path) => [path, methodsOf(path)]));

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const actual = path.split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, index) => part === actual[index] || (part.startsWith('{') && actual[index] !== ''))
  );
}
