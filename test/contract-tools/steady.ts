/**
 * Steady is a separate program that must also end if the tests are killed. So a small shell starts it: the shell reads
 * from a pipe to the tests and ends the program when the pipe closes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';

/** A running server that validates each request against an OpenAPI document and reports errors in headers. */
export interface Steady {
  readonly url: string;
  close(): Promise<void>;
}

const runUntilStopped = '"$@" & child=$!; cat > /dev/null; kill "$child"; wait "$child" 2> /dev/null; true';

/** Starts Steady with a document on loopback. Throws if it does not become healthy. */
export async function startSteady(document: object): Promise<Steady> {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-steady-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const port = await freePort();
  const options = ['--quiet', '--no-color', '--host', '127.0.0.1', '--port', String(port), file];
  const shell = spawn('sh', ['-c', runUntilStopped, 'sh', program(), ...options], {
    // A clean environment, so that no inherited variable enables telemetry or update checks.
    env: { PATH: process.env['PATH'], HOME: folder, DENO_NO_UPDATE_CHECK: '1', OTEL_SDK_DISABLED: 'true' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (text: Buffer) => (output += text));
  const close = async () => {
    const ended = once(shell, 'exit');
    shell.stdin.end();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isHealthy(`${url}/_x-steady/health`)) return { url, close };
    await sleep(100);
  }
  await close();
  throw new Error(`Steady did not start: ${output}`);
}

/** Returns the errors that Steady reports about a request, if any. */
export function readDiagnostics({ headers, status }: Response): string | undefined {
  const isValidated = headers.has('x-steady-request-valid');
  if (!isValidated) return `${status}: it was not validated`;
  if (headers.get('x-steady-request-valid') === 'true') return undefined;
  const errors = [...headers].filter(([name]) => name.startsWith('x-steady-error-'));
  return errors.map(([name, value]) => `${name}: ${value}`).join('; ');
}

/** Returns the path of the binary, because the script that wraps it would not end with the shell. */
function program(): string {
  const { resolve } = createRequire(import.meta.resolve('@stdy/cli/package.json'));
  return resolve(`@stdy/cli-${process.platform}-${process.arch}/bin/steady`);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
