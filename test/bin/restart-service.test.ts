import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/**
 * Replaces the service: it records in a file what it does. The first word after `serve` says how it behaves. A message
 * that was sent before a kill still reaches the parent.
 */
const service = `
import { appendFileSync } from 'node:fs';
const behaviour = process.argv[3];
const record = (event) => {
  const { PORT: port, MALLOC_ARENA_MAX: arenas } = process.env;
  const line = JSON.stringify({ event, pid: process.pid, port, arenas, options: process.execArgv });
  appendFileSync(process.env.EVENTS, line + '\\n');
};
const report = (state, port) => process.send({ state, port }, () => record(state));
process.stdout.write('started\\n');
process.on('message', () => { report('stopping'); if (behaviour === 'obeys') process.exit(0); });
process.on('SIGUSR1', () => process.exit(4));
process.on('SIGTERM', () => { process.send({ state: 'stopping' }, () => process.exit(5)); });
setInterval(() => {}, 60_000);
record('started');
if (behaviour === 'refuses') process.exit(2);
if (behaviour !== 'hangs') report('ready', 4242);
`;
const repository = path.join(import.meta.dirname, '..', '..');

let folder: string;
let events: string;
let stdout: string;
let stderr: string;
let parent: ChildProcess;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outreach-restart-'));
  mkdirSync(path.join(folder, 'src'));
  cpSync(path.join(repository, 'bin'), path.join(folder, 'bin'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'src/main.ts'), service);
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
});
beforeEach(() => {
  events = path.join(mkdtempSync(path.join(folder, 'events-')), 'events');
  writeFileSync(events, '');
  [stdout, stderr] = ['', ''];
});
afterEach(() => void parent.kill('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true }));

function serve(
  behaviour: 'obeys' | 'hangs' | 'lingers' | 'refuses',
  logLevel = 'info',
  environment: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): void {
  parent = spawn(process.execPath, [...options, path.join(folder, 'bin/outreach.js'), 'serve', behaviour], {
    env: { EVENTS: events, PORT: '0', LOG_LEVEL: logLevel, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  parent.stdout!.on('data', (part: Buffer) => (stdout += part.toString()));
  parent.stderr!.on('data', (part: Buffer) => (stderr += part.toString()));
}

interface ServiceEvent {
  readonly event: 'started' | 'ready' | 'stopping';
  readonly pid: number;
  readonly port: string;
  readonly arenas: string;
  readonly options: readonly string[];
}

const listEvents = (event: ServiceEvent['event']): ServiceEvent[] =>
  readFileSync(events, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ServiceEvent)
    .filter((found) => found.event === event);

const listLogLines = () =>
  stderr
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; signal?: string; status?: number });

/** Waits until this has happened `count` times and returns the last event. */
async function waitForEvent(event: ServiceEvent['event'], count = 1): Promise<ServiceEvent> {
  await expect.poll(() => listEvents(event).length, { timeout: 30_000 }).toBe(count);
  return listEvents(event)[count - 1]!;
}

async function waitForEnd(): Promise<[number | null, NodeJS.Signals | null]> {
  if (parent.exitCode === null && parent.signalCode === null) await once(parent, 'close');
  return [parent.exitCode, parent.signalCode];
}

describe('a service that was ready', { timeout: 60_000 }, () => {
  test('is started again on its port after each kill, after longer pauses', async () => {
    serve('obeys');
    const first = await waitForEvent('ready');
    process.kill(first.pid, 'SIGKILL');
    const second = await waitForEvent('ready', 2);
    process.kill(second.pid, 'SIGKILL');
    await waitForEvent('ready', 3);
    expect([first.port, second.port]).toEqual(['0', '4242']);
    await expect.poll(() => listLogLines().filter(({ level }) => level === 40)).toHaveLength(2);
    const deaths = listLogLines().filter(({ signal }) => signal === 'SIGKILL');
    expect(deaths.map(({ level }) => level)).toEqual([60, 60]);
    expect(deaths[0]!.msg).toMatch(/memory ran out\. Give .* more memory\. It starts again in 1 s\.$/);
    expect(deaths[1]!.msg).toMatch(/It starts again in 2 s\.$/);
    expect(stdout).toBe('started\n');
  });

  test('runs with small pools of memory and a slowly growing heap unless the operator chooses others', async () => {
    serve('obeys');
    expect(await waitForEvent('ready')).toMatchObject({
      arenas: '2',
      options: ['--max-semi-space-size=16', '--heap-growing-percent=100'],
    });
    parent.kill('SIGTERM');
    await waitForEnd();
    serve('obeys', 'info', { MALLOC_ARENA_MAX: '5' }, ['--max-semi-space-size=32']);
    expect(await waitForEvent('ready', 2)).toMatchObject({
      arenas: '5',
      options: ['--max-semi-space-size=16', '--heap-growing-percent=100', '--max-semi-space-size=32'],
    });
  });

  test('is started again after it aborted', async () => {
    serve('obeys');
    process.kill((await waitForEvent('ready')).pid, 'SIGABRT');
    await waitForEvent('ready', 2);
    expect(stderr).toContain('NODE_OPTIONS=--max-old-space-size=MEGABYTES');
  });

  test('is started again after it failed', async () => {
    serve('obeys');
    process.kill((await waitForEvent('ready')).pid, 'SIGUSR1');
    await waitForEvent('ready', 2);
    expect(stderr).toContain('The service ended with status 4');
  });

  test('writes no line to a silent log', async () => {
    serve('obeys', 'silent');
    process.kill((await waitForEvent('ready')).pid, 'SIGKILL');
    await waitForEvent('ready', 2);
    expect(stderr).toBe('');
  });

  test('stays ended after SIGTERM to itself, with its own status', async () => {
    serve('obeys');
    process.kill((await waitForEvent('ready')).pid, 'SIGTERM');
    expect(await waitForEnd()).toEqual([5, null]);
    expect(listEvents('started')).toHaveLength(1);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ends with its parent after %s', async (signal) => {
    serve('obeys');
    await waitForEvent('ready');
    parent.kill(signal);
    expect(await waitForEnd()).toEqual([0, null]);
    expect(listEvents('started')).toHaveLength(1);
  });

  test('is ended immediately by a second signal to its parent', async () => {
    serve('lingers');
    const { pid } = await waitForEvent('ready');
    parent.kill('SIGTERM');
    await waitForEvent('stopping');
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGTERM');
    expect(await waitForEnd()).toEqual([1, null]);
    await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false);
  });

  test('is not started again if its parent is stopped in the pause', async () => {
    serve('obeys');
    process.kill((await waitForEvent('ready')).pid, 'SIGKILL');
    await expect.poll(() => listLogLines().length).toBe(1);
    parent.kill('SIGTERM');
    expect(await waitForEnd()).toEqual([0, null]);
    expect(listEvents('started')).toHaveLength(1);
  });

  test('ends after a kill -9 of its parent', async () => {
    serve('lingers');
    const { pid } = await waitForEvent('ready');
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false);
  });
});

describe('a service that was never ready is not started again', { timeout: 60_000 }, () => {
  test('after it ended with an error', async () => {
    serve('refuses');
    expect(await waitForEnd()).toEqual([2, null]);
    expect([listEvents('started').length, stderr]).toEqual([1, '']);
  });

  test('after it was killed', async () => {
    serve('hangs');
    process.kill((await waitForEvent('started')).pid, 'SIGKILL');
    expect(await waitForEnd()).toEqual([128 + 9, null]);
    expect(stderr).toMatch(/^The service was killed, probably .* more memory\.\n$/);
    expect(listEvents('started')).toHaveLength(1);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
