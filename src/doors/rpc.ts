import type { Context } from 'koa';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { resolveFunction, type Endpoint } from '../dispatch/resolve.ts';
import { ApiError } from '../domain/errors.ts';
import { nearest } from '../domain/nearest.ts';
import { respond, readRequestHeaders } from './respond.ts';
import { readJsonObject } from './body.ts';

/** `POST /mcp/<endpoint>` with `{ fn, args }`. */
export function rpcDoor(dispatcher: Dispatcher, endpoint: Endpoint) {
  return async (ctx: Context): Promise<void> => {
    let args: unknown;
    const resolve = async () => {
      const body = await readJsonObject(ctx);
      requireKnownFields(body);
      const { fn, args: given = {} } = body;
      if (typeof fn !== 'string') {
        throw new ApiError(
          'unknown_fn',
          'The body must name the operation: { "fn": "leads.get", "args": { … } }.',
          { param: 'fn' },
        );
      }
      args = given;
      return resolveFunction(endpoint, fn);
    };
    respond(
      ctx,
      await dispatcher.dispatch({ ...readRequestHeaders(ctx), resolve, readInput: async () => args }),
    );
  };
}

/** Rejects unknown fields: a misspelt `args` would otherwise become a call without arguments. */
function requireKnownFields(body: Record<string, unknown>): void {
  const name = Object.keys(body).find((each) => !knownFields.includes(each));
  if (name === undefined) return;
  const near = nearest(name, ['fn', 'args']);
  const remedy = near ? `Did you mean ${near}?` : 'The body may only hold fn and args.';
  throw new ApiError(
    'unknown_argument',
    `The body has no field ${JSON.stringify(name.slice(0, 100))}. ${remedy}`,
    { param: name.slice(0, 100) },
  );
}

/** The key alone decides organisation and user; a caller's values are ignored. */
const knownFields = ['fn', 'args', 'orgId', 'userId'];
