import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/store/embedded/start.ts';
import { firstLine } from '../faults/programs.ts';

/** What the first start of a service creates and prints. */
export interface Workspace {
  readonly orgId: string;
  readonly projectId: string;
  readonly liveKey: string;
}

/** A process of the real program that serves calls. */
export interface ServiceProcess extends Workspace {
  readonly url: string;
  readonly pid: number;
  /** The time from its start until it is ready. */
  readonly startMs: number;
  /** The debugger's URL, if it was started with `inspect`. */
  readonly inspectorUrl: string | undefined;
  end(): Promise<void>;
}

export interface ServiceOptions {
  /** The name of the database. It is created if it does not exist. */
  readonly database?: string;
  readonly role?: 'api' | 'all';
  readonly processes?: number;
  readonly inspect?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface StartedProgram {
  readonly line: string;
  readonly pid: number;
  end(): Promise<void>;
}

/** An embedded PostgreSQL server and the programs started on it. */
export interface BenchEnvironment {
  serve(options?: ServiceOptions): Promise<ServiceProcess>;
  /** Starts the baseline program and returns its URL. */
  startBaseline(database?: string): Promise<string>;
  /**
   * Starts the same-work server, a minimal server that does the same work as the service, and returns its URL. `appUrl`
   * is the base of the links in its replies.
   */
  startSameWork(appUrl: string): Promise<string>;
  /** Starts another program on the database; `line` is the first line that it prints. */
  start(command: readonly string[], database?: string): Promise<StartedProgram>;
  /** A pool of superuser connections, which bypass row-level security. */
  pool(database?: string): pg.Pool;
  databaseUrl(database?: string): string;
  /** The process of PostgreSQL whose descendants serve the connections. */
  readonly databasePid: number;
  close(): Promise<void>;
}

const repository = path.join(import.meta.dirname, '..', '..');
const defaultDatabase = 'outreach';
const readyTimeoutMs = 60_000;

/** Starts PostgreSQL with the default settings; `countStatements` also enables pg_stat_statements. */
export async function openBenchEnvironment(countStatements = false): Promise<BenchEnvironment> {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-bench-'));
  const settings: Record<string, string> = countStatements
    ? { shared_preload_libraries: 'pg_stat_statements' }
    : {};
  const server = await startEmbeddedPostgres({ dataDir: folder, settings });
  const programs: Program[] = [];
  const pools = new Map<string, pg.Pool>();
  const workspaces = new Map<string, Workspace>();
  const databaseUrl = (database = defaultDatabase) =>
    Object.assign(new URL(server.url), { pathname: `/${database}` }).href;
  const launch = (
    command: readonly string[],
    database: string | undefined,
    environment: ServiceOptions['environment'] = {},
  ): Program => {
    const log = path.join(folder, `program-${programs.length}.log`);
    const program = launchProgram(command, { DATABASE_URL: databaseUrl(database), ...environment }, log);
    programs.push(program);
    return program;
  };
  const pool = (database = defaultDatabase) => {
    const existing = pools.get(database);
    if (existing) return existing;
    const createdPool = new pg.Pool({ connectionString: databaseUrl(database), max: 4 });
    createdPool.on('error', () => undefined);
    pools.set(database, createdPool);
    return createdPool;
  };
  const start = async (command: readonly string[], database?: string) => {
    const { child, readLog } = launch(command, database);
    const line = await firstLine(child);
    if (line === '') throw new Error(`${command[0]} did not start: ${readLog()}`);
    return { line, pid: child.pid!, end: () => endProcess(child) };
  };
  return {
    databaseUrl,
    databasePid: server.pid,
    pool,
    serve: async (options = {}) => {
      const { database = defaultDatabase, environment } = options;
      await createDatabase(server.url, database);
      const { created, ...started } = await serve(options, (command) =>
        launch(command, database, environment),
      );
      if (created) workspaces.set(database, created);
      return { ...workspaces.get(database)!, ...started };
    },
    start,
    startBaseline: async (database) =>
      `http://127.0.0.1:${(await start(['test/bench/baseline-server.ts'], database)).line}`,
    startSameWork: async (appUrl) =>
      `http://127.0.0.1:${(await start(['test/bench/same-work/server.ts', appUrl])).line}`,
    close: async () => {
      for (const { child } of programs) await endProcess(child);
      for (const each of pools.values()) await each.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Program {
  readonly child: ChildProcess;
  /** The content of its log. */
  readLog(): string;
}

function launchProgram(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  log: string,
): Program {
  const child = spawn(process.execPath, command, {
    cwd: repository,
    env: {
      PATH: process.env['PATH'],
      HOME: tmpdir(),
      PORT: '0',
      RATE_LIMIT_LIVE: '1000000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', openSync(log, 'a')],
  });
  return { child, readLog: () => readFileSync(log, 'utf8') };
}

async function serve(
  { role = 'all', processes = 1, inspect = false }: ServiceOptions,
  launch: (command: readonly string[]) => Program,
): Promise<Omit<ServiceProcess, keyof Workspace> & { created: Workspace | null }> {
  const command = ['bin/outreach.js', 'serve', '--json', '--role', role, '--processes', String(processes)];
  const startedAt = performance.now();
  const { child, readLog } = launch([...(inspect ? ['--inspect=127.0.0.1:0'] : []), ...command]);
  const line = await firstLine(child);
  if (line === '') throw new Error(`The service did not start: ${readLog()}`);
  const { url, created } = JSON.parse(line) as { url: string; created: Workspace | null };
  await waitUntilReady(url, readLog);
  return {
    url,
    created,
    pid: child.pid!,
    startMs: performance.now() - startedAt,
    inspectorUrl: /ws:\/\/\S+/.exec(readLog())?.[0],
    end: () => endProcess(child),
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query('select from pg_database where datname = $1', [name]);
  if (rows.length === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  await client.end();
}

async function waitUntilReady(url: string, readLog: () => string): Promise<void> {
  for (const deadline = performance.now() + readyTimeoutMs; performance.now() < deadline; await sleep(2)) {
    const status = await fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
  }
  throw new Error(`The service at ${url} did not become ready: ${readLog()}`);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
