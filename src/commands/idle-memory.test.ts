import { describe, expect, it } from 'vitest';
import { createIdleCheck } from './idle-memory.ts';

describe('createIdleCheck', () => {
  it('frees memory once after each busy time, when two minutes have been idle', async () => {
    expect(await freesDuring('busy idle idle idle')).toBe(0);
    expect(await freesDuring('busy idle idle idle idle')).toBe(1);
    expect(await freesDuring('busy idle idle idle idle idle idle idle idle idle')).toBe(1);
    expect(await freesDuring('busy idle idle idle idle busy idle idle idle idle')).toBe(2);
  });

  it('does not interrupt a service with pauses', async () => {
    expect(await freesDuring('busy idle idle idle busy idle idle idle busy')).toBe(0);
  });

  it('leaves a service alone that was never busy', async () => {
    expect(await freesDuring('idle idle idle idle idle idle')).toBe(0);
  });
});

/** Counts how often memory is freed while the intervals of half a minute pass. */
async function freesDuring(intervals: string): Promise<number> {
  const times = { cpuMs: 500, elapsedMs: 1_000 };
  let frees = 0;
  const check = createIdleCheck({
    readTimes: () => ({ ...times }),
    free: async () => void (frees += 1),
  });
  for (const interval of intervals.split(' ')) {
    times.elapsedMs += 30_000;
    times.cpuMs += interval === 'busy' ? 3_000 : 300;
    await check();
  }
  return frees;
}
