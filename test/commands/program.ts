import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';

export const repository = path.join(import.meta.dirname, '..', '..');
const program = path.join(repository, 'bin', 'outreach.js');

/** For tests that start several services, on a machine that is busy with other things. */
export const startTimeoutMs = 90_000;

export interface ProgramResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  readonly process: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** The whole of it, once it has ended by itself or by the signal given. */
  end(signal?: NodeJS.Signals): Promise<ProgramResult>;
}

export type Environment = Readonly<Record<string, string>>;

/** Settings that a developer may have set for other purposes do not reach the programs that tests start. */
const inheritedEnvironment = {
  PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
  HOME: tmpdir(),
};

/** Starts and runs the program as a person would, for the tests of one file, and ends what they leave running. */
export function testPrograms() {
  const started: RunningProgram[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    for (const running of started) killGroup(running.process);
    for (const running of started) await running.end();
    for (const folder of folders) await removeWhenStopped(folder);
  });
  const start = (options: readonly string[], environment: Environment): RunningProgram => {
    const running = launch([process.execPath, program, ...options], environment);
    started.push(running);
    return running;
  };
  return {
    start,
    /** `npm start`, as the first lines of the manual have it. */
    npmStart(environment: Environment): RunningProgram {
      const running = launch(['npm', 'start'], environment);
      started.push(running);
      return running;
    },
    run: (options: readonly string[], environment: Environment) => start(options, environment).end(),
    /** A line of the shell, in which `$OUTREACH` is the program. */
    shell(line: string, environment: Environment): Promise<ProgramResult> {
      const node = `"${process.execPath}" "${program}"`;
      const running = launch(['sh', '-c', line.replaceAll('$OUTREACH', node)], environment);
      started.push(running);
      return running.end();
    },
    /** An empty folder, gone after the file. */
    folder(): string {
      const folder = mkdtempSync(path.join(tmpdir(), 'outreach-commands-'));
      folders.push(folder);
      return folder;
    },
  };
}

function launch([command = '', ...options]: readonly string[], environment: Environment): RunningProgram {
  const child = spawn(command, options, {
    cwd: repository,
    env: { ...inheritedEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it has started can be ended with it.
    detached: true,
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => (output.stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output.stderr += part.toString()));
  const closed = once(child, 'close');
  return {
    process: child,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    end: async (signal) => {
      if (signal && child.exitCode === null) child.kill(signal);
      await closed;
      return { status: child.exitCode, ...output };
    },
  };
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL');
  } catch {
    // All of it has ended, as it should.
  }
}

/** Waits until `probe` answers something, or its program has ended, at most forty seconds. */
export async function waitUntil<T>(
  what: string,
  probe: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  for (const deadline = performance.now() + 40_000; performance.now() < deadline;) {
    const found = await Promise.resolve(probe()).catch(() => undefined);
    if (found !== undefined) return found;
    await sleep(20);
  }
  throw new Error(`not within forty seconds: ${what}`);
}

/** Waits until the service at `url` says it is ready. */
export async function waitUntilReady(url: string, running: RunningProgram): Promise<void> {
  await waitUntil(`ready at ${url}; it said ${running.stderr()}`, async () => {
    if (running.process.exitCode !== null) throw new Error(running.stderr());
    return (await fetch(`${url}/readyz`)).status === 200 ? true : undefined;
  });
}

/** A database whose services were killed stops by itself a moment later, and writes until then. */
async function removeWhenStopped(folder: string): Promise<void> {
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  await waitUntil('the database has ended', () => !existsSync(pidFile) || undefined);
  rmSync(folder, { recursive: true, force: true });
}
