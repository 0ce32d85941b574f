/*
 * `outreach serve` starts in this order: settings, port, database (embedded or DATABASE_URL), migrations, demo
 * organisation in an empty database, doors and workers. SIGTERM or SIGINT stops in reverse order: running calls and
 * jobs finish, then the database closes. A second signal stops immediately, without loss of acknowledged work. With
 * several processes, the first does the steps up to the demo organisation and starts the others for the rest. It
 * forwards signals, except a key press, which reaches all processes. bin/restart-service.js starts the first again.
 */
import cluster from 'node:cluster';
import { writeSync } from 'node:fs';
import process from 'node:process';
import { assemble, type Service } from '../assemble.ts';
import type { Config } from '../config.ts';
import { signInWarning } from '../domain/accounts/protected-address.ts';
import { createLog, type Log } from '../log.ts';
import { aggregateMetrics } from '../observe/metrics.ts';
import { hasCluster } from '../store/embedded/cluster.ts';
import { checkSecretKeyFile } from '../adapters/secrets/secret-key.ts';
import { explainLoss } from '../store/connection.ts';
import { EmbeddedDiskFullError } from '../store/embedded/embedded-postgres-error.ts';
import { superviseEmbeddedPostgres, type SupervisedPostgres } from '../store/embedded/supervise.ts';
import { ensureEmbeddedDatabase } from './database.ts';
import { configFromEnvironment } from './environment.ts';
import { createSetupLink } from '../people/setup-link.ts';
import { createDemoOrganisation, formatSetupLink, formatWelcome } from './first-start.ts';
import { connectToSupervisor, superviseProcesses } from './supervise-processes.ts';
import { toListenError, findPort } from './port.ts';
import { restartingParent } from './restarting-parent.ts';
import { freeMemoryWhenIdle } from './idle-memory.ts';
import { freeStartupMemory } from './startup-memory.ts';
import { serveMetrics } from './serve-metrics.ts';
import { reportUnreadableSecrets } from './unreadable-secrets.ts';

export interface ServeOptions {
  readonly role: 'api' | 'worker' | 'all';
  readonly processes: number;
  readonly json?: boolean;
}

type ServiceConfig = Config & { readonly databaseUrl: string };

/** Runs the service until a signal stops it. */
export async function serve(options: ServeOptions): Promise<void> {
  if (cluster.isWorker) return serveAsWorker(options);
  const config = await resolveConfig(options);
  const log = createLog(config.logLevel);
  const warning = options.role === 'worker' ? null : signInWarning(config.baseUrl, config.trustedProxies);
  if (warning !== null) log.warn(warning);
  const starting = startService(config, options, log);
  // From here on, a signal waits for startup to finish and then stops everything in order.
  stopOnSignal(log, async () => (await starting)());
  await starting;
  if (!options.json) process.stdout.write(`${formatReadiness(config, options)}\n`);
  restartingParent.reportReady(config.port);
  await freeStartupMemory();
  freeMemoryWhenIdle();
}

async function startService(config: Config, options: ServeOptions, log: Log): Promise<() => Promise<void>> {
  const serveRole = options.processes > 1 ? serveWithProcesses : serveInProcess;
  const serveOn = (databaseUrl: string) =>
    explainLoss(databaseUrl, () => serveRole({ ...config, databaseUrl }, options, log));
  if (config.databaseUrl !== undefined) return serveOn(config.databaseUrl);
  const embedded = await startDatabase(config, options, log);
  const close = await serveOn(await ensureEmbeddedDatabase(embedded.url));
  return async () => {
    await close();
    await embedded.stop();
  };
}

/** Runs one of several processes. The parent has prepared the database and passes its address and the port. */
async function serveAsWorker({ role }: ServeOptions): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  const config = configFromEnvironment() as ServiceConfig;
  const starting = explainLoss(config.databaseUrl, () => assemble(config, { role }));
  const reportReady = connectToSupervisor(
    () => void shutDown(createLog(config.logLevel), async () => (await starting).close()),
    async () => (await starting).metrics?.collect(),
  );
  await listen(await starting, config, role);
  reportReady();
  await freeStartupMemory();
  freeMemoryWhenIdle();
}

async function resolveConfig({ role }: ServeOptions): Promise<Config> {
  const config = configFromEnvironment();
  if (config.secretKey === undefined) checkSecretKeyFile(config.dataDir);
  if (role === 'worker') return config;
  const port = await findPort(config);
  return port === config.port ? config : configFromEnvironment({ PORT: String(port) });
}

