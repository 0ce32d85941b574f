import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Replaces the real program: it prints its arguments and environment, and exits as its first argument says. */
const program = `
const print = (line: object): void => void process.stdout.write(JSON.stringify(line) + '\\n');
const idle = setInterval(() => {}, 60_000);
process.on('SIGTERM', () => { print({ signal: 'SIGTERM' }); clearInterval(idle); process.exitCode = 7; });
if (process.argv[2] === 'fail') process.exit(3);
if (process.argv[2] === 'abort') process.kill(process.pid, 'SIGKILL');
print({ pid: process.pid, arguments: process.argv.slice(2), environment: Object.keys(process.env) });
`;
const oldNodePreload =
  "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.19.0' })";
const repository = path.join(import.meta.dirname, '..', '..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outreach-bin-'));
  mkdirSync(path.join(folder, 'src'));
  cpSync(path.join(repository, 'bin'), path.join(folder, 'bin'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'src/main.ts'), program);
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(isOld: boolean, ...options: string[]): ChildProcess {
  const preload = isOld ? ['--import', oldNodePreload] : [];
  return spawn(process.execPath, [...preload, path.join(folder, 'bin/outreach.js'), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

interface ProcessReport {
  readonly pid: number;
  readonly arguments: string[];
  readonly environment: string[];
}

async function readReport(started: ChildProcess): Promise<ProcessReport> {
  for await (const line of createInterface({ input: started.stdout! }))
    return JSON.parse(line) as ProcessReport;
  throw new Error('The program printed nothing.');
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.each([
  ['a Node.js that runs TypeScript', false],
  ['an older Node.js', true],
])('started by %s', (_, isOld) => {
  test('passes on the arguments and returns the exit status', async () => {
    const started = run(isOld, 'key', 'list', '--org', 'o 1');
    const report = await readReport(started);
    expect(report.arguments).toEqual(['key', 'list', '--org', 'o 1']);
    expect(report.pid === started.pid).toBe(!isOld);
    expect(report.environment.filter((name) => name.startsWith('OUTREACH'))).toEqual([]);
    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([7, null]);
    expect(isAlive(report.pid)).toBe(false);
  });

  test('returns the exit status of a failure', async () => {
    expect((await once(run(isOld, 'fail'), 'exit'))[0]).toBe(3);
  });

  test('kill -9 leaves no process behind', async () => {
    const started = run(isOld);
    const { pid } = await readReport(started);
    started.kill('SIGKILL');
    await once(started, 'exit');
    for (const deadline = Date.now() + 15_000; isAlive(pid) && Date.now() < deadline;) await sleep(10);
    expect(isAlive(pid)).toBe(false);
  });
});

test('a program ended by a signal exits with the status of a shell', async () => {
  expect(await once(run(true, 'abort'), 'exit')).toEqual([128 + 9, null]);
});

test('an older Node.js without a newer one in node_modules prints instructions', async () => {
  rmSync(path.join(folder, 'node_modules'));
  const started = spawn(
    process.execPath,
    ['--import', oldNodePreload, path.join(folder, 'bin/outreach.js')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let stderr = '';
  started.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  expect((await once(started, 'close'))[0]).toBe(1);
  expect(stderr).toMatch(/needs Node 22.18 or newer; this is 20.19.0.*npm ci/);
});
