/**
 * `outreach serve` walks: settings → database (embedded, kept running, or the one of DATABASE_URL) → migrations → the
 * demo organisation on an empty database → doors and workers. On SIGTERM or SIGINT it walks back: calls and jobs under
 * way are finished, then the database is let go. A second signal ends it at once; nothing acknowledged is lost by that.
 */
import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { Option, type Command } from 'commander';
import { assemble, type Service } from '../assemble.ts';
import type { Config } from '../config.ts';
import { createLog, type Log } from '../log.ts';
import { keepRunning, type KeptPostgres } from '../store/embedded/keep-running.ts';
import { configFromEnvironment, embeddedDatabaseUrl } from './database.ts';
import { createDemo, welcome } from './first-start.ts';
import { readProcesses } from './readers.ts';
import { superviseProcesses } from './processes.ts';

interface ServeOptions {
  readonly role: 'api' | 'worker' | 'all';
  readonly processes: number;
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('run the service')
    .addOption(
      new Option('--role <role>', 'answer calls, work on runs, or both')
        .choices(['api', 'worker', 'all'])
        .default('all'),
    )
    .option('--processes <n>', 'how many processes of the role', readProcesses, 1)
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const config = configFromEnvironment();
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl === undefined ? await startDatabase(config, log) : undefined;
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabaseUrl(embedded!.url));
  const close =
    options.processes > 1 && cluster.isPrimary
      ? await serveMany(config, databaseUrl, options, log)
      : await serveHere({ ...config, databaseUrl }, options);
  endOnSignal(log, async () => {
    await close();
    await embedded?.stop();
  });
}

async function startDatabase({ dataDir }: Config, log: Log): Promise<KeptPostgres> {
  return keepRunning({
    dataDir,
    onLost: (pid) => log.error({ pid }, 'the embedded database is gone; it is started again'),
    onRestored: (pid) => log.warn({ pid }, 'the embedded database runs again'),
    onRetry: (err, delayMs) =>
      log.error({ err, delayMs }, 'the embedded database did not start; trying again'),
  });
}

async function serveHere(
  config: Config & { databaseUrl: string },
  { role }: ServeOptions,
): Promise<() => Promise<void>> {
  const service = await assemble(config, { role });
  await welcomeOnce(service, config);
  if (role !== 'worker') await service.listen();
  if (cluster.isPrimary) announce(service, config, role);
  return () => service.close();
}

async function serveMany(
  config: Config,
  databaseUrl: string,
  options: ServeOptions,
  log: Log,
): Promise<() => Promise<void>> {
  const preparing = await assemble({ ...config, databaseUrl }, { role: 'api', maxConnections: 2 });
  await welcomeOnce(preparing, { ...config, databaseUrl });
  await preparing.close();
  const stop = await superviseProcesses(options.processes, { DATABASE_URL: databaseUrl }, log);
  process.stdout.write(`Ready at ${config.baseUrl} with ${options.processes} processes.\n`);
  return stop;
}

async function welcomeOnce(
  service: Service,
  { databaseUrl, baseUrl }: Config & { databaseUrl: string },
): Promise<void> {
  const demo = await createDemo(service.store, databaseUrl);
  if (demo) process.stdout.write(welcome(demo, baseUrl));
}

function announce(service: Service, { baseUrl, port }: Config, role: string): void {
  if (role === 'worker') return void process.stdout.write('Working on runs.\n');
  const address = service.http.address() as AddressInfo;
  const url = port === 0 ? `http://127.0.0.1:${address.port}` : baseUrl;
  process.stdout.write(`Ready at ${url} · docs at ${url}/docs\n`);
}

function endOnSignal(log: Log, close: () => Promise<void>): void {
  let ending = false;
  const end = async (signal: string) => {
    if (ending) process.exit(1);
    ending = true;
    log.info({ signal }, 'finishing what is under way');
    await close().catch((err: unknown) => log.error({ err }, 'the end was not clean'));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
  process.on('message', (message) => message === 'end' && void end('parent'));
}
