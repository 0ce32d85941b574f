import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { OperationId, Operations } from '../../generated/contract/operations.ts';
import { registry } from '../../generated/contract/registry.ts';
import { uploads, type UploadValues } from '../../generated/contract/uploads.ts';
import { startEmbeddedPostgres } from '../../src/store/embedded/start.ts';
import { childProcesses, servingProcess } from '../support/child-processes.ts';
import { copyInitialFolder } from './initial-data-folder.ts';
import { firstLine, outreach, spawnProgram } from './programs.ts';

/** The outcome of a call. `arrived` is false if the connection broke before a response. */
export type Answer<Value = unknown> =
  | { readonly arrived: true; readonly status: number; readonly text: string; readonly value: Value }
  | { readonly arrived: false };

/** A process of the real program that serves calls. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  call<Fn extends OperationId>(
    fn: Fn,
    args: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<Operations[Fn]['value']>>;
  /** Uploads the bytes as one file. */
  upload(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer<UploadValues['material.upload']>>;
  /** Kills the process that answers calls and waits until `outreach serve` has started it again. */
  crash(): Promise<void>;
  /** Ends the process with SIGKILL or the given signal, waits until it has exited and returns its exit status. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A data folder with its embedded database, which keeps running when services that use it are killed. */
export interface FaultEnvironment {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly orgId: string;
  readonly projectId: string;
  /** Starts `outreach serve` on a free port and waits until it is ready. */
  serve(role: 'api' | 'all', environment?: Readonly<Record<string, string>>): Promise<ServiceProcess>;
  /** Runs another command of the program. Throws if its exit status is not 0. */
  command(...options: string[]): Promise<void>;
  /** Kills PostgreSQL and waits until it accepts connections again; the running services must start it. */
  killDatabase(): Promise<void>;
  /** Starts another program of the tests on the same database. */
  launch(program: string, environment?: Readonly<Record<string, string>>): ChildProcess;
  /** Runs a statement as superuser, bypassing row-level security. */
  sql<Row = any>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Blocks every write to the table until the returned function is called. */
  lockTable(table: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const callTimeoutMs = 150_000;
/** The maximum time until PostgreSQL runs again, long enough for a busy machine. */
const recoveryMs = 60_000;

/** Copies the initial data folder, starts its database and gives its organisation credits for many drafts. */
export async function openFaultEnvironment(): Promise<FaultEnvironment> {
  const { dataDir, liveKey, orgId, projectId } = await copyInitialFolder();
  const database = await startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '32MB' } });
  const children = new Set<ChildProcess>();
  const launch = (
    command: readonly string[],
    environment: Readonly<Record<string, string>>,
  ): ChildProcess => {
    const child = spawnProgram(command, environment);
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  const serve = async (role: 'api' | 'all', environment: Readonly<Record<string, string>> = {}) => {
    const child = launch([outreach, 'serve', '--role', role, '--json'], {
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_LIVE: '1000000',
      ...environment,
    });
    const { url } = JSON.parse(await firstLine(child));
    await waitUntilReady(url);
    return serviceAt(url, liveKey, child);
  };
  const databaseUrl = Object.assign(new URL(database.url), { pathname: '/outreach' }).href;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  await pool.query('update credit_account set balance = 100000 where org_id = $1', [orgId]);
  return {
    dataDir,
    databaseUrl,
    orgId,
    projectId,
    serve,
    command: async (...options) => {
      const child = launch([outreach, ...options], { DATA_DIR: dataDir });
      child.stdout!.resume();
      const [status] = (await once(child, 'exit')) as [number | null];
      if (status !== 0) throw new Error(`outreach ${options.join(' ')} ended with ${status}.`);
    },
    killDatabase: () => killDatabase(dataDir, pool),
    launch: (other, environment = {}) => launch([other], { DATABASE_URL: databaseUrl, ...environment }),
    sql: async (text, parameters) => (await pool.query(text, parameters)).rows,
    lockTable: (table) => lockTable(pool, table),
    close: async () => {
      for (const child of children) await end(child, 'SIGKILL');
      await pool.end();
      await database.stop();
      // If a service has restarted PostgreSQL, the watcher of that server stops it soon after the last service exits.
      for (const deadline = Date.now() + 20_000; readPostmasterPid(dataDir) && Date.now() < deadline;)
        await sleep(20);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function killDatabase(dataDir: string, pool: pg.Pool): Promise<void> {
  const killedPid = readPostmasterPid(dataDir)!;
  process.kill(killedPid, 'SIGKILL');
  const isRestarted = async (): Promise<boolean> => {
    // Child processes of the killed server still respond for a moment.
    if ([undefined, killedPid].includes(readPostmasterPid(dataDir))) return false;
    return pool.query('select 1').then(
      () => true,
      () => false,
    );
  };
  for (const deadline = Date.now() + recoveryMs; !(await isRestarted()); await sleep(5))
    if (Date.now() > deadline) throw new Error('The database did not restart.');
}

/** The process id of PostgreSQL, or undefined if it is not running. */
function readPostmasterPid(dataDir: string): number | undefined {
  try {
    const [pid] = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  } catch {
    return undefined;
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(5)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
  }
  throw new Error(`The service at ${url} did not become ready.`);
}

function serviceAt(url: string, key: string, child: ChildProcess): ServiceProcess {
  const authorised = { Authorization: `Bearer ${key}` };
  return {
    child,
    crash: () => crash(child, url),
    end: (signal = 'SIGKILL') => end(child, signal),
    call: (fn, args, headers = {}) =>
      post(`${url}/mcp/${findEndpoint(fn)}`, JSON.stringify({ fn, args }), {
        'Content-Type': 'application/json',
        ...authorised,
        ...headers,
      }),
    upload: (name, bytes) =>
      post(url + uploads['material.upload'].path, bytes, { 'X-Service-Path': name, ...authorised }),
  };
}

async function post<Value>(
  url: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>>,
): Promise<Answer<Value>> {
  try {
    const signal = AbortSignal.timeout(callTimeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    const text = await response.text();
    return { arrived: true, status: response.status, text, value: JSON.parse(text).value };
  } catch {
    return { arrived: false };
  }
}

function findEndpoint(fn: string): string {
  const endpoint = ['query', 'mutate', 'run'].find((candidate) => registry.has(`${candidate} ${fn}`));
  if (endpoint === undefined) throw new Error(`There is no operation ${fn}.`);
  return endpoint;
}

async function crash(child: ChildProcess, url: string): Promise<void> {
  const killed = servingProcess(child.pid!);
  process.kill(killed, 'SIGKILL');
  for (const deadline = Date.now() + recoveryMs; ; await sleep(20)) {
    const [current] = childProcesses(child.pid!);
    if (current !== undefined && current !== killed) break;
    if (Date.now() > deadline) throw new Error('The service was not started again.');
  }
  await waitUntilReady(url);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    // Kills what answers calls directly: it would notice the death of its parent only between two tasks.
    if (signal === 'SIGKILL') for (const each of childProcesses(child.pid!)) killIfAlive(each);
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

async function lockTable(pool: pg.Pool, table: string): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`lock table ${pg.escapeIdentifier(table)} in share row exclusive mode`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}
