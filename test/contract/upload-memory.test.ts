import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploads } from '../../generated/contract/uploads.ts';
import { servingProcess } from '../support/child-processes.ts';
import { freePort } from '../support/free-port.ts';
import { testPrograms, startTimeoutMs, waitUntilReady, type RunningProgram } from '../commands/program.ts';
import { testService } from '../support/test-service.ts';

const { path, maxBytes } = uploads['material.upload'];
const concurrency = 20;
/** A third of the bytes sent. */
const maxGrowthMb = (concurrency * maxBytes) / 3 / 1_048_576;

const service = testService({ role: 'api' });
const { start, folder } = testPrograms();
// Each upload gets its own connection, so that no idle one times out while others are prepared.
const connections = new Agent({ pipelining: 0 });

let started: RunningProgram;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const settings = { DATABASE_URL: service.databaseUrl, DATA_DIR: folder(), PORT: String(port) };
  started = start(['serve', '--role', 'api'], settings);
  await waitUntilReady(url, started);
}, startTimeoutMs);
afterAll(() => connections.close());

/** The resident memory of the process that takes the files, in megabytes. */
function residentMb(): number {
  const status = readFileSync(`/proc/${servingProcess(started.process.pid!)}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

/** Uploads and returns the HTTP status. */
async function upload(name: string, body: Uint8Array): Promise<number> {
  const headers = { Authorization: `Bearer ${service.tenant.liveKey}`, 'X-Service-Path': name };
  const response = await request(url + path, { method: 'POST', body, headers, dispatcher: connections });
  await response.body.dump();
  return response.statusCode;
}

test.runIf(process.platform === 'linux')(
  'stores many concurrent large files without buffering them',
  { timeout: 120_000, tags: 'needs-linux' },
  async () => {
    const bytes = Buffer.alloc(maxBytes, 'outreach');
    const uploadMany = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => upload(`a/${index}.bin`, bytes)));
    await uploadMany(1);
    const before = residentMb();
    let peak = before;
    let hasEnded = false;
    const statuses = uploadMany(concurrency).finally(() => (hasEnded = true));
    while (!hasEnded) {
      peak = Math.max(peak, residentMb());
      await sleep(10);
    }
    expect(await statuses).toEqual(Array(concurrency).fill(200));
    expect(peak - before).toBeLessThan(maxGrowthMb);
  },
);
