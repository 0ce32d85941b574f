import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { startEmbeddedPostgres } from '../../../src/store/embedded/start.ts';

/** Test data need not survive a power failure, so writes do not wait for the disk. */
const settings = { fsync: 'off', shared_buffers: '16MB' };

/** What `server-process.ts` prints when its server is ready. */
export interface StartReport {
  readonly pid: number;
  readonly url: string;
  readonly socketDir: string;
  readonly wasRunning: boolean;
}

export interface ServerProcess {
  readonly process: ChildProcess;
  readonly greeting: StartReport;
  /** Returns the next line that the process prints. */
  nextLine(): Promise<Record<string, unknown>>;
  /** Sends the signal and waits for the end. Returns the exit code, or the signal that ended the process. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export interface ServerOptions {
  /** Whether the process restarts a lost server. */
  readonly keep?: boolean;
  readonly account?: { readonly uid: number; readonly gid: number };
}

/** Creates folders and services for one test and removes them afterwards. */
export function testServers() {
  const folders: string[] = [];
  const services: ChildProcess[] = [];
  let template: Promise<string> | undefined;
  afterEach(async () => {
    for (const service of services.splice(0)) {
      if (service.exitCode !== null || service.signalCode !== null) continue;
      service.kill('SIGKILL');
      await once(service, 'exit');
    }
    for (const folder of folders.splice(0)) {
      await waitUntilGone(path.join(folder, 'postgres', 'postmaster.pid'));
      rmSync(folder, { recursive: true, force: true });
    }
  });
  afterAll(async () => {
    if (template) rmSync(await template, { recursive: true, force: true });
  });
  const folder = (): string => {
    const created = openFolder();
    folders.push(created);
    return created;
  };
  return {
    folder,
    /** Returns a folder with a cleanly stopped database: a copy of one, because a new one takes much longer. */
    async folderWithDatabase(): Promise<string> {
      const original = await (template ??= makeDatabase());
      const copy = folder();
      execFileSync('cp', ['-a', `${original}/.`, copy]);
      return copy;
    },
    start: async (dataDir: string, options: ServerOptions = {}): Promise<ServerProcess> => {
      const service = startService(dataDir, options);
      services.push(service);
      return waitForStart(service);
    },
  };
}

function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-embedded-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function makeDatabase(): Promise<string> {
  const dataDir = openFolder();
  await (await startEmbeddedPostgres({ dataDir, settings })).stop();
  return dataDir;
}

/** Returns the rows of a query on a separate connection. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

export function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Waits until the condition is true, at most thirty seconds. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`not true within thirty seconds: ${condition.toString()}`);
    await sleep(20);
  }
}

/** A server that no process uses stops automatically. A killed server leaves its pid file. */
async function waitUntilGone(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  await waitUntil(() => !isAlive(pid) || !existsSync(pidFile));
}

function startService(dataDir: string, { keep, account }: ServerOptions): ChildProcess {
  const program = path.join(import.meta.dirname, 'server-process.ts');
  const mode = keep ? ['keep'] : [];
  return spawn(process.execPath, [program, dataDir, ...mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    uid: account?.uid,
    gid: account?.gid,
  });
}

async function waitForStart(service: ChildProcess): Promise<ServerProcess> {
  const lines = createInterface({ input: service.stdout! })[Symbol.asyncIterator]();
  let errorOutput = '';
  service.stderr!.on('data', (part: Buffer) => (errorOutput += part.toString()));
  const nextLine = async (): Promise<Record<string, unknown>> => {
    const { done, value } = await lines.next();
    if (done) throw new Error(`the service ended: ${errorOutput}`);
    return JSON.parse(value) as Record<string, unknown>;
  };
  return {
    process: service,
    greeting: (await nextLine()) as unknown as StartReport,
    nextLine,
    async end(signal) {
      const ended = once(service, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
      service.kill(signal);
      const [code, endedBy] = await ended;
      return code ?? endedBy;
    },
  };
}
