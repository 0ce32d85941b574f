import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';

export const repository = path.join(import.meta.dirname, '..', '..');
const program = path.join(repository, 'bin', 'outreach.js');

/** Long enough for tests that start several services on a busy machine. */
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
  /** Sends the signal, if given, and resolves with the result when the program has ended. */
  end(signal?: NodeJS.Signals): Promise<ProgramResult>;
}

export type Environment = Readonly<Record<string, string>>;

/** The only inherited variables, so that a developer's settings do not reach the programs that tests start. */
const inheritedEnvironment = {
  PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
  HOME: tmpdir(),
};

/** Starts the program for the tests of one file, and ends all started programs after them. */
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
    /** Runs `npm start`, as the README shows. */
    npmStart(environment: Environment): RunningProgram {
      const running = launch(['npm', 'start'], environment);
      started.push(running);
      return running;
    },
    run: (options: readonly string[], environment: Environment) => start(options, environment).end(),
    /** Runs a shell line in which `$OUTREACH` stands for the program. */
    shell(line: string, environment: Environment): Promise<ProgramResult> {
      const node = `"${process.execPath}" "${program}"`;
      const running = launch(['sh', '-c', line.replaceAll('$OUTREACH', node)], environment);
      started.push(running);
      return running.end();
    },
    /** Creates an empty folder that is removed after the tests of the file. */
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
    // Gives the program its own process group, so that the processes it starts can be ended with it.
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
    // The group has already ended, which is fine.
  }
}

/** Waits at most 40 seconds until `probe` returns a value. An error of `probe` counts as no value. */
export async function waitUntil<T>(
  condition: string,
  probe: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  for (const deadline = performance.now() + 40_000; performance.now() < deadline;) {
    const found = await Promise.resolve(probe()).catch(() => undefined);
    if (found !== undefined) return found;
    await sleep(20);
  }
  throw new Error(`Timed out after 40 seconds: ${condition}`);
}

/** Waits until the service at `url` reports that it is ready. */
export async function waitUntilReady(url: string, running: RunningProgram): Promise<void> {
  await waitUntil(`ready at ${url}; standard error: ${running.stderr()}`, async () => {
    if (running.process.exitCode !== null) throw new Error(running.stderr());
    return (await fetch(`${url}/readyz`)).status === 200 ? true : undefined;
  });
}

/** Removes the folder once its database has stopped: after its services are killed, it still writes for a moment. */
async function removeWhenStopped(folder: string): Promise<void> {
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  await waitUntil('the database has ended', () => !existsSync(pidFile) || undefined);
  rmSync(folder, { recursive: true, force: true });
}
