import type { Server } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { handlers } from '../generated/wiring/handlers.ts';
import { registryVersion } from './version.ts';
import type { Config } from './config.ts';
import { createDispatcher } from './dispatch/dispatch.ts';
import type { RetryPolicy } from './domain/provider-retry.ts';
import { createHttpServer, type HttpOptions } from './doors/http.ts';
import { createLog, type Log } from './log.ts';
import type { Metrics } from './observe/metrics.ts';
import type { AnyHandler } from './operation.ts';
import type { Ports } from './ports/ports.ts';
import { classifyDatabaseError } from './store/database-faults.ts';
import { migrateDatabase } from './store/migrate.ts';
import { openStore, type Store } from './store/store.ts';
import { assembleObservation, type Observation } from './assemble-observation.ts';
import { assemblePorts } from './assemble-ports.ts';
import type { Workers, WorkerOptions } from './workers/start.ts';
import { startFileSweep } from './workers/sweep.ts';

export interface AssembleOptions {
  readonly role: 'api' | 'worker' | 'all';
  readonly maxConnections?: number;
  /** Stand in for the ports that the settings would choose. */
  readonly ports?: Partial<Ports>;
  /** Stand in for the operations of the same ids. */
  readonly handlers?: Readonly<Record<string, AnyHandler>>;
  /** Takes the place of the log on standard error. */
  readonly log?: Log;
  /** One in so many replies that the database made as JSON is held to its schema; 64 where absent. */
  readonly replyCheckInterval?: number;
  /** How long work waits for a provider that cannot be asked; the usual where absent. */
  readonly providerRetryPolicy?: RetryPolicy;
  /** How long a request may take to arrive. */
  readonly requestTimeouts?: Pick<HttpOptions, 'headersTimeoutMs' | 'requestTimeoutMs' | 'slowBody'>;
}

/** A running service: its parts, and how to start and end its listening. */
export interface Service {
  readonly store: Store;
  readonly http: Server;
  readonly log: Log;
  /** Undefined unless METRICS_PORT is set; whoever starts the service serves them there. */
  readonly metrics: Metrics | undefined;
  listen(): Promise<void>;
  /** Finishes the calls and jobs under way, then lets go of everything. */
  close(): Promise<void>;
}

const docsFolder = path.join(import.meta.dirname, '..', 'generated', 'docs');
const singleRoleWarning =
  'The database role may not create roles: tables belong to it, and forced row-level security keeps tenants apart.';
const lostNoticeMessage = 'a notice to the team could not be sent and was given up';
const drainTimeoutMs = 10_000;
const idlePollMs = 50;

/**
 * The only place where all parts meet. `config.databaseUrl` must be set, also where
 * the embedded database runs.
 */
export async function assemble(
  config: Config & { databaseUrl: string },
  options: AssembleOptions,
): Promise<Service> {
  const log = options.log ?? createLog(config.logLevel);
  const { separateRoles } = await migrateDatabase(config.databaseUrl);
  if (!separateRoles) log.warn(singleRoleWarning);
  const observation = await assembleObservation(config, options.role, log);
  const store = await openStore({
    url: config.databaseUrl,
    separateRoles,
    maxConnections: options.maxConnections,
    appUrl: config.appUrl,
    log: (message) => log.debug(message),
    observe: observation.observeDatabase,
  });
  await store.loadOrm();
  observation.start(store);
  const { ports, close: closePorts } = assemblePorts(config, options.ports, log);
  const { onFault } = observation;
  const http = createHttpServer({
    dispatcher: createDispatcher({
      store,
      handlers: { ...handlers, ...options.handlers },
      ports,
      limits: { live: config.rateLimitLive, test: config.rateLimitTest },
      clock: store.now,
      replyCheckInterval: options.replyCheckInterval ?? 64,
      onFault,
    }),
    version: registryVersion,
    docsFolder,
    baseUrl: config.baseUrl,
    appUrl: config.appUrl,
    allowedOrigins: config.allowedOrigins,
    checkReady: async () =>
      void (await store.queryDirectory({ text: 'select 1 from directory.org limit 1' })),
    logRequest: observation.onRequest,
    aroundCall: observation.aroundCall,
    onFault,
    ...options.requestTimeouts,
  });
  const faultLog = startFaultLog(log);
  const workers: Workers =
    options.role === 'api'
      ? startFileSweep(store, ports.bytes, (err) => faultLog.warn(err, { queue: 'sweep' }))
      : await startWorkers({
          store,
          ports,
          url: config.databaseUrl,
          separateRoles,
          providerRetryPolicy: options.providerRetryPolicy,
          onFault: faultLog.warn,
          onLostNotice: (err, context) => log.error({ ...context, err }, lostNoticeMessage),
          webhooks: createWebhookOptions(config, observation),
          onJob: observation.onJob,
          aroundJob: observation.aroundJob,
        });
  return {
    store,
    http,
    log,
    metrics: observation.metrics,
    listen: () => listen(http, config),
    close: async () => {
      faultLog.stop();
      await Promise.all([drain(http), workers.stop()]);
      await closePorts();
      await observation.stop();
      await store.close();
    },
  };
}

/** Warns of work that failed. After `end`, what is cut off with the database is none: whoever runs next takes it up. */
function startFaultLog(log: Log): { warn(err: unknown, context: object): void; stop(): void } {
  let isEnding = false;
  return {
    warn: (err, context) => {
      const isCutOff = isEnding && classifyDatabaseError(err).kind === 'unavailable';
      log[isCutOff ? 'debug' : 'warn']({ ...context, err }, 'work failed and will be tried again');
    },
    stop: () => void (isEnding = true),
  };
}

function createWebhookOptions(
  { webhookRetryMs: retryMs, webhookTimeoutMs }: Config,
  { onAttempt }: Observation,
) {
  return { retryMs, timeoutMs: webhookTimeoutMs, onAttempt };
}

/** The queue is loaded by those alone who work on it. */
async function startWorkers(options: WorkerOptions): Promise<Workers> {
  const workers = await import('./workers/start.ts');
  return workers.startWorkers(options);
}

async function listen(http: Server, { port, host }: Config): Promise<void> {
  http.listen(port, host);
  await once(http, 'listening');
}

/**
 * Calls under way get their answers. Connections that wait for another call are closed, also those that begin to wait
 * only now, and one that brings another call all the same is closed after its answer: no client keeps the service from
 * ending.
 */
async function drain(http: Server): Promise<void> {
  if (!http.listening) return;
  const closed = once(http, 'close');
  http.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  http.close();
  const idleTimer = setInterval(() => http.closeIdleConnections(), idlePollMs);
  const abortTimer = setTimeout(() => http.closeAllConnections(), drainTimeoutMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(abortTimer);
}
