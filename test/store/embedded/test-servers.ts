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

/** Nothing of these databases is worth the disk's time. */
const settings = { fsync: 'off', shared_buffers: '16MB' };

/** What the stand-in service says when its server is up. */
export interface StartReport {
  readonly pid: number;
  readonly url: string;
  readonly socketDir: string;
  readonly wasRunning: boolean;
}

export interface ServerProcess {
  readonly process: ChildProcess;
  readonly greeting: StartReport;
  /** The next line it says. */
  nextLine(): Promise<Record<string, unknown>>;
  /** Sends the signal and waits for the end; answers the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export interface ServerOptions {
  readonly keep?: boolean;
  readonly account?: { readonly uid: number; readonly gid: number };
}

/** Folders and services of one test, all gone after it. */
export function testServers() {
  const folders: string[] = [];
  const services: ChildProcess[] = [];
  let made: Promise<string> | undefined;
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
    if (made) rmSync(await made, { recursive: true, force: true });
  });
  const folder = (): string => {
    const opened = openFolder();
    folders.push(opened);
    return opened;
  };
  return {
    folder,
    /** A folder with a database that was stopped in order: a copy of one, which takes far less than to make it. */
    async folderWithDatabase(): Promise<string> {
      const original = await (made ??= makeDatabase());
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

/** The rows of one query, over a connection of its own. */
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

/** Waits until `condition` holds, at most thirty seconds. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`not so within thirty seconds: ${condition.toString()}`);
    await sleep(20);
  }
}

/** A server whose users are gone stops by itself; one that was killed leaves its file behind. */
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
  let complaint = '';
  service.stderr!.on('data', (part: Buffer) => (complaint += part.toString()));
  const nextLine = async (): Promise<Record<string, unknown>> => {
    const { done, value } = await lines.next();
    if (done) throw new Error(`the service ended: ${complaint}`);
    return JSON.parse(value) as Record<string, unknown>;
  };
  return {
    process: service,
    greeting: (await nextLine()) as unknown as StartReport,
    nextLine,
    async end(signal) {
      const ended = once(service, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
      service.kill(signal);
      const [code, by] = await ended;
      return code ?? by;
    },
  };
}
