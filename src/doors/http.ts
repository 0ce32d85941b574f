import { createServer, type Server } from 'node:http';
import cors from '@koa/cors';
import Router from '@koa/router';
import Koa, { type Context } from 'koa';
import { routes } from '../../generated/contract/routes.ts';
import { uploads } from '../../generated/contract/uploads.ts';
import type { AppDispatcher } from '../dispatch/app/app-context.ts';
import type { Dispatcher, Outcome } from '../dispatch/dispatcher.ts';
import { ApiError } from '../domain/errors.ts';
import { newId } from '../store/ids.ts';
import { requireClearRequest } from './require-clear-request.ts';
import { respondWithError } from './respond.ts';
import { limitBodyTime, type SlowBodyLimits } from './body-timeout.ts';
import type { ByteLimits } from './byte-limits.ts';
import { inTurn } from './calls-in-turn.ts';
import { appDoor, unknownAppDoor } from './app/app-door.ts';
import { clientNetwork } from './app/client-network.ts';
import { serveAccountPage } from './app/pages/pages-door.ts';
import { isAppPath, readCredential } from './app/session-credential.ts';
import { docsDoor } from './docs.ts';
import { mcpDoor } from './mcp/mcp-door.ts';
import { isOwnOrigin } from './own-origin.ts';
import { servePlainPage } from './plain-pages.ts';
import { restDoor } from './rest.ts';
import { rpcDoor } from './rpc.ts';
import { discardBody, handleSocketErrors } from './socket.ts';
import { capabilitiesDoor, healthDoor, readyDoor } from './status.ts';
import { stopParsingWhenClosed } from './stop-parsing.ts';
import { methodsOf, unknownDoor } from './unknown.ts';
import { limitUnfinishedBodies } from './unfinished-bodies.ts';
import { limitUnreadResponses, type UnreadLimits } from './unread-responses.ts';
import { uploadDoor } from './upload.ts';

/** One line of the request log, without arguments, query strings or keys. */
export interface RequestLine {
  readonly requestId: string;
  /** When the request arrived. */
  readonly at: Date;
  readonly door: Door;
  /** Absent if the input was not HTTP. */
  readonly method?: string | undefined;
  /** The path pattern, for example `/v1/leads/:leadId`. Values written by the caller are not logged. */
  readonly path?: string | undefined;
  readonly status: number;
  readonly durationMs: number;
  readonly fn?: string | undefined;
  readonly orgId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly code?: string | undefined;
}

/** The door that received a call; `socket` is input that Node's parser rejected. */
export type Door = 'rpc' | 'rest' | 'upload' | 'mcp' | 'app' | 'status' | 'docs' | 'unknown' | 'socket';

export interface HttpOptions {
  readonly dispatcher: Dispatcher;
  readonly appDispatcher: AppDispatcher;
  readonly version: string;
  readonly docsFolder: string;
  /** The public address of the service. */
  readonly baseUrl: string;
  readonly appUrl: string;
  /** How many proxies in front of the service append to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Web origins besides the service's own that may call it from a browser; `*` allows any. */
  readonly allowedOrigins: readonly string[];
  /** Throws if the service cannot answer. */
  readonly checkReady: () => Promise<void>;
  readonly logRequest: (line: RequestLine) => void;
  /** Wraps each call, which may carry a `traceparent`. Must run `work`. */
  readonly aroundCall?:
    ((traceparent: string | undefined, work: () => Promise<RequestLine>) => Promise<RequestLine>) | undefined;
  readonly onFault: (fault: unknown, context: { requestId: string }) => void;
  /** Time limit for a request's head. Default: 15 s. */
  readonly headersTimeoutMs?: number;
  /** Time limit for a whole request. Default: 30 s. */
  readonly requestTimeoutMs?: number;
  /** Time limits for a file. Default: 15 s between two chunks, 30 minutes in total. */
  readonly slowBody?: SlowBodyLimits;
  /** What callers may leave unread of their responses; 30 s, 32 MiB in all and 16 MiB for an address where absent. */
  readonly unreadLimits?: Partial<UnreadLimits>;
  /** What callers may leave unfinished of their JSON bodies; 72 MiB in all and 48 MiB for an address where absent. */
  readonly unfinishedBodyLimits?: Partial<ByteLimits>;
}

const maxCheckIntervalMs = 5_000;
const defaultSlowBody: SlowBodyLimits = { idleMs: 15_000, wholeMs: 1_800_000 };
const defaultUnreadLimits: UnreadLimits = {
  stallMs: 30_000,
  processBytes: 33_554_432,
  addressBytes: 16_777_216,
};
/** Shorter texts travel in one packet with their headers. */
const minEncodedLength = 65_536;
/** The largest body, which holds a file, fits with many others. */
const defaultUnfinishedBodyLimits: ByteLimits = { processBytes: 75_497_472, addressBytes: 50_331_648 };
const exposedHeaders = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotent-Replayed',
  'WWW-Authenticate',
  'Mcp-Session-Id',
];
const acceptedHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Dry-Run',
  'X-Service-Path',
  'MCP-Protocol-Version',
  'Mcp-Session-Id',
  'Last-Event-ID',
];

