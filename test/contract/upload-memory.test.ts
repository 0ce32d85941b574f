import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploads } from '../../generated/contract/uploads.ts';
import { freePort } from '../support/free-port.ts';
import { testPrograms, startTimeoutMs, waitUntilReady, type RunningProgram } from '../commands/program.ts';
import { testService } from '../support/test-service.ts';

const { path, maxBytes } = uploads['material.upload'];
const concurrency = 20;
/** A third of what is sent. */
const maxGrowthMb = (concurrency * maxBytes) / 3 / 1_048_576;

const service = testService({ role: 'api' });
const { start, folder } = testPrograms();
// Each upload has a connection of its own, and no kept one ends while the others are being prepared.
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

/** What the process holds in memory, in megabytes. */
function residentMb(): number {
  const status = readFileSync(`/proc/${started.process.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

/** The status that the upload is answered with. */
async function upload(name: string, body: Uint8Array): Promise<number> {
  const headers = { Authorization: `Bearer ${service.tenant.liveKey}`, 'X-Service-Path': name };
  const answer = await request(url + path, { method: 'POST', body, headers, dispatcher: connections });
  await answer.body.dump();
  return answer.statusCode;
}

test.runIf(process.platform === 'linux')(
  'stores many concurrent large files without buffering them',
  async () => {
    const bytes = Buffer.alloc(maxBytes, 'outreach');
    const all = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => upload(`a/${index}.bin`, bytes)));
    await all(1);
    const before = residentMb();
    let most = before;
    let isOver = false;
    const statuses = all(concurrency).finally(() => (isOver = true));
    while (!isOver) {
      most = Math.max(most, residentMb());
      await sleep(10);
    }
    expect(await statuses).toEqual(Array(concurrency).fill(200));
    expect(most - before).toBeLessThan(maxGrowthMb);
  },
  120_000,
);
