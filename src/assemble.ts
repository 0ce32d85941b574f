import type { Server } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { handlers as appHandlers } from '../generated/app/wiring/handlers.ts';
import { handlers } from '../generated/wiring/handlers.ts';
import { registryVersion } from './version.ts';
import { createPasswords } from './adapters/passwords/password-hashes.ts';
import type { Config } from './config.ts';
import { BackgroundWork } from './dispatch/app/background-work.ts';
import { createAppDispatcher } from './dispatch/app/dispatch-app.ts';
import { createDispatcher } from './dispatch/dispatch.ts';
import { createSessionCache } from './dispatch/session-cache.ts';
import { ApiError } from './domain/errors.ts';
import { explainNotReady } from './domain/outage.ts';
import type { RetryPolicy } from './domain/provider-retry.ts';
import { createHttpServer, type HttpOptions } from './doors/http.ts';
import { createLog, type Log } from './log.ts';
import type { Metrics } from './observe/metrics.ts';
import type { AnyHandler } from './operation.ts';
import type { Ports } from './ports/ports.ts';
import { classifyDatabaseError } from './store/database-faults.ts';
import type { DiskMonitor } from './store/disk-monitor.ts';
import { migrateDatabase } from './store/migrate.ts';
import { hasAnyOrg } from './store/queries/orgs.ts';
import { openStore, type Store } from './store/store.ts';
import { assembleDiskMonitor } from './assemble-disk-monitor.ts';
import { assembleObservation, type Observation } from './assemble-observation.ts';
import { assemblePorts } from './assemble-ports.ts';
import type { Workers, WorkerOptions } from './workers/start.ts';
import { startFileSweep } from './workers/sweep.ts';

export interface AssembleOptions {
  readonly role: 'api' | 'worker' | 'all';
  readonly maxConnections?: number;
  /** Replace the ports chosen by the settings. */
  readonly ports?: Partial<Ports>;
  /** Replace the operations with the same ids. */
  readonly handlers?: Readonly<Record<string, AnyHandler>>;
  /** Replaces the log on standard error. */
  readonly log?: Log;
  /** One in this many replies that PostgreSQL built as JSON is checked against its schema. Default: 64. */
  readonly replyCheckInterval?: number;
  /** How long work waits for an unavailable provider. */
  readonly providerRetryPolicy?: RetryPolicy;
  /** How long a request may take to arrive. */
  readonly httpLimits?: Pick<
    HttpOptions,
    'headersTimeoutMs' | 'requestTimeoutMs' | 'slowBody' | 'unreadLimits' | 'unfinishedBodyLimits'
  >;
}

/** The running service. */
export interface Service {
  readonly store: Store;
  readonly http: Server;
  readonly log: Log;
  /** Undefined unless METRICS_PORT is set; the caller serves them there. */
  readonly metrics: Metrics | undefined;
  listen(): Promise<void>;
  /** Finishes running calls and jobs, then releases all resources. */
  close(): Promise<void>;
}

const docsFolder = path.join(import.meta.dirname, '..', 'generated', 'docs');
const singleRoleWarning =
  'The database role may not create roles, so it owns the tables. Forced row-level security still ' +
  'isolates tenants.';
const lostNoticeMessage = 'a notice to the team failed permanently';
const drainTimeoutMs = 10_000;
const idlePollMs = 50;

/**
 * The only place that connects all parts. `config.databaseUrl` must be set; the starter of the embedded database
 * sets it.
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
  const diskMonitor = assembleDiskMonitor(config, store, log);
  observation.start(store, diskMonitor.explains);
  const { ports, close: closePorts } = assemblePorts(config, options.ports, {
    log,
    onModelRound: observation.onModelRound,
  });
  const onFault: Observation['onFault'] = (fault, context) =>
    observation.onFault(fault, context, diskMonitor.explains(fault) ? 'debug' : 'error');
  const sessions = createSessionCache(store);
  const background = new BackgroundWork();
  const shared = { store, sessions, ports, clock: store.now, onFault, isDiskFull: diskMonitor.isFull };
  const http = createHttpServer({
    appDispatcher: createAppDispatcher({
      ...shared,
      background,
      passwords: createPasswords(),
      handlers: appHandlers,
    }),
    dispatcher: createDispatcher({
      ...shared,
      handlers: { ...handlers, ...options.handlers },
      limits: { live: config.rateLimitLive, test: config.rateLimitTest },
      storageLimitBytes: config.storageLimitMb * 1024 ** 2,
      replyCheckInterval: options.replyCheckInterval ?? 64,
    }),
    version: registryVersion,
    docsFolder,
    baseUrl: config.baseUrl,
    appUrl: config.appUrl,
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    checkReady: () => checkReady(store, diskMonitor),
    logRequest: observation.onRequest,
    aroundCall: observation.aroundCall,
    onFault,
    ...options.httpLimits,
  });
  const faultLog = startFaultLog(log, diskMonitor);
  const workers: Workers =
    options.role === 'api'
      ? startFileSweep(store, ports.bytes, (err) => faultLog.warn(err, { queue: 'sweep' }))
      : await startWorkers({
          store,
          ports,
          databaseUrl: config.databaseUrl,
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
      await background.finish();
      diskMonitor.stop();
      await closePorts();
      await observation.stop();
      await store.close();
    },
  };
}

/** Throws if the database cannot be used. */
async function checkReady(store: Store, diskMonitor: DiskMonitor): Promise<void> {
  await diskMonitor.test();
  if (diskMonitor.isFull()) throw new ApiError('unavailable', explainNotReady('database_disk_full'));
  await hasAnyOrg(store);
}

/**
 * Logs failed work. After `stop`, work cut off with the database is no failure: the next process continues it. A full
 * disk has a line of its own, and further lines might only fill it.
 */
function startFaultLog(
  log: Log,
  diskMonitor: DiskMonitor,
): { warn(err: unknown, context: object): void; stop(): void } {
  let isEnding = false;
  return {
    warn: (err, context) => {
      const isCutOff = isEnding && classifyDatabaseError(err).kind === 'unavailable';
      log[isCutOff || diskMonitor.explains(err) ? 'debug' : 'warn'](
        { ...context, err },
        'work failed and will be retried',
      );
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

/** Loads the queue only in processes that work on it. */
async function startWorkers(options: WorkerOptions): Promise<Workers> {
  const workers = await import('./workers/start.ts');
  return workers.startWorkers(options);
}

/**
 * Connections that may wait until the process accepts them; the system may allow fewer. Node's default of 511 is soon
 * full when many callers connect again after a lost connection, and the system then delays new ones by a second.
 */
const maxUnacceptedConnections = 4_096;

async function listen(http: Server, { port, host }: Config): Promise<void> {
  http.listen({ port, host, backlog: maxUnacceptedConnections });
  await once(http, 'listening');
}

/**
 * Finishes running calls. Closes idle connections, including those that become idle later, and any further call
 * closes its connection after the response. So no client delays the shutdown.
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
