import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The running program with its own data folder. */
export interface DemoService {
  readonly url: string;
  readonly dataDir: string;
  /** Runs a command of the program with `--json` and returns its output. */
  command<Answer>(...options: string[]): Promise<Answer>;
  /** Ends the program and its database cleanly, then removes the folder. */
  end(): Promise<void>;
}

const program = path.join(import.meta.dirname, '..', '..', 'bin', 'outreach.js');
const readyMs = 60_000;

/** Starts `outreach serve` on a free port with a temporary folder, and waits until it is ready. */
export async function startService(): Promise<DemoService> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outreach-demo-'));
  const environment = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, [program, 'serve', '--json'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Ctrl-C must reach only the demo, which then ends the service cleanly.
    detached: true,
  });
  const exited = once(child, 'exit');
  const end = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await Promise.race([readUrl(child.stdout), exited.then(() => fail('it ended'))]);
    await waitUntilReady(url);
    return { url, dataDir, end, command: (...options) => runCommand(options, environment) };
  } catch (error) {
    await end();
    throw error;
  }
}

async function readUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output }))
    return (JSON.parse(line) as { url: string }).url;
  return fail('it printed nothing');
}

async function waitUntilReady(url: string): Promise<void> {
  for (const deadline = performance.now() + readyMs; performance.now() < deadline; await sleep(50)) {
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
  }
  fail('it was not ready in time');
}

async function runCommand<Answer>(
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Answer> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], { env: environment });
  return JSON.parse(stdout) as Answer;
}

function fail(reason: string): never {
  throw new Error(`The service did not start: ${reason}.`);
}