async function startDatabase(
  { dataDir }: Config,
  { json }: ServeOptions,
  log: Log,
): Promise<SupervisedPostgres> {
  // Creating the database takes seconds, so tell the user that it has started.
  if (!json && !hasCluster(dataDir))
    process.stdout.write(`Creating the database in ${dataDir}; this happens once and takes a moment …\n`);
  let isDiskFull = false;
  return superviseEmbeddedPostgres({
    dataDir,
    onLost: (pid) => log.error({ pid }, 'the embedded database stopped and is being restarted'),
    onRestored: (pid) => {
      isDiskFull = false;
      log.warn({ pid }, 'the embedded database is running again');
    },
    onRetry: (err, delayMs) => {
      // Repeated lines might fill the disk again.
      const isRepeated = isDiskFull && err instanceof EmbeddedDiskFullError;
      isDiskFull ||= err instanceof EmbeddedDiskFullError;
      log[isRepeated ? 'debug' : 'error']({ err, delayMs }, 'the embedded database did not start; retrying');
    },
  });
}

async function serveInProcess(config: ServiceConfig, options: ServeOptions): Promise<() => Promise<void>> {
  const service = await assemble(config, { role: options.role });
  await printWelcome(service, config, options);
  await listen(service, config, options.role);
  await reportUnreadableSecrets(service, config);
  const { metrics } = service;
  const stopMetrics = metrics && (await serveMetrics(config, () => metrics.render()));
  return async () => {
    await service.close();
    stopMetrics?.();
  };
}

async function serveWithProcesses(
  config: ServiceConfig,
  options: ServeOptions,
  log: Log,
): Promise<() => Promise<void>> {
  const preparing = await assemble(config, { role: 'api', maxConnections: 2 });
  await printWelcome(preparing, config, options);
  await reportUnreadableSecrets(preparing, config);
  await preparing.close();
  const workerEnvironment = { DATABASE_URL: config.databaseUrl, PORT: String(config.port) };
  const processes = await superviseProcesses(options.processes, workerEnvironment, log);
  const stopMetrics = await serveMetrics(config, async () =>
    aggregateMetrics((await processes.requestAll()) as object[][]),
  );
  return async () => {
    await processes.stop();
    stopMetrics();
  };
}

/**
 * Printed before the service listens, so the keys are there once it is ready. A worker has no callers and prints
 * none.
 */
async function printWelcome(
  { store }: Service,
  { databaseUrl, baseUrl, appUrl }: ServiceConfig,
  { role, json }: ServeOptions,
): Promise<void> {
  const created = role === 'worker' ? undefined : await createDemoOrganisation(store, databaseUrl);
  const place = role === 'worker' ? {} : { url: baseUrl, docsUrl: `${baseUrl}/docs` };
  const token = role === 'worker' ? undefined : await createSetupLink(store);
  if (json) process.stdout.write(`${JSON.stringify({ role, ...place, created: created ?? null })}\n`);
  if (!json && created) process.stdout.write(formatWelcome(created, baseUrl));
  // The link opens the first account, and standard output may be saved as a result.
  if (token !== undefined) writeToStandardError(formatSetupLink(`${appUrl}/set-up#${token}`));
}

/** Goes on if standard error is on a full disk, as the log does. An error of the stream would end the program. */
function writeToStandardError(text: string): void {
  try {
    writeSync(process.stderr.fd, text);
  } catch {
    // There is nowhere else to show it.
  }
}

async function listen(service: Service, { host, port }: Config, role: ServeOptions['role']): Promise<void> {
  if (role === 'worker') return;
  await service.listen().catch((error: unknown) => {
    throw toListenError(error, host, port);
  });
}

function formatReadiness({ baseUrl }: Config, { role, processes }: ServeOptions): string {
  const by = processes > 1 ? ` with ${processes} processes` : '';
  if (role === 'worker') return `Processing runs${by}.`;
  return `Ready at ${baseUrl}${by}. Documentation: ${baseUrl}/docs`;
}

function stopOnSignal(log: Log, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    restartingParent.reportStopping();
    log.info({ signal }, 'finishing running work');
    void shutDown(log, close);
  };
  restartingParent.onStop(() => stop('SIGTERM'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    let isRepeated = false;
    process.on(signal, () => {
      if (isRepeated) process.exit(1);
      isRepeated = true;
      stop(signal);
    });
  }
}

async function shutDown(log: Log, close: () => Promise<void>): Promise<never> {
  await close().catch((err: unknown) => log.error({ err }, 'shutdown was not clean'));
  process.exit(0);
}
