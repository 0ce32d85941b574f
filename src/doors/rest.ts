import type { Context } from 'koa';
import type { OperationId } from '../../generated/contract/operations.ts';
import { parseQuery } from '../../generated/contract/parse-query.ts';
import { queryArguments } from '../../generated/contract/query.ts';
import type { Route } from '../../generated/contract/routes.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { resolveFunction } from '../dispatch/resolve.ts';
import { displayName } from '../domain/display-name.ts';
import { ApiError } from '../domain/errors.ts';
import { respond, readRequestHeaders } from './respond.ts';
import { readJsonObject } from './body.ts';

/** A REST path is an alias of an operation: this only collects the arguments from path, query string and body. */
export function restDoor(dispatcher: Dispatcher, route: Route) {
  const entry = resolveFunction(route.endpoint, route.fn);
  const read = route.method === 'GET' ? readQuery : readBody;
  return async (ctx: Context): Promise<void> => {
    const request = {
      ...readRequestHeaders(ctx),
      resolve: async () => entry,
      readInput: async () => addPathArguments(ctx, route, await read(ctx, entry.id)),
    };
    respond(ctx, await dispatcher.dispatch(request));
  };
}

async function readQuery(ctx: Context, id: string): Promise<Record<string, unknown>> {
  const { args, problems } = parseQuery(queryArguments[id as OperationId] ?? {}, readQueryString(ctx));
  const [problem] = problems;
  if (problem) {
    throw new ApiError(
      'invalid_arguments',
      `The query parameter ${problem.argument} must be ${problem.expected}.`,
      { param: problem.argument },
    );
  }
  return args;
}

async function readBody(ctx: Context): Promise<Record<string, unknown>> {
  const [name] = readQueryString(ctx).keys();
  if (name !== undefined) {
    throw new ApiError(
      'unknown_argument',
      `${ctx.method} takes its arguments in the JSON body; move ${displayName(name)} there.`,
      { param: displayName(name) },
    );
  }
  return readJsonObject(ctx);
}

/** Rejects invalid UTF-8, which would silently become other characters. */
function readQueryString({ querystring }: Context): URLSearchParams {
  try {
    decodeURIComponent(querystring);
  } catch {
    throw new ApiError('invalid_arguments', 'The query string is not percent-encoded UTF-8.');
  }
  return new URLSearchParams(querystring);
}

function addPathArguments(
  ctx: Context,
  route: Route,
  args: Record<string, unknown>,
): Record<string, unknown> {
  for (const name of route.pathParameters) {
    const value = (ctx.params as Record<string, string>)[name];
    if (name in args && args[name] !== value) {
      throw new ApiError(
        'invalid_arguments',
        `${name} differs between the path and the arguments; leave it out of the arguments.`,
        { param: name },
      );
    }
    args[name] = value;
  }
  return args;
}
