import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../../src/store/embedded/start.ts';
import { isAlive, query, testServers, waitUntil } from './test-servers.ts';

const { folder, folderWithDatabase, start } = testServers();

/** Copies a data folder with the plain command of an operator. */
function copyOf(dataDir: string): string {
  const copy = path.join(folder(), 'copy');
  execFileSync('cp', ['-r', dataDir, copy]);
  return copy;
}

/** Lists pipes and sockets, which many programs cannot copy. */
function listSpecialFiles(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = lstatSync(path.join(dataDir, name));
    return !file.isFile() && !file.isDirectory();
  });
}

describe('the folder of a stopped server', () => {
  test('has no special files after the last process ends', async () => {
    const dataDir = await folderWithDatabase();
    const [first, second] = [await start(dataDir), await start(dataDir)];
    await first.end('SIGTERM');
    expect(await query(second.greeting.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.end('SIGTERM');
    expect(listSpecialFiles(dataDir)).toEqual([]);
    const third = await start(dataDir);
    expect(await query(third.greeting.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('can be copied to another path and started there', async () => {
    const dataDir = await folderWithDatabase();
    const original = await startEmbeddedPostgres({ dataDir });
    await query(original.url, 'create table copied as select 42 as answer');
    await original.stop();
    const copy = await start(copyOf(dataDir));
    expect(await query(copy.greeting.url, 'select answer from copied')).toEqual([{ answer: 42 }]);
    expect(await copy.end('SIGTERM')).toBe(0);
  });
});

test('a copy of a running server never uses the original', async () => {
  const dataDir = await folderWithDatabase();
  const original = await start(dataDir);
  await query(original.greeting.url, 'create table copied as select 1 as answer');
  await query(original.greeting.url, 'checkpoint');
  const copy = await start(copyOf(dataDir));
  expect(copy.greeting.pid).not.toBe(original.greeting.pid);
  expect(copy.greeting.socketDir).not.toBe(original.greeting.socketDir);
  await query(copy.greeting.url, 'update copied set answer = 2');
  expect(await query(original.greeting.url, 'select answer from copied')).toEqual([{ answer: 1 }]);
  expect(await copy.end('SIGTERM')).toBe(0);
  await waitUntil(() => !isAlive(copy.greeting.pid));
  expect(await query(original.greeting.url, 'select answer from copied')).toEqual([{ answer: 1 }]);
});

test('concurrent starts and stops never fail and leave no special file', async () => {
  const dataDir = await folderWithDatabase();
  const useServer = async () => {
    for (let round = 0; round < 5; round++) {
      const server = await startEmbeddedPostgres({ dataDir });
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await server.stop();
    }
  };
  await Promise.all([useServer(), useServer(), useServer()]);
  expect(listSpecialFiles(dataDir)).toEqual([]);
});
