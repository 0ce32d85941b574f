import { expect, test } from 'vitest';
import { superviseEmbeddedPostgres } from '../../../src/store/embedded/supervise.ts';
import { isAlive, query, testServers, waitUntil } from './test-servers.ts';

const { folder, start } = testServers();

test('a killed server restarts at the same address with its data', async () => {
  const events: string[] = [];
  const server = await superviseEmbeddedPostgres({
    dataDir: folder(),
    onLost: () => events.push('lost'),
    onRestored: () => events.push('restored'),
  });
  const { url, pid } = server;
  await query(url, 'create table kept as select 42 as answer');
  process.kill(pid, 'SIGKILL');
  await waitUntil(() => events.includes('restored'));
  expect(events).toEqual(['lost', 'restored']);
  expect(server.pid).not.toBe(pid);
  expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
});

test('two services restart one server only once', async () => {
  const dataDir = folder();
  const processes = [await start(dataDir, { keep: true }), await start(dataDir, { keep: true })] as const;
  process.kill(processes[0].greeting.pid, 'SIGKILL');
  const restored = await Promise.all(processes.map((process) => process.nextLine()));
  expect(restored[0]).toEqual(restored[1]);
  await processes[0].end('SIGKILL');
  expect(await query(processes[1].greeting.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await processes[1].end('SIGTERM')).toBe(0);
  expect(isAlive(Number(restored[0]!['restored']))).toBe(false);
});

test('a server stopped on purpose is not restarted', async () => {
  const events: string[] = [];
  const server = await superviseEmbeddedPostgres({ dataDir: folder(), onLost: () => events.push('lost') });
  await server.stop();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(isAlive(server.pid)).toBe(false);
  expect(events).toEqual([]);
});
