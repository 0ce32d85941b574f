import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadCall, LoadOrder, LoadResult } from './load-call.ts';

const script = path.join(import.meta.dirname, 'wrk.lua');
const timeout = '60s';

export function isWrkInstalled(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

/**
 * Makes the calls with wrk, whose durations are whole seconds.
 *
 * @throws Error if any call fails.
 */
export async function measureWithWrk(order: LoadOrder): Promise<LoadResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-wrk-'));
  try {
    const file = path.join(folder, 'calls.lua');
    writeFileSync(file, formatLua(order.calls));
    const seconds = Math.max(1, Math.round(order.durationMs / 1_000));
    const firstNumber = String(Date.now() * 1_000);
    const options = ['--threads', '1', '--connections', String(order.connections), '--timeout', timeout];
    const args = [
      ...options,
      '--duration',
      `${seconds}s`,
      '--latency',
      '--script',
      script,
      order.origin,
      '--',
    ];
    const { stdout } = await promisify(execFile)('wrk', [...args, file, firstNumber]);
    const { failed, ...result } = parseResult(stdout);
    if (failed > 0) throw new Error(`${failed} calls failed. ${await describeCall(order, firstNumber)}`);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The calls as a Lua file that returns a list. */
export function formatLua(calls: readonly LoadCall[]): string {
  const entries = calls.map(({ method, path: url, headers, body }) => {
    const pairs = Object.entries(headers).map(([name, value]) => `[${quote(name)}] = ${quote(value)}`);
    const fields = [`method = ${quote(method)}`, `path = ${quote(url)}`, `headers = { ${pairs.join(', ')} }`];
    return `  { ${[...fields, ...(body === null ? [] : [`body = ${quote(body)}`])].join(', ')} },`;
  });
  return ['return {', ...entries, '}', ''].join('\n');
}

function quote(text: string): string {
  const escape = (character: string) => `\\${character.charCodeAt(0).toString().padStart(3, '0')}`;
  return `"${text.replaceAll(/["\\\n\r]/g, escape)}"`;
}

function parseResult(output: string): Omit<LoadResult, 'cpuShare'> & { failed: number; cpuShare: null } {
  const json = /^result (\{.*\})$/m.exec(output)?.[1];
  if (json === undefined) throw new Error(`wrk printed no result: ${output}`);
  return { ...JSON.parse(json), cpuShare: null };
}

/** Makes one of the calls again, because wrk does not show responses. */
async function describeCall({ origin, calls: [call] }: LoadOrder, number: string): Promise<string> {
  const { method, path: url, headers, body } = call!;
  const fill = (text: string) => text.replaceAll('#n#', number);
  const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)] as [string, string]);
  const response = await fetch(`${origin}${url}`, { method, headers: filled, body: body && fill(body) });
  return `${method} ${url} returns ${response.status} ${await response.text()}`;
}
