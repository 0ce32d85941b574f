import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskMonitor, type DiskMonitor } from './disk-monitor.ts';

const diskFull = Object.assign(new Error('could not extend file'), { code: '53100' });
const unreachable = Object.assign(new Error('connect'), { code: 'ENOENT' });
const limitReached = Object.assign(new Error('temporary file size exceeds temp_file_limit'), {
  code: '53400',
});
const localDiskFull = Object.assign(new Error('write'), { code: 'ENOSPC' });

let fault: Error | undefined;
let hasStopped: boolean | undefined;
let events: string[];
let testedBytes: number[];
let monitor: DiskMonitor;
beforeEach(() => {
  [fault, hasStopped, events, testedBytes] = [undefined, undefined, [], []];
  monitor = createDiskMonitor({
    requireSpace: (bytes) => {
      testedBytes.push(bytes);
      return fault ? Promise.reject(fault) : Promise.resolve();
    },
    hasStopped: () => hasStopped,
    onFull: () => events.push('full'),
    onFree: () => events.push('free'),
    intervalMs: 1,
  });
});
afterEach(() => monitor.stop());

test('reports a full disk once, until the database can write again', async () => {
  fault = diskFull;
  expect(monitor.isFull()).toBe(false);
  expect([monitor.explains(diskFull), monitor.explains(diskFull)]).toEqual([true, true]);
  await expect.poll(() => testedBytes.length).toBeGreaterThan(3);
  expect([monitor.isFull(), events]).toEqual([true, ['full']]);
  fault = undefined;
  await expect.poll(() => monitor.isFull()).toBe(false);
  expect(events).toEqual(['full', 'free']);
  expect(monitor.explains(unreachable)).toBe(false);
});

test('finds a full disk of a database that only answers reads', async () => {
  fault = diskFull;
  await monitor.test();
  expect([monitor.isFull(), events]).toEqual([true, ['full']]);
});

test('requires space for a file of the log before it reports the end', async () => {
  monitor.explains(diskFull);
  await expect.poll(() => monitor.isFull()).toBe(false);
  expect(testedBytes.every((bytes) => bytes > 16 * 1024 ** 2)).toBe(true);
});

test('explains an unreachable embedded database only by a full disk', () => {
  fault = unreachable;
  hasStopped = false;
  expect(monitor.explains(unreachable)).toBe(false);
  hasStopped = true;
  expect([monitor.explains(unreachable), monitor.isFull()]).toEqual([true, true]);
});

test('remembers the reason of a remote database that stopped', async () => {
  fault = unreachable;
  expect(monitor.explains(unreachable)).toBe(false);
  monitor.explains(diskFull);
  await expect.poll(() => testedBytes.length).toBeGreaterThan(3);
  expect([monitor.explains(unreachable), monitor.isFull()]).toEqual([true, true]);
});

test('does not mistake another limit or another disk for a full disk of the database', async () => {
  for (const other of [limitReached, localDiskFull, new Error('a bug')])
    expect(monitor.explains(other)).toBe(false);
  fault = limitReached;
  monitor.explains(diskFull);
  expect(monitor.explains(localDiskFull)).toBe(false);
  await expect.poll(() => monitor.isFull()).toBe(false);
});
