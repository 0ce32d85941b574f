/**
 * Steady is a program of its own, and nothing may be left of it when the tests are killed. So a small shell stands
 * between: it holds a pipe to us, and when that closes, for whatever reason, it ends the program.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';

/** A running server that answers every request by a document and says what is wrong with it. */
export interface Steady {
  readonly url: string;
  close(): Promise<void>;
}

const runUntilStopped = '"$@" & child=$!; cat > /dev/null; kill "$child"; wait "$child" 2> /dev/null; true';

/** Starts Steady by a document on loopback. Throws where it does not begin to answer. */
export async function startSteady(document: object): Promise<Steady> {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-steady-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const port = await freePort();
  const options = ['--quiet', '--no-color', '--host', '127.0.0.1', '--port', String(port), file];
  const shell = spawn('sh', ['-c', runUntilStopped, 'sh', program(), ...options], {
    // A fresh environment, so that nothing of ours makes it report or look for updates.
    env: { PATH: process.env['PATH'], HOME: folder, DENO_NO_UPDATE_CHECK: '1', OTEL_SDK_DISABLED: 'true' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (text: Buffer) => (said += text));
  const close = async () => {
    const ended = once(shell, 'exit');
    shell.stdin.end();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await answers(`${url}/_x-steady/health`)) return { url, close };
    await sleep(100);
  }
  await close();
  throw new Error(`Steady did not begin to answer: ${said}`);
}

/** What Steady has to say against a request, or nothing. */
export function readDiagnostics({ headers, status }: Response): string | undefined {
  const isJudged = headers.has('x-steady-request-valid');
  if (!isJudged) return `${status}: it was not judged`;
  if (headers.get('x-steady-request-valid') === 'true') return undefined;
  const told = [...headers].filter(([name]) => name.startsWith('x-steady-error-'));
  return told.map(([name, value]) => `${name}: ${value}`).join('; ');
}

/** The program itself, because the script before it would outlive us and leave it behind. */
function program(): string {
  const { resolve } = createRequire(import.meta.resolve('@stdy/cli/package.json'));
  return resolve(`@stdy/cli-${process.platform}-${process.arch}/bin/steady`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