/** Creates the HTTP server with every door. It does not listen yet. */
export function createHttpServer(options: HttpOptions): Server {
  const { logRequest } = options;
  const app = new Koa();
  app.use(wrapRequest(options));
  app.use(requireClearRequest);
  app.use(readClient(options));
  app.use(allowOrigins(options.allowedOrigins));
  app.use(handleOptionsMethod);
  app.use(routeCalls(options));
  const serveDocs = docsDoor(options.docsFolder);
  const unknown = unknownDoor(options.dispatcher);
  app.use(async (ctx) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isAppPath(ctx.path)) unknownAppDoor(ctx);
    else if (isRead && ctx.path === '/') {
      ctx.state.pathPattern = ctx.path;
      ctx.redirect('/docs/');
    } else if (isRead && serveDocs(ctx)) ctx.state.pathPattern = ctx.path;
    else if (!isRead || !(serveAccountPage(ctx) || servePlainPage(ctx))) await unknown(ctx);
  });
  app.on('error', () => undefined);
  const { headersTimeoutMs = 15_000, requestTimeoutMs = 30_000 } = options;
  const server = createServer(
    {
      requireHostHeader: false,
      headersTimeout: headersTimeoutMs,
      requestTimeout: 0,
      connectionsCheckingInterval: Math.min(maxCheckIntervalMs, headersTimeoutMs),
    },
    inTurn(app.callback()),
  );
  stopParsingWhenClosed(server);
  limitUnreadResponses(server, { ...defaultUnreadLimits, ...options.unreadLimits });
  limitUnfinishedBodies(server, { ...defaultUnfinishedBodyLimits, ...options.unfinishedBodyLimits });
  handleSocketErrors(server, ({ requestId, status, code }) =>
    logRequest({ requestId, at: new Date(), door: 'socket', status, durationMs: 0, code }),
  );
  limitBodyTime(server, requestTimeoutMs);
  return server;
}

/** Assigns the request id, logs the outcome, and answers unexpected errors with the envelope. */
function wrapRequest({ logRequest, onFault, aroundCall = (_, work) => work() }: HttpOptions) {
  const handleRequest = async (ctx: Context, next: () => Promise<void>): Promise<RequestLine> => {
    const startedAt = performance.now();
    const at = new Date();
    const requestId = newId('req');
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    try {
      await next();
    } catch (thrown) {
      onFault(thrown, { requestId });
      respondWithError(
        ctx,
        new ApiError(
          'internal_error',
          'The service failed on this request. Report the request id to the operator.',
        ),
      );
    }
    discardBody(ctx.req);
    const { fn, orgId, keyId, code } = (ctx.state.outcome ?? {}) as Partial<RequestLine>;
    encodeLargeBody(ctx);
    const durationMs = Math.round((performance.now() - startedAt) * 100) / 100;
    const path = routePattern(ctx);
    const { method, status } = ctx;
    return { requestId, at, door: doorOf(path), method, path, status, durationMs, fn, orgId, keyId, code };
  };
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const traceparent = ctx.get('traceparent') || undefined;
    logRequest(await aroundCall(traceparent, () => handleRequest(ctx, next)));
  };
}

/**
 * Keeps a large response in memory only once while it waits for its reader. Node would keep the text and reserve three
 * bytes for each of its characters; the outcome has the text as well.
 */
function encodeLargeBody(ctx: Context): void {
  if (typeof ctx.body !== 'string' || ctx.body.length < minEncodedLength) return;
  ctx.body = Buffer.from(ctx.body);
  ctx.state.outcome = undefined;
}

function routePattern(ctx: Context): string | undefined {
  return (ctx._matchedRoute ?? ctx.state.pathPattern) as string | undefined;
}

/** Derives the door from the path pattern, so that doors need not report it. */
function doorOf(path: string | undefined): Door {
  if (path === undefined) return 'unknown';
  if (path.startsWith('/app/api')) return 'app';
  if (path.startsWith('/v1/')) return 'rest';
  if (/^\/mcp\/(query|mutate|run)$/.test(path)) return 'rpc';
  if (Object.values(uploads).some((upload) => upload.path === path)) return 'upload';
  if (path === '/mcp') return 'mcp';
  return ['/healthz', '/readyz', '/mcp/capabilities'].includes(path) ? 'status' : 'docs';
}

