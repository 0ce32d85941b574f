import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploads } from '../../generated/contract/uploads.ts';
import { openStage, type ServiceProcess, type Stage } from './stage.ts';

const atOnce = 20;
const mostGrowthMb = 160;

let stage: Stage;
let service: ServiceProcess;
beforeAll(async () => {
  stage = await openStage();
  service = await stage.serve('api');
}, 60_000);
afterAll(() => stage?.close());

/** What the process holds in memory, in megabytes. */
function residentMb(): number {
  const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

test.runIf(process.platform === 'linux')(
  'many of the largest files at once are taken without holding them in memory',
  async () => {
    const bytes = Buffer.alloc(uploads['material.upload'].maxBytes, 'outreach');
    const all = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => service.upload(`a/${index}.bin`, bytes)));
    await all(1);
    const before = residentMb();
    let most = before;
    let isOver = false;
    const replies = all(atOnce).finally(() => (isOver = true));
    while (!isOver) {
      most = Math.max(most, residentMb());
      await sleep(10);
    }
    expect((await replies).map((reply) => reply.known && reply.status)).toEqual(Array(atOnce).fill(200));
    expect(most - before).toBeLessThan(mostGrowthMb);
  },
  120_000,
);