/** Below /app/api a session is the only credential. Everywhere else cookies mean nothing. */
function readClient({ baseUrl, trustedProxies }: HttpOptions) {
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const network = clientNetwork(ctx.req, trustedProxies);
    ctx.state.network = network;
    if (isAppPath(ctx.path)) ctx.state.session = readCredential(ctx, { baseUrl, network });
    return next();
  };
}

function allowOrigins(allowed: readonly string[]) {
  const allowedOrigin = (ctx: Context) => {
    const origin = ctx.get('Origin');
    return allowed.includes('*') || allowed.includes(origin) ? origin : '';
  };
  const answerOrigin: Middleware = cors({
    origin: allowedOrigin,
    exposeHeaders: exposedHeaders,
    allowHeaders: acceptedHeaders,
    allowMethods: 'GET,HEAD,POST,PATCH,DELETE',
    maxAge: 600,
  });
  return (ctx: Context, next: () => Promise<void>): Promise<void> => {
    // Other origins may call with a key, never with a person's cookie.
    if (isAppPath(ctx.path)) return next();
    if (ctx.req.headers.origin !== undefined) return answerOrigin(ctx, next);
    ctx.set('Vary', 'Origin');
    return next();
  };
}

/** Every door answers `OPTIONS`. A preflight from an allowed origin is answered earlier. */
async function handleOptionsMethod(ctx: Context, next: () => Promise<void>): Promise<void> {
  if (ctx.method !== 'OPTIONS') return next();
  const methods = methodsOf(ctx.path);
  ctx.set('Allow', [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '));
  ctx.status = 204;
}

const appPath = '/app/api';

/** A router tries its paths one by one, so each path prefix has its own router. */
function routeCalls(options: HttpOptions): Middleware {
  const routers = new Map<string, Router>();
  const at = (path: string): Router => {
    const prefix = pathPrefix(path);
    // A trailing slash usually means an empty last id. It must not match the list.
    const router = routers.get(prefix) ?? new Router({ strict: true, sensitive: true });
    routers.set(prefix, router);
    return router;
  };
  addRoutes(options, at);
  const middlewareByPrefix = new Map(
    Array.from(routers, ([prefix, router]) => [prefix, router.routes() as Middleware]),
  );
  return (ctx, next) => {
    const middleware = middlewareByPrefix.get(pathPrefix(ctx.path));
    return middleware ? middleware(ctx, next) : next();
  };
}

type Middleware = (ctx: Context, next: () => Promise<void>) => Promise<void>;

/** `/v1/leads` for `/v1/leads/lead_1`, `/mcp` for `/mcp/query`, and `/app/api` for operations of the app. */
function pathPrefix(path: string): string {
  if (isAppPath(path)) {
    const isOperation = !path.includes('/', appPath.length + 1);
    return isOperation ? appPath : appPath + pathPrefix(path.slice(appPath.length));
  }
  const end = path.indexOf('/', path.startsWith('/v1/') ? '/v1/'.length : 1);
  return end === -1 ? path : path.slice(0, end);
}

function addRoutes(options: HttpOptions, at: (path: string) => Router): void {
  const { dispatcher, version, checkReady, slowBody = defaultSlowBody } = options;
  const { allowedOrigins, baseUrl, appUrl } = options;
  const isAllowedOrigin = (ctx: Context, origin: string) =>
    allowedOrigins.includes('*') || allowedOrigins.includes(origin) || isOwnOrigin(ctx, baseUrl, origin);
  const onBatchCall = ({ requestId, status, fn, orgId, keyId, code }: Outcome, at: Date, tookMs: number) => {
    const durationMs = Math.round(tookMs * 100) / 100;
    const where = { door: 'mcp', method: 'POST', path: '/mcp' } as const;
    options.logRequest({ requestId, at, ...where, status, durationMs, fn, orgId, keyId, code });
  };
  at('/mcp').all('/mcp', mcpDoor({ dispatcher, version, appUrl, slowBody, isAllowedOrigin, onBatchCall }));
  // The same doors, with a key or below /app/api with a session.
  for (const base of ['', appPath]) {
    for (const endpoint of ['query', 'mutate', 'run'] as const)
      at(`${base}/mcp/`).post(`${base}/mcp/${endpoint}`, rpcDoor(dispatcher, endpoint));
    for (const route of routes) {
      const path = base + route.path.replaceAll(/\{(\w+)\}/g, ':$1');
      at(path).register(path, [route.method], restDoor(dispatcher, route));
    }
    for (const entry of Object.values(uploads))
      at(base + entry.path).post(base + entry.path, uploadDoor(dispatcher, entry, slowBody));
  }
  at(`${appPath}/:fn`).post(`${appPath}/:fn`, appDoor(options.appDispatcher, baseUrl));
  at('/mcp').get('/mcp/capabilities', capabilitiesDoor);
  at('/healthz').get('/healthz', healthDoor(version));
  at('/readyz').get('/readyz', readyDoor(version, checkReady));
}
